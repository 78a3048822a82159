"""One line for all that some seeds make, in the words of scenario files: `python -m tests.generate.digest`."""

import json
from hashlib import sha256
from random import Random

from tests.generate.written import asked, position
from tutor.generate import RULES_AIMED, aimed, from_seed, kinds_for, random_position
from tutor.rules.ruleset import PRESETS


def digest() -> str:
    """A sum over questions of every ruleset, kind and rule."""
    made: list[object] = []
    for rules in PRESETS.values():
        made += [asked(from_seed(seed, rules, kind)) for kind in kinds_for(rules) for seed in range(2)]
        made.append(position(random_position(Random(rules.id), rules)))
    made += [asked(aimed(Random(rule), rule)) for rule in RULES_AIMED]
    return sha256(json.dumps(made).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(digest())
