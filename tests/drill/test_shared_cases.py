"""The cases that several projects share: positions out of public programs, and random ones that others answered."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from tests.rules.written import position_of, question_of, rules_of
from tutor.drill.reading import read
from tutor.drill.solve import question_faults, solve
from tutor.rules.position import position_faults


class PlainLoader(yaml.SafeLoader):
    """YAML that keeps plain text plain: only true, false, decimal numbers and null are anything else."""


PlainLoader.yaml_implicit_resolvers = {}
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"(?:true|false)\Z"), list("tf"))
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"(?:0|-?[1-9]\d*)\Z"), list("-0123456789"))


def cases(folder: Path) -> Iterator[dict[str, Any]]:
    """Every scenario with the file's defaults under it."""
    for path in sorted(folder.glob("*.yaml")):
        whole = yaml.load(path.read_text(encoding="utf-8"), PlainLoader)
        for one in whole["scenarios"]:
            options = {**whole.get("options", {}), **one.get("options", {})}
            yield {"ruleset": whole.get("ruleset"), **one, "options": options}


def test_all_shared_cases_are_answered_as_others_answered_them(shared_cases: Path) -> None:
    differing = []
    for case in cases(shared_cases):
        rules = rules_of(case["ruleset"], case["options"])
        position, question = position_of(rules, case["position"]), question_of(rules, case["ask"])
        assert position_faults(position) + question_faults(position, question) == [], case["id"]
        answer = solve(position, question).answer
        if answer != read(question, case["expect"], rules):
            differing.append((case["id"], str(answer), case["expect"]))
    assert differing == []
