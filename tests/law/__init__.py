"""A second, independent and naive law of Cruce, written from rules.md alone, that tests hold the product against.

Nothing in here imports the product. Section numbers (`P3`, `A2`, …) are those of rules.md.
"""
