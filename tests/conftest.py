"""What every test stands on: a plain console, repeatable examples, the shared cases."""

import os

# Before anything can import Textual, which reads these once: a screen must look the same on every machine.
for _name in [n for n in os.environ if n in {"NO_COLOR", "FORCE_COLOR", "COLORTERM"} or n.startswith("TEXTUAL")]:
    del os.environ[_name]
os.environ["TEXTUAL_ANIMATIONS"] = "none"
os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"  # what is worn depends on the terminal

import atexit  # noqa: E402
import shutil  # noqa: E402
import tempfile  # noqa: E402
from pathlib import Path  # noqa: E402

import pytest  # noqa: E402
from hypothesis import settings  # noqa: E402

# A learner's data is no test's business: whatever asks for the user's own folder gets one of the tests'.
os.environ["XDG_DATA_HOME"] = tempfile.mkdtemp(prefix="cruce-tests-")
atexit.register(shutil.rmtree, os.environ["XDG_DATA_HOME"], ignore_errors=True)

ROOT = Path(__file__).resolve().parent.parent
SHARED_CASES = ROOT.parent / "shared" / "cases"

settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("dev", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


@pytest.fixture(scope="session")
def shared_cases() -> Path:
    """The folder of cases that several projects share, beside this repo; skips where it is not."""
    if not SHARED_CASES.is_dir():
        pytest.skip("the shared cases are not beside this checkout")
    return SHARED_CASES
