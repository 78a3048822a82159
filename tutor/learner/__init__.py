"""The learner: what is kept of them, opened when it is first needed, and the verbs that show, set and carry it."""
