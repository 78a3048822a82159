"""Everything a person can read: Fluent catalogues, and the rendering of cards, reasons, questions and counts."""
