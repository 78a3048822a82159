"""Content: files read strictly, checked, and turned into scenarios; YAML and JSON Schema live here only."""
