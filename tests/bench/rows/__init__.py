"""The rows of the table, each a function from an `Effort` to `Row`s."""
