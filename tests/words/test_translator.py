"""The path of a translator, as the README shows it: a sentence mended, a sixth language, no code touched."""

import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from tutor.cli import main
from tutor.words.files import OWN_LOCALES, language_codes, locales_folder
from tutor.words.pseudo import write


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own for languages, which the program looks into first."""
    folder = tmp_path / "languages"
    folder.mkdir()
    monkeypatch.setenv(OWN_LOCALES, str(folder))
    monkeypatch.setattr("sys.stdin", StringIO())
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> "Run":
    """Runs the program in this process."""
    return Run(capsys)


class Run:
    """The program, with what it said last."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *arguments: str) -> int:
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
        self.out, self.err = self._capsys.readouterr()
        return status


def esperanto(own: Path) -> Path:
    """The first steps: a folder, the English files, a name."""
    folder = own / "eo"
    folder.mkdir()
    for path in (locales_folder() / "en").glob("*.ftl"):
        shutil.copy(path, folder)
    replace(folder / "language.ftl", "language-name = English", "language-name = Esperanto")
    return folder


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_sixth_language_speaks_as_soon_as_it_has_a_name(own: Path, run: Run) -> None:
    assert run("quiz", "--plain", "--lang", "eo") == 2
    folder = esperanto(own)
    assert language_codes() == tuple(sorted({"eo", *language_codes(locales_folder())}))
    replace(folder / "questions.ftl", "[you] Which cards may you play?", "[you] Kiujn kartojn vi rajtas ludi?")
    assert run("quiz", "--plain", "--seed", "1", "--kind", "legal-plays", "--lang", "eo") == 0
    assert "Kiujn kartojn vi rajtas ludi?" in run.out
    assert run("--help", "--lang", "eo") == 0
    assert "eo" in run.out


def test_the_check_says_what_is_left_to_do_until_nothing_is(own: Path, run: Run) -> None:
    folder = esperanto(own)
    assert run("words", "check", "eo", "--quick") == 1
    lines = run.out.splitlines()
    assert f"{folder / 'counts.ftl'}:" in run.out
    assert any("pass" in line and "reads as in English" in line for line in lines)
    assert any("nobody has said yet" in line for line in lines)
    assert run("words", "stale", "eo", "--accept") == 0
    assert (folder / "checks" / "sources.tsv").read_text(encoding="utf-8").startswith("about\t")
    shutil.copytree(write("en", own / "translator"), folder, dirs_exist_ok=True)  # all of it translated, in a way
    run("words", "check", "eo")
    assert run.out == ""
    assert "Nothing to mend in eo." in run.err
    assert "no dictionary" in run.err


def test_a_fault_in_it_is_told_in_the_language_asked_for(own: Path, run: Run) -> None:
    folder = esperanto(own)
    replace(folder / "counts.ftl", "pass = pass", "pass = { $pass")
    assert run("words", "check", "eo", "--quick", "--lang", "ro") == 1
    assert "nu se poate citi ca mesaj: pass = { $pass" in run.out


def test_a_sentence_is_mended_in_a_copy_of_ones_own(own: Path, run: Run) -> None:
    shutil.copytree(locales_folder() / "ro", own / "ro")
    replace(own / "ro" / "questions.ftl", "[you] Ce cărți poți juca?", "[you] Cu ce cărți poți ieși la joc?")
    assert run("quiz", "--plain", "--seed", "1", "--kind", "legal-plays", "--lang", "ro") == 0
    assert "Cu ce cărți poți ieși la joc?" in run.out
    assert run("words", "check", "ro", "--quick") == 0
    replace(own / "ro" / "questions.ftl", "Cu ce cărți poți ieși la joc?", "Ce atuuri poți juca?")
    assert run("words", "check", "ro", "--quick") == 1
    assert f"{own / 'ro' / 'questions.ftl'}:" in run.out
    assert "tromf" in run.out


def test_an_english_sentence_that_changes_makes_its_translation_stale(own: Path, run: Run) -> None:
    for lang in ("en", "ro"):
        shutil.copytree(locales_folder() / lang, own / lang)
    assert run("words", "stale", "ro") == 0
    replace(own / "en" / "counts.ftl", "pass = pass\n", "pass = I pass\n")
    assert run("words", "check", "ro", "--quick") == 1
    assert run("words", "stale", "ro") == 1
    place, *lines = run.out.splitlines()
    assert place.startswith(f"{own / 'ro' / 'counts.ftl'}:")
    assert place.endswith(": pass")
    assert "+pass = I pass" in [line.strip() for line in lines]
    assert run("words", "stale", "ro", "--accept", "pass") == 0
    assert "1 mark has changed" in run.err
    assert run("words", "stale", "ro") == 0
    assert run("words", "stale", "ro", "--accept", "nowhere") == 2


def test_a_pseudo_language_can_be_started(own: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("words", "pseudo", "hu" if "hu" in language_codes() else "ro", str(tmp_path / "made")) == 0
    made = Path(run.out.strip())
    assert OWN_LOCALES in run.err
    monkeypatch.setenv(OWN_LOCALES, str(made.parent))
    assert run("quiz", "--plain", "--seed", "1", "--lang", made.name) == 0
    assert all("[" in line for line in run.out.splitlines() if line)
    assert run("words", "pseudo", "ro") == 0
    temporary = Path(run.out.strip())
    assert (temporary / "language.ftl").is_file()
    shutil.rmtree(temporary.parent)


def test_a_library_that_is_missing_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "langdetect", None)
    assert run("words", "check", "ro") == 2
    assert "langdetect isn’t installed" in run.err
    assert run("words", "check", "ro", "--quick") == 0


@pytest.mark.parametrize("arguments", [("words",), ("words", "check", "tlh"), ("words", "stale"), ("words", "nothing")])
def test_what_is_asked_for_in_vain_is_told(arguments: tuple[str, ...], run: Run) -> None:
    assert run(*arguments) == 2
    assert run.err.startswith("usage: cruce-tutor words")
    assert "Traceback" not in run.err
