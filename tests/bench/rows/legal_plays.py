"""Which cards may be played in mid-trick, without and with the reason."""

from __future__ import annotations

import ours
from measure import Effort, Row, duel
from rivals import euchre

CASES = 200  # few enough to stay in the processor's caches on both sides
PASSES = 150

NOTE = (
    "Legal plays: one to three cards on the table, out of random rounds. Ours are a set of cards (a bit "
    "mask), as the core uses them; pyspiel makes a list, of two on average; “as a list” makes one here, too."
)


def against_euchre(effort: Effort) -> list[Row]:
    """Ours against a C++ engine's."""
    rival = euchre.legal_actions(euchre.midtrick_states(CASES, seed=1), PASSES)
    cases = ours.midtrick_cases(CASES, seed=1)
    masks = duel(ours.legal_masks(cases, PASSES), rival, effort.alternations)
    lists = duel(ours.legal_lists(cases, PASSES), rival, effort.alternations)
    return [
        masks.row("legal plays, mid-trick, vs pyspiel euchre", at_least=1.0, notes=(NOTE,)),
        lists.row("the same as a list, vs pyspiel euchre"),
    ]


def with_reason(effort: Effort) -> list[Row]:
    """Ours with the duty that says why, against ours without."""
    cases = ours.midtrick_cases(CASES, seed=1)
    found = duel(ours.legal_with_reasons(cases, PASSES), ours.legal_masks(cases, PASSES), effort.alternations)
    return [found.row("legal plays with the reason, vs without", at_least=0.5)]
