"""The benchmark: one table, ours against the rivals.

Run by `make bench`, in an environment of its own that has the rivals: `run.py [--quick] [ROW…]`.
Exit status: 0 if every demand is met, 1 if one isn't, 2 for bad usage.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable, Iterable
from sys import stderr

from measure import FULL, QUICK, Effort, Row, bare_loop, median_seconds
from rows import legal_plays, processes, random_positions, random_rounds

ROWS: dict[str, Callable[[Effort], list[Row]]] = {
    "legal": legal_plays.against_euchre,
    "reason": legal_plays.with_reason,
    "euchre": random_rounds.against_euchre,
    "schnapsen": random_rounds.against_schnapsen,
    "bridge": random_rounds.against_bridge,
    "positions": random_positions.any_position,
    "aimed": random_positions.aimed_position,
    "check": processes.check_many,
    "solve": processes.solve_one,
    "paint": processes.first_paint,
}

HEADINGS = ("what", "ours", "rival", "ratio", "demanded", "met?")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the trainer against its rivals.")
    parser.add_argument("--quick", action="store_true", help="a short run, for a first look")
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"some rows only: {', '.join(ROWS)}")
    options = parser.parse_args()
    unknown = [name for name in options.rows if name not in ROWS]
    if unknown:
        parser.error(f"no row is named {unknown[0]}; the rows are {', '.join(ROWS)}")
    effort = QUICK if options.quick else FULL
    found: list[Row] = []
    for name in options.rows or ROWS:
        print(f"measuring {name} …", file=stderr, flush=True)
        found += measured(name, effort)
    loop = median_seconds(bare_loop, effort.alternations)
    calibration = f"Python {platform.python_version()}; a step of a bare loop takes {loop * 1e9:.0f} ns."
    print(table(found), notes([*(note for row in found for note in row.notes), calibration]), sep="\n\n")
    return 1 if any(row.met is False for row in found) else 0


def measured(name: str, effort: Effort) -> list[Row]:
    """The lines of one row; what fails is a line that is not met, and the others still run."""
    try:
        return ROWS[name](effort)
    except (ImportError, OSError, RuntimeError) as error:
        return [Row(name, met=False, notes=(f"{name} could not be measured: {error}",))]


def table(rows: Iterable[Row]) -> str:
    """The rows under their headings, in columns; numbers stand to the right."""
    lines = [HEADINGS, *map(cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    ruled = [lines[0], tuple("─" * width for width in widths), *lines[1:]]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column in (0, 5) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in ruled
    )


def cells(row: Row) -> tuple[str, ...]:
    """What a row shows."""
    met = {True: "yes", False: "NO", None: ""}[row.met]
    return row.what, row.ours, row.rival, row.ratio, row.demanded, met


def notes(lines: Iterable[str]) -> str:
    """The footnotes, each once."""
    return "\n".join(f"· {line}" for line in dict.fromkeys(lines))


if __name__ == "__main__":
    raise SystemExit(main())
