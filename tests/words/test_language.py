"""Which language is spoken: the one chosen, else the environment's, else English."""

import os

import pytest

from tutor.words.language import environment_of_this_process, language_of

HERE = ("en", "hu", "ro")


@pytest.mark.parametrize(
    ("environment", "chosen", "spoken"),
    [
        ({}, None, "en"),
        ({"LANG": "ro_RO.ISO8859-2"}, None, "ro"),
        ({"LANG": "ro_RO.UTF-8@euro"}, None, "ro"),
        ({"LANG": "ro"}, None, "ro"),
        ({"LANG": "RO_ro"}, None, "ro"),
        ({"LANG": "ro-MD"}, None, "ro"),
        ({"LANG": "C"}, None, "en"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LANG": "POSIX"}, None, "en"),
        ({"LANG": ""}, None, "en"),
        ({"LANG": "tlh_KL.UTF-8"}, None, "en"),
        ({"LANG": "ro_RO.UTF-8", "LC_ALL": "hu_HU.UTF-8"}, None, "hu"),
        ({"LANG": "ro_RO.UTF-8", "LC_ALL": ""}, None, "ro"),
        ({"LANG": "ro_RO.UTF-8", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "ro_RO.UTF-8", "LC_MESSAGES": "hu_HU.UTF-8"}, None, "hu"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "fr:hu:ro"}, None, "hu"),
        ({"LANG": "ro_RO.UTF-8", "LANGUAGE": "fr"}, None, "ro"),
        ({"LANGUAGE": "ro"}, None, "en"),  # as gettext has it: without a locale no list is asked
        ({"LANG": "ro_RO.UTF-8"}, "hu", "hu"),
        ({"LANG": "ro_RO.UTF-8"}, "en", "en"),
        ({"LANG": "ro_RO.UTF-8"}, "fr", "en"),
        ({"LANG": "…_…"}, None, "en"),
    ],
)
def test_language(environment: dict[str, str], chosen: str | None, spoken: str) -> None:
    assert language_of(HERE, environment, chosen) == spoken


def test_the_environment_is_that_of_the_process() -> None:
    assert environment_of_this_process() is os.environ
