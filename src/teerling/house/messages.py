"""The wire protocol: every message, both ways. The browser's types are generated from here.

Seats are counted from 0. Numbers of events are counted from 1 in each table; a client that
has seen nothing says `since=0`. Texts for people are `Message`s: the client has the words.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from teerling.dice import Due
from teerling.scenario import Coached
from teerling.values import Choice, Message, View

# What is at a table


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str = ""  # which computer player sits here
    here: bool = False  # whether somebody is connected
    host: bool = False  # whether this seat may change the table


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody at it may see it."""

    id: str  # nothing for those who only have the code
    code: str  # to join by, such as "panda-tango-42"
    game: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    state: Literal["waiting", "playing", "over"]
    spectators: bool  # whether whoever has the code may watch
    watching: int  # how many do
    hints: bool  # whether people may ask what would be good
    commitment: str  # to the key of the dice, once the game is about to begin
    seals: tuple[str, ...]  # of the words of each seat; nothing for a seat without
    asked: tuple[int, ...]  # the seats that are to show their words now
    prompt: bool  # whether the game begins by itself once everybody is here and has sealed words
    again: bool  # whether this is a rematch, which anybody who sits at it may begin
    key: str = ""  # of the dice, once the game is over
    next: str = ""  # the code of the rematch, once there is one
    address: str = ""  # where others on the network find this server, if they do
    scenario: str = ""  # what is special about the game, such as "lesson first"


# The tags of the events.
EventKind = Literal[
    "opened",
    "joined",
    "freed",
    "filled",
    "sealed",
    "fixed",
    "added",
    "reopened",
    "started",
    "rolled",
    "moved",
    "taken",
    "ended",
    "followed",
]


class Happening(msgspec.Struct, frozen=True):
    """One event of a table, as one viewer may hear it."""

    number: int
    kind: EventKind
    seat: int = -1
    text: str = ""  # of a roll or a move, as in the record; nothing if it is secret
    forced: bool = False  # a move that was made for somebody who had nothing to choose
    log: tuple[Message, ...] = ()
    view: View | None = None  # how it was right after it, if more of the game follows in this update


# From the server


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened, in order, and how it is now. The first one after `hello` holds all since then.

    Of very much that happened since then it holds the last 500 events. `number` is that of the last event. `view` is
    there once the game has started. `done` is the id of this socket's own command, if that is what made it happen: it
    was carried out and is safely kept.
    """

    number: int
    seat: int  # which seat this socket has; -1 watches
    table: TableInfo
    happened: tuple[Happening, ...]
    view: View | None = None
    undo: bool = False  # whether this seat may take its last choice back
    coached: Coached | msgspec.UnsetType = msgspec.UNSET  # in a lesson
    done: int | msgspec.UnsetType = msgspec.UNSET


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A command that was not carried out. `rule` names a rule sentence, if one is against it."""

    id: int
    message: Message
    rule: str = ""


class Explained(msgspec.Struct, frozen=True, tag="explained"):
    """The answer to `why`: possible, or the reason why not."""

    id: int
    text: str
    message: Message | None = None
    rule: str = ""


class HintInfo(msgspec.Struct, frozen=True):
    """A good move: its text and label, what is to be expected of it, and whether that is proven."""

    text: str
    label: Message
    expected: Message
    certain: bool


class Hinted(msgspec.Struct, frozen=True, tag="hinted"):
    """The answer to `hint`: good moves, the best first. `number` is that of the event they were meant after."""

    id: int
    number: int
    hints: tuple[HintInfo, ...]


class Warming(msgspec.Struct, frozen=True, tag="warming"):
    """A computer player gets ready for its first move in such a game, which may take a while."""

    seat: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The game was started, or there is a rematch. Other commands are answered by the update they cause."""

    id: int
    number: int


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The server closes this socket.

    `stopping` and `slow`: come back by yourself. `replaced`: the seat is open in another window.
    `refused`: the token is not good here (any more). `gone`: there is no such table.
    `rude`: too much, too fast, or not understood.
    """

    why: Literal["stopping", "slow", "replaced", "refused", "gone", "rude"]


FromServer = Update | Refused | Explained | Hinted | Warming | Done | Bye

# From a client: `hello` first, then commands with an id that the answer repeats


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """Who I am at this table, the last event I have seen, and whether I am going to seal words for the dice."""

    token: str
    since: int = 0
    seals: bool = False


class ThenThrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="throw"):
    """… and throw the dice that are due then. Nothing comes after that: what they show has to be seen first."""


class ThenPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """… and make a move then, as text."""

    text: str


class ThenTakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="takeback"):
    """… and take back my last choice then."""


Then = ThenThrow | ThenPlay | ThenTakeBack
# What follows from a command, meant as one thing with it: all of it happens, or none of it.
Following = Annotated[tuple[Then, ...], msgspec.Meta(max_length=3)]


class Throw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="throw"):
    """Throw the dice that are due. `at` is the last event seen: if more has happened, it is refused."""

    id: int
    at: int


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move, as text, and `then` what follows from it: all of it or nothing."""

    id: int
    at: int
    text: str
    then: Following = ()


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="takeback"):
    """Take back my last choice, and `then` do something else instead: all of it or nothing."""

    id: int
    at: int
    then: Following = ()


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Whether a move is possible now, and why not."""

    id: int
    text: str


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what would be good now; nothing is changed by it. A `quick` one says at once what looks good."""

    id: int
    quick: bool = False


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="seal"):
    """Seal words of my own for the dice, before the start: their fingerprint. Another one takes its place."""

    id: int
    seal: str


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Show the words I sealed, once my seat is asked for them."""

    id: int
    words: str


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="start"):
    """Start the game: the host's, in a rematch anybody's who sits there; once no seat is open.

    It is answered when the game has begun, after the seats that are asked for their words have shown them.
    """

    id: int


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="fill"):
    """Put a computer player on a seat, also in mid-game: the host's."""

    id: int
    seat: int
    bot: str


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="free"):
    """Make a seat open for somebody to join: the host's, or one's own to leave for good."""

    id: int
    seat: int


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    """The same people once more, seats moved on by one: anybody's who sits here, once the game is over."""

    id: int


FromClient = Hello | Throw | Play | TakeBack | Why | Hint | Seal | Show | Start | Fill | Free | Rematch

# Plain HTTP


class OptionInfo(msgspec.Struct, frozen=True):
    """An option with the values possible now, the default first, and the one chosen."""

    name: str
    allowed: tuple[str, ...]
    chosen: str
    per_seat: bool
    own: bool  # whether people may bring a text of their own


class BotInfo(msgspec.Struct, frozen=True):
    """A computer player, and with how many it plays a game."""

    name: str
    seats: tuple[int, ...]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson there is, and how many steps it has."""

    name: str
    steps: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game there is."""

    name: str
    least: int
    most: int
    version: int
    bots: tuple[BotInfo, ...]  # the weakest first
    published: bool  # whether the name is that of a publisher's game
    lessons: tuple[LessonInfo, ...] = ()  # in the order in which they are learnt


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats and options as far as they are chosen, to ask what is possible then."""

    seats: int
    options: dict[str, str] = {}


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`here` is somebody at this screen, `open` a friend who will join, `bot` a computer player."""

    kind: Literal["here", "open", "bot"]
    name: str = ""
    bot: str = ""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: tuple[SeatWish, ...]
    options: dict[str, str] = {}
    spectators: bool = True
    hints: bool = True


class ScenarioWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that is not a usual one, such as the scenario "lesson first", for one person."""

    game: str
    scenario: str
    name: str


class Held(msgspec.Struct, frozen=True):
    """A seat that is yours: keep the token, it is the only proof. Seat -1 watches."""

    table: str
    code: str
    seat: int
    token: str
    host: bool


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with a code: with a name for a seat, without to watch."""

    code: str
    name: str = ""


class FollowWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who sat at a table goes on to its rematch."""

    table: str
    token: str


class Sentence(msgspec.Struct, frozen=True):
    """A numbered rule sentence."""

    number: str
    text: str


class Chapter(msgspec.Struct, frozen=True):
    """A part of the rules."""

    title: str
    sentences: tuple[Sentence, ...]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as text."""

    text: str


class ReplayEvent(msgspec.Struct, frozen=True):
    """A moment of a replay in short: what happened."""

    kind: Literal["start", "rolled", "moved"]
    seat: int
    text: str  # as in the record
    due: int = -1  # of a roll: which of the replay's `due` it was


class ReplayInfo(msgspec.Struct, frozen=True):
    """A whole game in short: who played what, and every moment without its picture."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str]
    tags: dict[str, str]
    over: bool  # whether it was played to its end
    steps: tuple[ReplayEvent, ...]  # the start, then the events
    due: tuple[Due, ...]  # what was waited for, each once
    name: str = ""  # of a record that was brought: its moments are asked for by it


class ReplayStep(msgspec.Struct, frozen=True):
    """A moment of a replay: what happened, and how it was after it, as a reader sees it: nothing is hidden."""

    kind: Literal["start", "rolled", "moved"]
    seat: int
    text: str
    log: tuple[Message, ...]
    view: View


class MarkInfo(msgspec.Struct, frozen=True):
    """An event of a past game that is worth a word: a mistake, or great luck."""

    number: int  # of the event, which is that of the moment after it
    seat: int
    kind: Literal["mistake", "lucky", "unlucky"]
    weight: float  # how much it mattered
    message: Message
    told: tuple[Message, ...]  # what happened there


class BestInfo(msgspec.Struct, frozen=True):
    """What was best at a moment of a past game, and whether that was done."""

    number: int  # of the moment, before the event
    seat: int
    choice: Choice
    done: bool


class AnalysisInfo(msgspec.Struct, frozen=True):
    """What was luck and what was skill in a finished game."""

    points: bool  # whether values are points, as in a game alone, or shares of the win
    values: tuple[tuple[float, ...], ...]  # at each moment, of each seat
    marks: tuple[MarkInfo, ...]
    best: tuple[BestInfo, ...]
    summaries: tuple[Message, ...]  # of each seat
    sure: Message


class Analysed(msgspec.Struct, frozen=True):
    """How far the thinking about a past game is (of nothing while it waits); with the last line, what was found."""

    done: int
    of: int
    found: AnalysisInfo | None = None
    problem: Message | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused; `rule` names a rule sentence, if one is against it."""

    message: Message
    rule: str = ""
