"""Questions, answers and verdicts: what is asked of a position and what a learner's answer comes to."""
