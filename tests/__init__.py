"""Tests: they mirror the package, and read as claims.

A package by this file, not only a folder: a package called `tests` that some library installs would be found first.
"""
