"""Every gate passes on the catalogues that are shipped, and finds the fault that is planted for it, where it stands."""

import re
import shutil
from pathlib import Path

import pytest

from tutor.line.words import told
from tutor.words.files import language_codes, locales_folder
from tutor.words.gates.check import QUICK, THOROUGH, Gate, check
from tutor.words.gates.finding import Finding
from tutor.words.gates.fresh import accept, fresh, stale
from tutor.words.gates.joins import joined, whole
from tutor.words.gates.leaks import leaks
from tutor.words.gates.plurals import categories, plurals
from tutor.words.gates.reading import SENTENCE, STEP, count, reading
from tutor.words.gates.said import all_said
from tutor.words.gates.same import own_words, same
from tutor.words.gates.sound import sound
from tutor.words.gates.source import Locales
from tutor.words.gates.spelling import dictionary_of, spelling
from tutor.words.gates.terms import terms
from tutor.words.words import Words

LANGUAGES = language_codes()
SPOKEN = [Words(lang) for lang in LANGUAGES]
COMMA_BELOW = "\N{COMBINING COMMA BELOW}"
Kinds = list[tuple[str, str, str]]


@pytest.fixture(scope="module")
def shipped() -> Locales:
    """The catalogues as they are."""
    return Locales()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of English and Romanian, to plant faults in."""
    for lang in ("en", "ro"):
        shutil.copytree(locales_folder() / lang, tmp_path / lang)
    return tmp_path


def add(folder: Path, file: str, text: str) -> int:
    """Add a text to a file of a language; returns the line on which it begins."""
    path = folder / file
    before = path.read_text(encoding="utf-8")
    path.write_text(before + text, encoding="utf-8")
    return before.count("\n") + 1


def change(folder: Path, file: str, old: str, new: str) -> int:
    """Change a text in a file of a language; returns its line."""
    path = folder / file
    before = path.read_text(encoding="utf-8")
    assert before.count(old) == 1, (old, before.count(old))
    path.write_text(before.replace(old, new), encoding="utf-8")
    return before[: before.index(old)].count("\n") + 1


def found(gate: Gate, folder: Path, lang: str = "ro") -> list[Finding]:
    """What a gate finds in a language of a folder; every language has words for it."""
    findings = list(gate(Locales(folder), lang))
    for finding in findings:
        lines = {told(finding, words) for words in SPOKEN}
        assert len(lines) == len(SPOKEN)
        assert all(f"{finding.file.name}:{finding.line}: " in line for line in lines)
    return findings


def kinds(gate: Gate, folder: Path, lang: str = "ro") -> Kinds:
    """The same in short: kind, file, message."""
    return [(finding.kind, finding.file.name, finding.id) for finding in found(gate, folder, lang)]


# -- as shipped ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("gate", [*QUICK, leaks], ids=lambda gate: gate.__name__)
def test_the_catalogues_pass(gate: Gate, lang: str, shipped: Locales) -> None:
    assert list(gate(shipped, lang)) == []


@pytest.mark.exhaustive  # `make check` does it too
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_are_spelt_rightly(lang: str, shipped: Locales) -> None:
    assert dictionary_of(lang)
    assert list(spelling(shipped, lang)) == []


def test_five_languages_are_shipped() -> None:
    assert set(language_codes(locales_folder())) == {"ro", "en", "de", "hu", "es"}


def test_no_gate_is_left_out(folder: Path) -> None:
    assert {sound, same, own_words, plurals, all_said, whole, fresh, terms, reading} == set(QUICK)
    assert {*QUICK, spelling, leaks} == set(THOROUGH)
    add(folder, "ro/cli.ftl", "x = { $n\n")
    assert [finding.kind for finding in check(("ro",), folder, quick=True)] == ["junk"]


def test_every_kind_of_finding_has_its_sentence_and_no_sentence_is_idle() -> None:
    gates = Path(check.__code__.co_filename).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in gates.glob("*.py"))
    named = set(re.findall(r'Finding\(\s*"([a-z-]+)"', code)) | {"stale", "unmarked"}  # one of these two
    named |= set(re.findall(r'_differing\(.*"([a-z-]+)"\)', code))
    said = {id_.removeprefix("gate-") for id_ in Words().catalogue.entries if id_.startswith("gate-")}
    assert said - {"at", "of"} == named


# -- sound -----------------------------------------------------------------------------------------------------------


def test_a_missing_file_is_found(folder: Path) -> None:
    (folder / "ro" / "rules.ftl").unlink()
    assert kinds(sound, folder) == [("no-file", "rules.ftl", "")]


def test_what_is_no_text_is_found(folder: Path) -> None:
    (folder / "ro" / "cli.ftl").write_bytes(b"a = b\nc = \xff\n")
    assert [(finding.kind, finding.line) for finding in found(sound, folder)] == [("not-text", 2)]


@pytest.mark.parametrize(
    "junk", ["x = { $n", "no message", "x = { $n ->\n    [one] y\n}", "x =", "\tx = y", "x = { y. }"]
)
def test_junk_is_found(folder: Path, junk: str) -> None:
    line = add(folder, "ro/cli.ftl", f"\n{junk}\n") + 1
    (finding,) = found(sound, folder)
    assert (finding.kind, finding.line) == ("junk", line)
    assert finding.facts["found"] == junk.strip().partition("\n")[0]


@pytest.mark.parametrize("file", ["cli", "counts"])
def test_a_message_that_stands_twice_is_found(folder: Path, file: str) -> None:
    line = add(folder, f"ro/{file}.ftl", "pass = trece\n")
    expected = [("twice", "cli.ftl" if file == "counts" else "counts.ftl", "pass")]
    assert kinds(sound, folder) == ([("twice", f"{file}.ftl", "pass")] if file == "counts" else expected)
    assert file != "counts" or [finding.line for finding in found(sound, folder)] == [line]


def test_an_attribute_or_variant_that_stands_twice_is_found(folder: Path) -> None:
    add(
        folder, "ro/cli.ftl", "x = y\n    .a = 1\n    .a = 2\nz = { $n ->\n    [one] 1\n    [one] 2\n   *[other] 3\n}\n"
    )
    assert kinds(sound, folder) == [("name-twice", "cli.ftl", "x"), ("name-twice", "cli.ftl", "z")]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("x = { nowhere }", "nowhere"),
        ("x = { pass.nowhere }", "pass.nowhere"),
        ("x = { -nowhere }", "-nowhere"),
        ("x = { NOWHERE($n) }", "NOWHERE()"),
        ('x = { CARD($card, from: "the") }', "CARD(from:)"),
        ("x = { x }", "x"),
        ("x = { pass } { $n ->\n    [one] { x }\n   *[other] y\n}", "x"),
    ],
)
def test_a_reference_into_nothing_is_found(folder: Path, source: str, names: str) -> None:
    add(folder, "ro/cli.ftl", f"{source}\n")
    assert [(finding.kind, finding.facts["found"]) for finding in found(sound, folder)] == [("broken", names)]


@pytest.mark.parametrize("text", [f"s{COMMA_BELOW}ase", "♥\N{VARIATION SELECTOR-16}"])
def test_an_odd_sign_is_found(folder: Path, text: str) -> None:
    add(folder, "ro/cli.ftl", f"x = {text}\n")
    assert kinds(sound, folder) == [("odd-sign", "cli.ftl", "x")]


# -- the same messages -----------------------------------------------------------------------------------------------


def test_a_missing_message_part_or_variable_is_found(folder: Path) -> None:
    change(folder, "ro/counts.ftl", "pass = pas\n", "")
    change(folder, "ro/language.ftl", "quoted = „{ $text }”\n", "quoted = „…”\n")
    change(folder, "ro/rules.ftl", "    .title = Cine iese\n", "")
    assert set(kinds(same, folder)) == {
        ("missing", "counts.ftl", "pass"),
        ("no-variable", "language.ftl", "quoted"),
        ("missing", "rules.ftl", "rule-P1.title"),
    }


def test_a_message_part_or_variable_too_many_is_found(folder: Path) -> None:
    add(folder, "ro/cli.ftl", "x = y\n")
    change(folder, "ro/counts.ftl", "pass = pas\n", "pass = pas\n    .loud = PAS\n")
    change(folder, "ro/language.ftl", "„{ $text }”", "„{ $text }” { $mine }")
    assert kinds(same, folder) == [
        ("surplus", "counts.ftl", "pass.loud"),
        ("unknown-variable", "language.ftl", "quoted"),
        ("surplus", "cli.ftl", "x"),
    ]


def test_a_name_may_have_forms_of_its_own_but_no_variables(folder: Path) -> None:
    change(folder, "ro/cards.ftl", "    .the = { rank-french.the } de { suit-french }\n", "    .of = { $mine }\n")
    assert kinds(same, folder) == [("unknown-variable", "cards.ftl", "card-french.of")]


def test_text_left_in_english_is_found_even_in_one_variant(folder: Path) -> None:
    line = change(folder, "ro/questions.ftl", "[true] da\n", "[true] yes\n")
    findings = found(own_words, folder)
    assert [(finding.kind, finding.line, finding.facts["found"]) for finding in findings] == [("english", line, "yes")]


def test_english_that_may_stay_stands_in_a_list(folder: Path) -> None:
    change(folder, "ro/checks/same.txt", "screen-key-esc\n", "")
    assert kinds(own_words, folder) == [("english", "screens.ftl", "screen-key-esc")]


# -- plurals ---------------------------------------------------------------------------------------------------------


def test_each_language_has_its_categories() -> None:
    assert {lang: categories(lang) for lang in ("en", "de", "hu", "ro", "es")} == {
        "en": ("one", "other"),
        "de": ("one", "other"),
        "hu": ("one", "other"),
        "ro": ("one", "few", "other"),
        "es": ("one", "many", "other"),
    }
    assert categories("ro-XA") == categories("ro")
    assert categories("xx") == categories("en")


@pytest.mark.parametrize(
    "source",
    [
        "x = { $n ->\n    [one] 1\n   *[other] 2\n}",
        "x = { $n ->\n    [one] 1\n   *[few] 2\n}",
        "x = { $n ->\n    [one] 1\n    [few] 2\n    [many] 3\n   *[other] 4\n}",
        "x = { $n ->\n    [0] 0\n   *[other] { $n } puncte\n}",
        "x = { $n ->\n    [0] 0\n   *[other] { WHO($seat) ->\n        [you] { $n } puncte\n       *[one] y\n    }\n}",
        'x = { $n ->\n    [0] 0\n   *[other] { $n } { RANK("ten") }\n}',
        "x = { SIZE($cards) ->\n    [one] 1\n   *[other] 2\n}",
        "x = y\n    .z = { $n ->\n    [one] 1\n   *[other] 2\n}",
    ],
)
def test_a_number_without_its_plural_is_found(folder: Path, source: str) -> None:
    add(folder, "ro/cli.ftl", f"{source}\n")
    assert [(finding.kind, finding.facts["allowed"]) for finding in found(plurals, folder)] == [
        ("plural", "one few other")
    ]


@pytest.mark.parametrize(
    "source",
    [
        "x = { $n ->\n    [one] 1\n    [few] 2\n   *[other] 3\n}",
        "x = { $n ->\n    [0] 0\n    [one] 1\n    [few] 2\n   *[other] 3\n}",
        "x = { $n ->\n    [1] un\n   *[other] mai multe: { $n }\n}",
        "x = { WHO($seat) ->\n    [you] a\n    [one] b\n   *[two] c\n}",
        "x = { $suit ->\n    [hearts] a\n   *[other] b\n}",
        "x = { $parts ->\n    [none] a\n   *[other] b\n}",
    ],
)
def test_other_selectors_are_left_in_peace(folder: Path, source: str) -> None:
    add(folder, "ro/cli.ftl", f"{source}\n")
    assert found(plurals, folder) == []


def test_a_number_may_stand_for_a_category_that_has_no_other(folder: Path) -> None:
    add(folder, "en/cli.ftl", "x = { $n ->\n    [1] a\n   *[other] { $n } points\n}\n")
    assert found(plurals, folder, "en") == []


# -- nothing unsaid, nothing unused ----------------------------------------------------------------------------------


def test_a_message_that_nobody_says_is_found(folder: Path) -> None:
    add(folder, "en/cli.ftl", "nobody-says-this = x\nrule-P99 = x\ntext-of-no-scenario = x\n")
    change(folder, "en/counts.ftl", "pass = pass\n", "pass = pass\n    .loud = PASS\n")
    assert {(kind, id_) for kind, _, id_ in kinds(all_said, folder, "en")} == {
        ("unused", "nobody-says-this"),
        ("unused", "rule-P99"),
        ("unused", "text-of-no-scenario"),
        ("unused", "pass.loud"),
    }


def test_a_message_that_is_said_and_missing_is_found(folder: Path) -> None:
    for file, id_ in (("cli", "usage-help"), ("session", "headline-right"), ("language", "quoted")):
        path = folder / "en" / f"{file}.ftl"
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        path.write_text("".join(line for line in lines if not line.startswith(f"{id_} =")), encoding="utf-8")
    change(folder, "en/reasons.ftl", "\nrank-order = ", "\nrank-orders = ")
    said = {finding.id: finding.file.name for finding in found(all_said, folder, "en") if finding.kind == "unsaid"}
    assert said.keys() == {"usage-help", "headline-right", "quoted", "rank-order"}
    assert said["usage-help"] == "arguments.py"


def test_a_form_that_is_asked_for_in_vain_is_found(folder: Path) -> None:
    add(folder, "ro/cli.ftl", 'x = { CARD($card, form: "of") } { COUNT($n, of: "cards", form: "of") }\n')
    assert {str(finding.facts["found"]) for finding in found(all_said, folder)} == {
        "card-french.of",
        "card-hungarian.of",
        "count-cards.of",
    }


def test_a_form_that_nobody_asks_for_is_found(folder: Path) -> None:
    change(folder, "ro/cards.ftl", "pair-french = ", "pair-french = x\n    .of = y\npair-french-old = ")
    assert ("unused", "cards.ftl", "pair-french.of") in kinds(all_said, folder)


# -- whole names -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ('{ RANK("ten") }ul', "…ul"),
        ("semi{ $suit }", "semi…"),
        ("{ pass }ul de azi", "…ul"),
        ("{ $n ->\n    [one] un\n   *[other] { $n }ori\n}", "…ori"),
    ],
)
def test_letters_glued_to_what_is_filled_in_are_found(folder: Path, text: str, seen: str) -> None:
    add(folder, "ro/cli.ftl", f"x = {text}\n")
    assert [(finding.kind, finding.facts["found"]) for finding in found(whole, folder)] == [("glued", seen)]


@pytest.mark.parametrize(
    "code",
    [
        'f"{words.card(card)} of yours"',
        'f"{words.seat(seat)} {words.suit(card.suit)}"',
        'words.card(card) + " wins"',
        "words.seat(seat) + words.card(card)",
        '"%s wins" % self.words.seat(seat)',
        '", ".join(words.card(card) for card in cards)',
        '" and ".join([words.seat(one), words.seat(other)])',
        'say("pass").capitalize()',
        "words.card(card).lower()",
    ],
)
def test_names_joined_in_code_are_found(code: str) -> None:
    function = f"def told(words, card):\n    return {code}\n"
    assert [(finding.kind, finding.line, finding.id) for finding in joined(Path("x.py"), function)] == [
        ("joined", 2, "told")
    ]
    named = "def told(words, card):\n    name = words.card(card)\n    return f'{name} of mine'\n"
    assert [finding.line for finding in joined(Path("x.py"), named)] == [3]


@pytest.mark.parametrize(
    "code",
    ['"\\n".join(words.table(position))', 'f"● {words.seat(seat)}"', 'words.say("at-place", file=words.text(x))'],
)
def test_whole_sentences_may_stand_beside_each_other(code: str) -> None:
    assert list(joined(Path("x.py"), f"def told(words):\n    return {code}\n")) == []


# -- stale translations ----------------------------------------------------------------------------------------------


def test_a_translation_of_what_has_changed_is_found_until_it_is_accepted(folder: Path) -> None:
    change(folder, "en/counts.ftl", "pass = pass\n", "pass = I pass\n")
    line = change(folder, "ro/counts.ftl", "pass = pas\n", "pass = pas\n")
    (finding,) = found(fresh, folder)
    assert (finding.kind, finding.file.name, finding.line, finding.id) == ("stale", "counts.ftl", line, "pass")
    assert accept(Locales(folder), "ro", ["rule-P1"]) == 0
    assert kinds(fresh, folder) == [("stale", "counts.ftl", "pass")]
    assert accept(Locales(folder), "ro", ["pass"]) == 1
    assert found(fresh, folder) == []


def test_a_new_translation_is_found_until_it_is_accepted(folder: Path) -> None:
    add(folder, "en/cli.ftl", "x = y\n")
    add(folder, "ro/cli.ftl", "x = z\n")
    assert kinds(fresh, folder) == [("unmarked", "cli.ftl", "x")]
    accept(Locales(folder), "ro")
    assert found(fresh, folder) == []


def test_a_mark_of_what_is_gone_is_found(folder: Path) -> None:
    add(folder, "ro/checks/sources.tsv", "gone\t12345678\n")
    assert kinds(fresh, folder) == [("left-over", "sources.tsv", "gone")]
    assert accept(Locales(folder), "ro") == 1
    assert found(fresh, folder) == []


def test_lines_broken_elsewhere_and_remarks_change_nothing(folder: Path) -> None:
    change(folder, "en/cli.ftl", "verb-quiz = Ask questions, on", "# a remark\nverb-quiz =\n    Ask questions,\n    on")
    assert found(fresh, folder) == []


def test_the_old_english_is_told_where_git_knows_it(folder: Path) -> None:
    change(folder, "en/counts.ftl", "pass = pass\n", "pass = I pass\n")
    (one,) = stale(Locales(folder), "ro")
    assert one.difference == ("+pass = I pass",)
    git(folder, "init", "-q")
    change(folder, "en/counts.ftl", "pass = I pass\n", "pass = pass\n")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "before")
    change(folder, "en/counts.ftl", "pass = pass\n", "pass = I pass\n")
    git(folder, "commit", "-q", "-a", "-m", "after")
    (one,) = stale(Locales(folder), "ro")
    assert one.difference == ("-pass = pass", "+pass = I pass")


def git(folder: Path, *arguments: str) -> None:
    """Run git in a folder as somebody."""
    import subprocess

    if shutil.which("git") is None:
        pytest.skip("no git")
    who = ("-c", "user.name=A", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", str(folder), *who, *arguments], check=True, capture_output=True)


# -- terms -----------------------------------------------------------------------------------------------------------

REFUSED = {
    "en": ("ruff", "renege", "follow colour", "Overruffing", "marriage", "auction", "deuce", "talon", '"quoted"'),
    "ro": ("atu", "Levată", "ture", "mariaj", "strigare", "talonul", "echipă", "partener", "renons", "ţintă", "“bine”"),
    "de": ("Kartendeck", "Bietergewinner", "Reizen", "überstechen", "Mariage", "Kartenpunkte", "Team"),
    "hu": ("színre hívás", "ütésvivő", "hathatós", "túllícitálás", "lopás", "Felülütés", "tromf", "színre hívás"),
    "es": ("liderar", "triunfar", "sobretriunfar", "subasta de 6", "equipo", "montón de descarte"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_false_friend_is_found(lang: str, tmp_path: Path) -> None:
    for one in {"en", lang}:
        shutil.copytree(locales_folder() / one, tmp_path / one)
    line = add(tmp_path, f"{lang}/cli.ftl", "".join(f"x{at} = … {word} …\n" for at, word in enumerate(REFUSED[lang])))
    add(tmp_path, f"{lang}/cli.ftl", "y =\n    " + REFUSED[lang][-1].replace(" ", "\n    ") + "\n")
    findings = [finding for finding in found(terms, tmp_path, lang) if finding.kind == "refused"]
    assert "y" in {finding.id for finding in findings}
    assert {(finding.id, finding.line) for finding in findings if finding.id != "y"} == {
        (f"x{at}", line + at) for at in range(len(REFUSED[lang]))
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nickname_that_hurts_is_found(lang: str, tmp_path: Path) -> None:
    for one in {"en", lang}:
        shutil.copytree(locales_folder() / one, tmp_path / one)
    nickname = {"en": "g{}psy", "ro": "ț{}gan", "de": "Z{}geuner", "hu": "c{}gány", "es": "git{}no"}[lang]
    add(tmp_path, f"{lang}/cli.ftl", f"x = {nickname.format('a' if lang == 'es' else 'y' if lang == 'en' else 'i')}\n")
    assert [(kind, id_) for kind, _, id_ in kinds(terms, tmp_path, lang)] == [("refused", "x")]


def test_the_approved_word_is_missed_where_english_has_its_own(folder: Path) -> None:
    add(folder, "en/cli.ftl", "x = The revoke is proved.\n")
    line = add(folder, "ro/cli.ftl", "x = Greșeala e dovedită.\n")
    (finding,) = found(terms, folder)
    assert (finding.kind, finding.line, finding.facts) == ("lacking", line, {"found": "revoke", "say": "trișare"})


def test_learners_may_type_other_words(folder: Path) -> None:
    add(folder, "ro/session.ftl", "typed-x = atu, levată\n")
    assert found(terms, folder) == []


def test_a_word_that_files_write_is_no_term(folder: Path) -> None:
    add(folder, "ro/cli.ftl", "x = Scrie „stock” și „talon: true”.\n")
    assert found(terms, folder) == []


# -- spelling and leaks ----------------------------------------------------------------------------------------------


def test_a_misspelt_word_is_found_on_its_line(folder: Path) -> None:
    line = add(folder, "ro/cli.ftl", "x = Cine câștigă\n    licitația iesse întâi cu { $n } d-l.\n")
    findings = found(spelling, folder)
    assert [(finding.kind, finding.line, finding.facts["found"]) for finding in findings] == [
        ("misspelt", line + 1, "iesse")
    ]


def test_game_words_stand_in_a_list(folder: Path) -> None:
    change(folder, "ro/checks/words.txt", "tromfului\n", "")
    assert {finding.facts["found"] for finding in found(spelling, folder)} == {"tromfului"}


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Whoever leads may lead any card that they hold."),
        ("de", "Wer ausspielt, darf jede Karte spielen, die er hat."),
        ("hu", "Aki hív, bármelyik lapját kijátszhatja."),
        ("es", "Quien sale puede echar cualquiera de sus cartas."),
    ],
)
def test_a_leak_of_another_language_is_found(folder: Path, lang: str, text: str) -> None:
    line = add(folder, "ro/cli.ftl", f"x = {text}\n")
    findings = found(leaks, folder)
    assert [(finding.kind, finding.line, finding.facts["found"]) for finding in findings] == [("foreign", line, lang)]


def test_what_is_quoted_or_typed_is_no_leak(folder: Path) -> None:
    add(folder, "ro/texts.ftl", "text-x = Mai departe: cruce-tutor lesson { $id }\n")
    assert found(spelling, folder) == []
    add(
        folder,
        "ro/cli.ftl",
        "x = Scrie „whoever leads may lead any card they hold”.\ntyped-x = one, two, three, four, nothing\n",
    )
    assert found(leaks, folder) == []


# -- reading ---------------------------------------------------------------------------------------------------------


def words(number: int) -> str:
    """So many Romanian words without an end."""
    return " ".join(["Cărți"] * number)


@pytest.mark.parametrize("id_", ["text-lesson-x", "text-claim-x", "myth-x", "term-x"])
def test_a_long_sentence_is_found_in_all_that_learners_read(folder: Path, id_: str) -> None:
    before = kinds(reading, folder)
    add(folder, "ro/lessons.ftl", f"{id_} = Bine. {words(SENTENCE)}. {words(SENTENCE + 1)}! Da.\n")
    (planted,) = set(kinds(reading, folder)) - set(before)
    assert planted == ("long-sentence", "lessons.ftl", id_)
    assert kinds(reading, folder).count(planted) == 1


def test_a_long_step_is_found_though_its_sentences_are_short(folder: Path) -> None:
    before = kinds(reading, folder)
    sentence = f"{words(15)}. "
    add(folder, "ro/lessons.ftl", f"text-lesson-x = {sentence * (STEP // 15)}\n")
    assert kinds(reading, folder) == before
    add(folder, "ro/lessons.ftl", f"text-lesson-y = {sentence * (STEP // 15)}Gata.\n")
    assert set(kinds(reading, folder)) - set(before) == {("long-step", "lessons.ftl", "text-lesson-y")}


def test_what_is_filled_in_is_a_word_and_each_variant_a_text_of_its_own(folder: Path) -> None:
    before = kinds(reading, folder)
    named, most = '{ RANK("ten") } ', words(SENTENCE)
    add(folder, "ro/lessons.ftl", f"text-lesson-x = {named * SENTENCE}\n")
    variants = f"    [french] {most}.\n   *[hungarian] {named}{most}.\n"
    add(folder, "ro/lessons.ftl", f"text-lesson-y = {{ PACK() ->\n{variants}}}\n")
    assert set(kinds(reading, folder)) - set(before) == {("long-sentence", "lessons.ftl", "text-lesson-y")}


def test_what_nobody_reads_as_a_sentence_may_be_long(folder: Path) -> None:
    before = kinds(reading, folder)
    add(folder, "ro/lessons.ftl", f"lesson-x = {words(99)}\nterm-x = {words(1)}\n    .forms = {words(99)}\n")
    assert kinds(reading, folder) == before


@pytest.mark.parametrize(
    ("text", "number"),
    [("Zece, as – și nimic.", 4), ("A 3. ütés a tiéd.", 5), ("20 de puncte", 3), ("…", 0), ("„Da!” a zis", 3)],
)
def test_words_are_counted_as_they_are_read(text: str, number: int) -> None:
    assert count(text) == number
