"""The game loop of the terminal: asking people, asking bots, throwing dice, keeping the record."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from teerling import bots
from teerling.advice import advise
from teerling.cli import INTERRUPTED
from teerling.cli.keeping import Keeper
from teerling.cli.rulebook import show_rules
from teerling.cli.screen import Screen
from teerling.course import CannotTakeBack, Course, Happened
from teerling.scenario import Dice, Led
from teerling.values import SPECTATOR, IllegalMove, Message, Move, TeerlingError, UnreadableMove, View

OK, BAD_INPUT = 0, 2

# More choices than this are listed only on request.
MOST_LISTED = 12

COMMANDS = ("why", "hint", "undo", "board", "rules", "quit", "throw")


class Left(Exception):
    """The players leave before the game is over."""


@dataclass
class Session:
    """One game at one terminal."""

    course: Course
    dice: Dice
    sitting: tuple[str, ...]  # the bot at each seat, "" for a person
    screen: Screen
    keeper: Keeper | None  # nobody keeps a lesson
    led: Led | None = None  # how far it is, if this is no usual game
    refused: int = 0  # lines of input that were no possible move
    looking: int | None = None  # whose secrets the screen shows, where several people share it

    @property
    def people(self) -> int:
        """How many people share this terminal."""
        return self.sitting.count("")

    def run(self) -> int:
        """Play to the end, or until the players leave; returns the exit code."""
        try:
            self._go_on(self.course.if_begun(self.dice.roll))
            while self.course.position.turn.kind != "over" and not (self.led and self.led.done):
                self.step()
        except (Left, EOFError, KeyboardInterrupt) as leaving:
            return self._leave(leaving)
        if self.course.position.turn.kind == "over":
            self._end()
        return OK

    def step(self) -> None:
        """One thing after the other: ask a person, ask a bot, or throw."""
        turn = self.course.position.turn
        seat = turn.thrower if turn.kind == "dice" else turn.seats[0]
        if seat >= 0 and not self.sitting[seat]:
            self._ask_person(seat)
        elif turn.kind == "dice":
            self._throw()
        else:
            reply = self.led.scenario.reply(self.led) if self.led else None
            self._move(
                seat, reply or bots.ask(self.sitting[seat], self.course.position, seat, self.course.chance(seat))
            )

    def _throw(self) -> None:
        self._go_on(self.course.if_drawn(self.dice.roll))

    def _move(self, seat: int, move: Move | str) -> None:
        self._go_on(self.course.if_moved(seat, move, self.dice.roll))

    def _go_on(self, made: Sequence[Happened]) -> None:
        """What would happen does happen, if it is what a scenario asks for."""
        if self.led and made:
            self.led.scenario.check(self.led, made[0].step)
        for happened in made:
            self.course.happen(happened)
            self.led = self.led and self.led.after(happened)
        self._happened(made)

    def _happened(self, made: Sequence[Happened]) -> None:
        """Keep what happened, then tell it."""
        if self.keeper:
            self.keeper.keep(self.course.record)
        turn = self.course.position.turn
        if self.looking is not None and self.looking not in (*turn.seats, turn.thrower):
            self.screen.uncover()
            self.looking = None
        # Whoever plays alone may hear what is theirs; several people hear what everybody may.
        viewer = self.sitting.index("") if self.people == 1 else SPECTATOR
        for happened in made:
            for message in happened.step.before.tell(viewer, happened.step.event, happened.step.after):
                self.screen.say(message)

    # People

    def _ask_person(self, seat: int) -> None:
        """Ask until something happened."""
        before = len(self.course.events)
        view = self.course.position.view(seat)
        if view.private and self.people > 1 and self.looking != seat:
            self.screen.cover(self.screen.names[seat])
            self.looking = seat
        if view.turn == "decide":
            self.screen.board(self.course.game, view)
            if not view.puzzle and len(view.choices) <= MOST_LISTED:
                self._list(view)
        self._coach()
        while len(self.course.events) == before:
            typed = self.screen.ask(self._prompt(seat, view))
            try:
                self._obey(seat, view, typed)
            except IllegalMove as refused:
                self.refused += 1
                self.screen.why(self.course.game, refused.reason)
            except TeerlingError as refused:
                self.refused += 1
                self.screen.say(refused.message, "wrong")

    def _coach(self) -> None:
        """What the player of a lesson is told."""
        told = self.led.scenario.told(self.led, self.course.position) if self.led else None
        if told:
            number = self.screen.words("play-lesson-step", number=told.number, of=told.of)
            self.screen.line(f"{number} {self.screen.words.say(told.say, self.screen.names)}", "title")

    def _prompt(self, seat: int, view: View) -> str:
        prompt = self.screen.words.say(view.prompt, self.screen.names)
        return f"{self.screen.names[seat]}: {prompt}" if self.people > 1 else prompt

    def _obey(self, seat: int, view: View, typed: str) -> None:
        command, _, rest = typed.partition(" ")
        name = self._command(command)
        if typed in ("?", "help"):
            self.screen.line(self.screen.words("play-help"))
            self._list(view)
        elif name == "why" and rest:
            self._why(seat, view, rest)
        elif name == "hint" and not rest:
            self._hint(seat)
        elif name == "undo" and not rest:
            self._undo()
        elif name == "board" and not rest:
            self.screen.board(self.course.game, view)
        elif name == "rules":
            show_rules(self.screen, self.course.game, rest.strip() or None)
        elif name == "quit" and not rest:
            raise Left
        elif view.turn == "dice":
            if typed and name != "throw" and typed != "#1":
                # Refused, with the reason that the dice come first.
                self.course.move(seat, self._typed(view, typed))
            self._throw()
        elif typed:
            self._move(seat, self._typed(view, typed))

    def _command(self, word: str) -> str | None:
        """The command a word stands for, in English or in the player's language."""
        for name in COMMANDS:
            if word.casefold() in (name, self.screen.words(f"command-{name}")):
                return name
        return None

    def _typed(self, view: View, typed: str) -> Move:
        if typed.startswith("#"):
            picked = typed[1:].strip()
            if not (picked.isascii() and picked.isdigit() and 1 <= int(picked[:6]) <= len(view.choices)):
                raise UnreadableMove(Message("play-no-pick", {"pick": typed[:20]}))
            return view.choices[int(picked) - 1].move
        return self.course.game.read_move(typed)

    def _list(self, view: View) -> None:
        """The choices, numbered, each with what it means."""
        if view.turn == "dice":
            self.screen.pick("#1", self.screen.words("play-list-throw"), self.screen.words("command-throw"))
        for number, choice in enumerate(view.choices, 1):
            self.screen.pick(f"#{number}", self.screen.words.say(choice.label, self.screen.names), choice.move.text)

    def _why(self, seat: int, view: View, typed: str) -> None:
        move = self._typed(view, typed)
        reason = self.course.position.why_not(seat, move)
        if reason is None:
            self.screen.line(self.screen.words("why-legal", move=move.text))
        else:
            self.screen.why(self.course.game, reason)

    def _hint(self, seat: int) -> None:
        """The best moves, with what is to be expected of them."""
        if self.led and not self.led.scenario.hints:
            raise TeerlingError(Message("hint-off"))
        if seat not in self.course.position.turn.seats:
            raise TeerlingError(Message("hint-not-now"))
        found = advise(self.course.position, seat, self.course.chance(seat))
        for advice in found:
            label = self.screen.words.say(advice.choice.label, self.screen.names)
            expected = self.screen.words.say(advice.expected, self.screen.names)
            self.screen.pick("*", f"{label}: {expected}", advice.choice.move.text)
        self.screen.line(self.screen.words("hint-certain" if found[0].certain else "hint-tried"), "note")

    def _undo(self) -> None:
        """Take back what the last person at this terminal did, as far as the rules of the table allow."""
        if self.led and not self.led.scenario.takes_back:
            raise CannotTakeBack(Message("scenario-takeback"))
        last = self.course.past[-1].step.event if self.course.past else None
        if isinstance(last, tuple) and self.sitting[last[0]]:
            raise CannotTakeBack(Message("takeback-other", {"seat": last[0]}))
        self.course.take_back(last[0] if isinstance(last, tuple) else 0)
        if self.keeper:
            self.keeper.keep(self.course.record)
        self.screen.say(Message("takeback-done"))

    # Endings

    def _end(self) -> None:
        position = self.course.position
        if self.keeper:
            self.course.head = self.course.head.adding(Key=self.dice.key.hex())
            self.keeper.finish(self.course.record)
        self.screen.board(self.course.game, position.view())
        self.screen.say(position.view().prompt, "title")
        self.screen.ending(self.course.game, position.ending)
        if len(self.sitting) > 1:
            points = ", ".join(
                f"{name} {score}" for name, score in zip(self.screen.names, position.scores(), strict=True)
            )
            self.screen.line(f"{self.screen.words('play-points')}: {points}")
        if self.keeper and not self.keeper.passing:
            self.screen.line(self.screen.words("play-record", file=str(self.keeper.path)), "note", whole=True)

    def _leave(self, leaving: BaseException) -> int:
        words = self.screen.words
        self.screen.line()
        if isinstance(leaving, EOFError) and self.refused:
            # A script that went wrong should notice; a person who closes the input need not.
            print(words("play-refused-end"), file=sys.stderr)
        if self.keeper:
            self.screen.line(words.say(self.keeper.kept()), whole=True)
        if isinstance(leaving, KeyboardInterrupt):
            return INTERRUPTED
        return BAD_INPUT if isinstance(leaving, EOFError) and self.refused else OK
