"""The smallest Textual app that shows a word."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class SmallestApp(App[None]):
    """One line of text and nothing else."""

    def compose(self) -> ComposeResult:
        yield Static("ready")


if __name__ == "__main__":
    SmallestApp().run()
