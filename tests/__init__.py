"""Tests: they mirror the package, and read as claims."""
