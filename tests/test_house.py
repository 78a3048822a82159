"""What house.md promises of the house itself: its rooms, its package, its manners."""

import ast
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "tutor"
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PURE = ("cards", "rules", "drill", "generate", "play")
NOT_PURE = {"os", "pathlib", "io", "time", "datetime", "sqlite3", "secrets", "argparse", "subprocess"}
QUESTION = """\
ruleset: traditional-4-classic
scenarios:
  - id: house-follow
    position: {trump: s, hands: {S: Ah Th 9s}, trick: "W:Kh N:Jh"}
    ask: trick-points
"""


def run(*command: str | Path, cwd: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run a program as a stranger would: elsewhere, with no path of ours, and no terminal."""
    strange = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"}
    env = {name: value for name, value in os.environ.items() if name not in strange}
    env |= {"PYTHONUTF8": "1"}
    return subprocess.run(
        command,
        cwd=cwd,
        input=stdin,
        env=env,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def contract(name: str) -> dict[str, Any]:
    """The import-linter contract of that id."""
    contracts: list[dict[str, Any]] = PYPROJECT["tool"]["importlinter"]["contracts"]
    return next(c for c in contracts if c["id"] == name)


def repo_files() -> list[Path]:
    """All files that are, or could be, committed."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a checkout")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def repo_lines() -> list[tuple[str, str]]:
    """Every line of every text file, with the place where it stands."""
    lines = []
    for path in repo_files():
        try:
            text = path.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            continue
        place = path.relative_to(ROOT)
        lines += [(f"{place}:{number}", line) for number, line in enumerate(text.splitlines(), 1)]
    return lines


# --- rooms ---


def test_every_room_has_its_place_in_the_contracts() -> None:
    rooms = {p.stem for p in PACKAGE.iterdir() if p.suffix == ".py" or (p / "__init__.py").exists()} - {"__init__"}
    layers = contract("rooms")["layers"]
    named = {re.sub(r"[()]", "", part).strip() for layer in layers for part in layer.split("|")}
    assert rooms
    assert rooms <= named
    pure_and_here = {f"tutor.{room}" for room in PURE} & {f"tutor.{room}" for room in rooms}
    assert pure_and_here <= set(contract("pure")["source_modules"])


def test_pure_rooms_import_only_the_pure_part_of_the_standard_library() -> None:
    allowed = (sys.stdlib_module_names - NOT_PURE) | {"tutor"}
    foreign = []
    for path in (path for room in PURE for path in (PACKAGE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            else:
                continue
            foreign += [f"{path.relative_to(ROOT)}: {n}" for n in names if n.partition(".")[0] not in allowed]
    assert foreign == []


@pytest.mark.parametrize(
    ("arguments", "reaches"),
    [
        (("--version",), "tutor.cli"),
        (("check", "question.yaml"), "tutor.content"),
        (("solve", "question.yaml", "--json"), "tutor.content"),
        (("quiz", "--plain", "--seed", "1", "--lang", "ro"), "tutor.line"),
    ],
    ids=lambda value: value[0].strip("-") if isinstance(value, tuple) else None,
)
def test_work_without_a_screen_loads_no_textual(arguments: tuple[str, ...], reaches: str, tmp_path: Path) -> None:
    (tmp_path / "question.yaml").write_text(QUESTION, encoding="utf-8")
    done = run(sys.executable, "-X", "importtime", "-m", "tutor.cli", *arguments, cwd=tmp_path)
    report = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    narration = "\n".join(line for line in done.stderr.splitlines() if line not in report)
    loaded = {line.rpartition("|")[2].strip() for line in report} | {"tutor.cli"}
    assert "Traceback" not in narration
    assert done.stdout, narration
    assert any(name == reaches or name.startswith(f"{reaches}.") for name in loaded), narration
    assert not {name for name in loaded if name.partition(".")[0] in {"textual", "rich"}}


# --- package ---


@pytest.mark.wheel
def test_wheel_in_a_clean_environment_runs_from_another_folder_with_all_its_content(tmp_path: Path) -> None:
    """Built the long way, from the source archive, so that this proves that archive complete, too."""
    dist, home, elsewhere = tmp_path / "dist", tmp_path / "home", tmp_path / "elsewhere"
    elsewhere.mkdir()
    built = run(sys.executable, "-m", "build", "--no-isolation", "--outdir", dist, ROOT, cwd=elsewhere)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = dist.glob("*.whl")

    content = [f for f in repo_files() if f.relative_to(ROOT).parts[0] in {"lessons", "scenarios", "locales"}]
    with ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    assert {f.parts[0] for f in (path.relative_to(ROOT) for path in content)} >= {"scenarios", "locales"}
    assert {f"tutor/data/{path.relative_to(ROOT).as_posix()}" for path in content} <= packed
    assert not {name for name in packed if name.split("/")[0] in {"tests", "scenarios", "locales", "lessons"}}

    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)}))
    # A path file lends our libraries but not our editable install: path files found through it are not read.
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    scripts = Path(sysconfig.get_path("scripts", "venv", {"base": str(home), "platbase": str(home)}))
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python", "--disable-pip-version-check")
    installed = run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=elsewhere)
    assert installed.returncode == 0, installed.stderr
    where = run(scripts / "python", "-c", "import tutor; print(tutor.__file__)", cwd=elsewhere)
    assert Path(where.stdout.strip()).is_relative_to(home.resolve()), where.stdout + where.stderr

    program = scripts / "cruce-tutor"
    version = run(program, "--version", cwd=elsewhere)
    assert version.returncode == 0, version.stderr
    assert PYPROJECT["project"]["version"] in version.stdout
    quiz = run(program, "quiz", "--plain", "--seed", "1", "--lang", "ro", cwd=elsewhere)
    assert quiz.stdout
    assert "Traceback" not in quiz.stderr


# --- manners ---


def test_constraints_name_versions_and_no_address() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert lines
    assert [line for line in lines if not re.match(r"[a-z0-9-]+==[\w.]+( ; .+)?$", line)] == []


def test_no_file_holds_a_variation_selector() -> None:
    assert [place for place, line in repo_lines() if "\N{VARIATION SELECTOR-16}" in line] == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    machine_path = re.compile(r"(?<![\w.~-])/(home|Users|root|work|opt|mnt)/\w")
    own = str(ROOT)
    assert [place for place, line in repo_lines() if machine_path.search(line) or own in line] == []
