"""Cruce Tutor: learn Romania's trick-taking game, one reasoned answer at a time."""
