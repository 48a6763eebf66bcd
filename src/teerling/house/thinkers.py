"""Where computer players think: a pool of workers for those who need long, so that no table waits for them.

Whatever is to be thought about waits in a queue (see `fair_queue`): people's hints first, then bots' moves, then games
that are over, and every address has its turn. Each thinker does one thing at a time, so that whoever comes next waits
for no more than what is being thought about already.

The workers start when somebody first has to think, or is about to. What they are, processes as a rule, each door says
(see `work`). Whoever is quick chooses at once instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from random import Random
from typing import Any, NamedTuple, ParamSpec, TypeVar

from teerling import advice, bots
from teerling.advice import Advice
from teerling.bots import people
from teerling.game import Position, find
from teerling.house.fair_queue import Queue
from teerling.house.logs import log
from teerling.house.work import Work, Worker, processes
from teerling.table import NotAllowed
from teerling.values import Message, Move, TeerlingError

# Nobody waits longer than this for a move, on a slow computer neither; in seconds.
PATIENCE = 1.8
# Who plays on for somebody whose thinking failed.
STAND_IN = "lotte"
# Who asks for a hint, where others are bots.
A_PERSON = ""
# How many games are known to be ready; should there ever be more, they are all got ready again.
MOST_READY = 1000

_Answer = TypeVar("_Answer")
_Args = ParamSpec("_Args")


class Rank(IntEnum):
    """What is thought about first."""

    HINT = 0
    MOVE = 1
    PAST = 2
    WARMING = 3


class Need(NamedTuple):
    """What has to be got ready before anybody can think: for whom, and for which game with what was agreed on."""

    who: str
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def shared(self) -> tuple[str, str]:
        """What takes longest to get ready, whatever was agreed on: everybody who tries moves out needs the same."""
        return A_PERSON if self.who in bots.PEOPLE else self.who, self.game


@dataclass(eq=False)
class _Piece:
    """A piece of work: `need` is got ready by it, and if it is `only` for one thinker, no other takes it."""

    rank: Rank
    address: str
    work: Callable[[], object]
    answer: asyncio.Future[Any]
    need: Need | None
    only: _Thinker | None = None


class _Thinker:
    """Somebody who thinks, and what they are at."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.piece: _Piece | None = None
        self.knows: set[Need] = set()

    def end(self) -> None:
        """End, whatever is being thought about."""
        self.worker.end()
        self.knows.clear()


class ThinkerPool:
    """Everybody who thinks at the tables of one house. `warms`: whether games are got ready before anybody asks."""

    def __init__(self, work: Work | None = None, *, warms: bool = True) -> None:
        self._work = work or processes()
        self._warms = warms
        self._queue = Queue[_Piece](len(Rank))
        self._thinkers = [_Thinker(worker) for worker in self._work.thinkers(_begin)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._ready: set[Need] = set()
        self._warmed: set[Need] = set()
        self._stopped = False

    @property
    def processes(self) -> list[int]:
        """The processes there are, by their numbers."""
        return [pid for thinker in self._thinkers for pid in thinker.worker.processes]

    # What can be asked

    async def choose(
        self, bot: str, position: Position, seat: int, rng: Random, address: str, warming: Callable[[], None]
    ) -> Move:
        """What a bot does; `warming` is called first if it has to get ready for this game.

        A table never stops for a bot: if thinking fails, somebody else chooses.
        """
        if bots.is_quick(bot, position.game):
            return await self._work.aside(partial(bots.ask, bot, position, seat, rng))
        need = _need(bot, position)
        if need not in self._ready:
            warming()
        try:
            return await self._think(Rank.MOVE, address, need, partial(_choose, bot, position, seat, rng))
        except Exception:
            log.exception("%s could not think", bot)
            return await self._work.aside(partial(bots.ask, STAND_IN, position, seat, rng))

    async def advise(self, position: Position, seat: int, address: str) -> tuple[Advice, ...]:
        """The best moves of a seat."""
        need = _need(A_PERSON, position)
        return await _answered(self._think(Rank.HINT, address, need, partial(_advise, position, seat)))

    async def glance(self, position: Position, seat: int) -> tuple[Advice, ...]:
        """What looks good to a seat, at once."""
        return await _answered(self._work.aside(partial(advice.glance, position, seat, Random())))

    async def work(
        self, address: str, work: Callable[_Args, _Answer], *args: _Args.args, **more: _Args.kwargs
    ) -> _Answer:
        """Let a thinker do something for somebody who looks back at a game: once nobody waits who plays one."""
        return await self._think(Rank.PAST, address, None, partial(work, *args, **more))

    def warm(self, game: str, seats: int, options: Mapping[str, str], who: Iterable[str], address: str) -> None:
        """Let the thinkers get ready, once nobody waits for anything else: who, bots or people, is about to need it."""
        if not self._warms or self._stopped:
            return
        for one in who:
            need = Need(one, game, seats, tuple(options.items()))
            needless = bots.is_quick(one, find(game)) if one else not self._work.foresees_hints
            if need in self._warmed or needless:
                continue
            _remember(self._warmed, need)
            for thinker in self._thinkers:
                warmed = self._add(Rank.WARMING, address, need, partial(_prepare, need), only=thinker)
                warmed.add_done_callback(_note_failure)

    # How it is shared

    async def _think(self, rank: Rank, address: str, need: Need | None, work: Callable[[], _Answer]) -> _Answer:
        if self._stopped:
            raise asyncio.CancelledError
        return await self._add(rank, address, need, work)

    def _add(
        self, rank: Rank, address: str, need: Need | None, work: Callable[[], _Answer], only: _Thinker | None = None
    ) -> asyncio.Future[_Answer]:
        answer: asyncio.Future[_Answer] = asyncio.get_running_loop().create_future()
        piece = _Piece(rank, address, work, answer, need, only)
        # Nobody thinks about what nobody waits for any more.
        answer.add_done_callback(lambda _: self._queue.remove(rank, address, piece))
        self._queue.add(rank, address, piece)
        self._hand_out()
        return answer

    def _hand_out(self) -> None:
        """Give work to whoever is free."""
        while free := [thinker for thinker in self._thinkers if thinker.piece is None]:
            piece = self._queue.take(lambda piece: any(self._may(thinker, piece) for thinker in free))
            if piece is None:
                return
            # Best somebody who has done the like before, or at least is there.
            able = (thinker for thinker in free if self._may(thinker, piece))
            chosen = min(able, key=lambda thinker: (piece.need not in thinker.knows, not thinker.worker.processes))
            chosen.piece = piece
            task = asyncio.create_task(self._let(chosen, piece))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _may(self, thinker: _Thinker, piece: _Piece) -> bool:
        if piece.only not in (None, thinker):
            return False
        others = [other.piece for other in self._thinkers if other.piece]
        if piece.rank == Rank.WARMING and any(other.rank == Rank.WARMING for other in others):
            return False  # somebody stays free for those who wait
        if piece.need is None or piece.need in self._ready:
            return True
        # Two would compile the same for as long as one does.
        getting_ready = [other.need.shared for other in others if other.need and other.need not in self._ready]
        return piece.need.shared not in getting_ready

    async def _let(self, thinker: _Thinker, piece: _Piece) -> None:
        try:
            answer = await thinker.worker.do(piece.work)
        except Exception as wrong:
            if not piece.answer.done():
                piece.answer.set_exception(wrong)
        else:
            if piece.need is not None:
                _remember(self._ready, piece.need)
                _remember(thinker.knows, piece.need)
            if not piece.answer.done():
                piece.answer.set_result(answer)
        finally:
            thinker.piece = None
            if not self._stopped:
                self._hand_out()

    def stop(self) -> None:
        """End all thinking."""
        self._stopped = True
        while (piece := self._queue.take()) is not None:
            piece.answer.cancel()
        for task in self._tasks:
            task.cancel()
        for thinker in self._thinkers:
            if thinker.piece is not None:
                thinker.piece.answer.cancel()
            thinker.end()


async def _answered(thinking: Awaitable[tuple[Advice, ...]]) -> tuple[Advice, ...]:
    """What was thought of; whoever asked waits for an answer, also if nothing was."""
    try:
        return await thinking
    except TeerlingError:
        raise
    except Exception as wrong:
        log.exception("nobody could think of a hint")
        raise NotAllowed(Message("table-busy")) from wrong


def _need(who: str, position: Position) -> Need:
    return Need(who, position.game.name, position.seats, tuple(position.options.items()))


def _remember(known: set[Need], need: Need) -> None:
    if len(known) >= MOST_READY:
        known.clear()
    known.add(need)


def _note_failure(answer: asyncio.Future[None]) -> None:
    wrong = None if answer.cancelled() else answer.exception()
    # A refusal, as where the extra `fast` is missing, is told to whoever asks.
    if wrong is not None and not isinstance(wrong, TeerlingError):
        log.error("a game could not be got ready", exc_info=wrong)


# Where the thinkers are


def _choose(bot: str, position: Position, seat: int, rng: Random) -> Move:
    bots.prepare(bot, position)  # not part of the time to think
    return bots.ask(bot, position, seat, rng)


def _advise(position: Position, seat: int) -> tuple[Advice, ...]:
    advice.prepare(position)
    return advice.advise(position, seat, Random(), PATIENCE)


def _prepare(need: Need) -> None:
    start = find(need.game).start(need.seats, dict(need.options))
    if need.who == A_PERSON:
        advice.prepare(start)
    else:
        bots.prepare(need.who, start)


def _begin() -> None:
    """Before anything is thought about: nobody thinks too long."""
    people.seconds = PATIENCE
