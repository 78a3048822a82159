"""The programs that we measure against, each played in the plainest way that its own documentation shows."""
