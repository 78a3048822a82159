"""Snapshots of screens: plain text for most, SVG for a few."""

import re
from collections.abc import Callable

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from tutor.screens.parts import StageView

Ticks = list[Callable[[], None]]
"""What a table asks to be done at every beat: nothing, or one thing."""


class TextSnapshots(SingleFileSnapshotExtension):
    """One text file for each screen, as a learner would see it."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"


class SvgSnapshots(SingleFileSnapshotExtension):
    """One picture for each screen, to be looked at in a browser."""

    _write_mode = WriteMode.TEXT
    file_extension = "svg"


@pytest.fixture
def text_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(TextSnapshots)


@pytest.fixture
def svg_snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(SvgSnapshots)


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a pilot look more often whether the app has come to rest, for tests of hundreds of keys."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.002)
    monkeypatch.setattr("textual._wait.SLEEP_IDLE", 0.0005)


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Ticks:
    """What was asked to be done at every beat, which comes only when a test says so."""
    found: Ticks = []

    class Stopped:
        def stop(self) -> None:
            found.clear()

    def beat(self: StageView, _: float, callback: Callable[[], None]) -> Stopped:
        found.append(callback)
        return Stopped()

    monkeypatch.setattr(StageView, "set_interval", beat)
    return found


def lasting(svg: str) -> str:
    """A screenshot without what changes from run to run, and without fonts from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return re.sub(r"terminal-\d+", "terminal", svg)
