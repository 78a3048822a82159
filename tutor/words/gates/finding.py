"""What a gate finds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a catalogue: its kind, told by the message `gate-…`, where it stands, and the facts.

    `line` counts from 1; it is 1 too where a file lacks something. `id` is the message or its part (`trump-in.past`).
    """

    kind: str
    file: Path
    line: int = 1
    id: str = ""
    facts: Mapping[str, str | int] = field(default_factory=dict)
