"""Tests of the Textual front end: pilots by key, mouse and typed line, texts of screens, a real terminal."""
