"""What the terminal shows (rendering): pictures and colours, or plain lines for pipes and screen readers."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from teerling.values import Ending, Message, Reason, View
from teerling.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from teerling.drawing import Line
    from teerling.game import Game

# A wooden tray in lamp light. Shape tells the same as colour: blocks have digits, slots a dot.
STYLES = {
    "block": "bold #2b1a0c on #d9a866",
    "slot": "#8a6f4f",
    "floor": "on #1f4d3a",
    "dice": "bold #f7f3e8 on #1f4d3a",
    "wall": "#b08456",
    "name": "#b08456",
    "turn": "bold #e8c28d",
    "prompt": "bold",
    "pick": "#b08456",
    "note": "dim",
    "wrong": "#e07a5f",
    "title": "bold #e8c28d",
    "red": "bold #e07a5f",
    "yellow": "bold #e8c547",
    "green": "bold #7fb069",
    "blue": "bold #6fa8dc",
}


class Screen:
    """Plain lines: everything is a sentence, in the order it happens."""

    def __init__(self, words: Words, names: Sequence[str]):
        self.words = words
        self.names = names

    def line(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        """One line of text; a `whole` one is not broken, so that it can be copied."""
        print(text, flush=True)

    def say(self, message: Message, style: str = "") -> None:
        """One message in words."""
        self.line(self.words.say(message, self.names), style)

    def board(self, game: Game, view: View) -> None:
        """The board as the viewer sees it."""
        for message in game.parts.drawing.sentences(view):
            self.say(message)

    def why(self, game: Game, reason: Reason) -> None:
        """A reason with its rule sentence."""
        sentence = game.sentences(self.words.language)[reason.rule]
        self.line(self.words.explain(reason, sentence, self.names), "wrong")

    def ending(self, game: Game, ending: Ending) -> None:
        """Why a game is over, and how everybody's points came about."""
        if game.parts.endings is None:
            return
        self.say(ending.why.message)
        for seat, account in enumerate(ending.accounts):
            lines = [f"{self.words.say(line.what, self.names)} ({line.points})" for line in account.lines]
            name = self.words.name(seat, self.names)
            self.line(self.words("play-account", name=name, lines=", ".join(lines)), "note")

    def pick(self, key: str, label: str, text: str = "") -> None:
        """One entry of a list: what to type, what it means, and the text it stands for if that says more."""
        self.line(f"{key} {text}: {label}" if text and text != label else f"{key} {label}")

    def cover(self, name: str) -> None:
        """What comes now is for one person's eyes: give the screen to them."""
        self.line(self.words("play-for", name=name))

    def uncover(self) -> None:
        """What was for one person's eyes is taken away."""

    def ask(self, prompt: str) -> str:
        """A line of input; EOFError when there is none left."""
        # A program at the other end of a pipe sees the prompt as a line of its own.
        self.line(prompt)
        wait_for_line()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


class RichScreen(Screen):
    """The same with pictures and colours."""

    def __init__(self, words: Words, names: Sequence[str], console: Console | None = None):
        from rich.console import Console
        from rich.theme import Theme

        super().__init__(words, names)
        self.console = console or Console(highlight=False)
        self.console.push_theme(Theme(STYLES))

    def line(self, text: str = "", style: str = "", *, whole: bool = False) -> None:
        self.console.print(text, style=style or None, markup=False, soft_wrap=whole)

    def board(self, game: Game, view: View) -> None:
        from rich.text import Text

        picture: list[Line] = game.parts.drawing.picture(
            view, [self.words.name(i, self.names) for i in range(view.seats)]
        )
        self.console.print()
        for line in picture:
            self.console.print(Text.assemble(*line), no_wrap=True, crop=True)
        self.console.print()

    def pick(self, key: str, label: str, text: str = "") -> None:
        from rich.text import Text

        more: Line = [(f"{text:<12} ", ""), (label, "note")] if text and text != label else [(label, "")]
        self.console.print(Text.assemble((f"  {key:<8}", "pick"), *more))

    def cover(self, name: str) -> None:
        super().cover(name)
        self._read(self.words("play-for-ready") + " ")

    def uncover(self) -> None:
        self.console.clear()
        # What has scrolled away as well.
        self.console.file.write("\x1b[3J")

    def ask(self, prompt: str) -> str:
        self.line(prompt, "prompt")
        return self._read("› ").strip()

    def _read(self, mark: str) -> str:
        print(mark, end="", flush=True)
        wait_for_line()
        return input()


def wait_for_line() -> None:
    """Wait until a line was typed at the terminal; what comes from elsewhere is there, or is waited for by reading it.

    Reading waits too, but misses a Ctrl-C that comes after Python last looked and before the system waits: nothing
    happens then until a line is typed. A signal that leaves a note in a pipe is not missed.
    """
    if not sys.stdin.isatty() or sys.platform == "win32":  # where only sockets can be waited for
        return
    there, note = os.pipe()
    os.set_blocking(note, False)
    before = signal.set_wakeup_fd(note)
    try:
        while sys.stdin not in select.select([sys.stdin, there], [], [])[0]:
            os.read(there, 1)
    finally:
        signal.set_wakeup_fd(before)
        os.close(there)
        os.close(note)


def screen_for(words: Words, names: Sequence[str], *, plain: bool) -> Screen:
    """Pictures in a real terminal, plain lines in a pipe or on request."""
    if plain or not (sys.stdout.isatty() and sys.stdin.isatty()):
        return Screen(words, names)
    return RichScreen(words, names)
