"""What keeps the catalogues honest: each gate looks at one language and tells, as values, where something is wrong.

None of this is loaded but by `cruce-tutor words` and by tests.
"""
