"""The law of the table: rulesets, positions, duties, bidding, counting, honesty; every answer with its reason."""
