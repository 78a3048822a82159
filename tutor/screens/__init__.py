"""The Textual front end: the card table, the panes to answer in, and the screens that they make."""
