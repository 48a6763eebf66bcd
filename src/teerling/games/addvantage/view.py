"""What a seat may see of Add-Vantage, and what it may do. `telling.py` says what happened."""

from __future__ import annotations

from teerling.games.addvantage import rules
from teerling.games.addvantage.board import (
    About,
    Arrange,
    Board,
    Bonus,
    Buy,
    Diagonal,
    Give,
    Line,
    Matching,
    Off,
    Pass,
    Place,
    Player,
    Square,
    Stage,
    Throw,
)
from teerling.games.addvantage.judgement import promise_of
from teerling.games.addvantage.lines import BONUS_LINE, IN_LINE, SQUARES, empty_squares, total
from teerling.games.addvantage.moves import SQUARE_NAMES, Decoded, decode, thinkable
from teerling.games.addvantage.pieces import ARRANGE, COINS, DEAL, FIRST, HAND, PLAY, Given, State
from teerling.games.addvantage.preparation import write_arrangements
from teerling.games.addvantage.tiles import bonus_holder
from teerling.games.addvantage.veil import knows_bonus, knows_tile
from teerling.values import Choice, Message, Move, Turn

STAGES: tuple[Stage, ...] = ("first", "deal", "arrange", "bonus", "play")


def board(g: Given, s: State, seat: int) -> Board:
    """The table as a viewer sees it: boards, tiles, coins, bonus tiles and the throw."""
    return Board(
        stage="over" if s.ended else STAGES[s.stage],
        turn=s.seat if s.stage == PLAY and not s.ended else -1,
        boards=tuple([_player(g, s, seat, owner) for owner in range(g.seats)]),
        bonus=(_bonus(g, s, seat, 0), _bonus(g, s, seat, 1)),
        out=COINS * g.seats - sum(s.coins[: g.seats]),
        thrown=loose_faces(s),
        due=s.due,
        barred=tuple([die for die in range(1, 37) if s.barred[seat] >> (die - 1) & 1]) if seat >= 0 else (),
        stay=g.stay == 1,
    )


def loose_faces(s: State) -> tuple[int, ...]:
    """The thrown dice still to be placed, lowest first."""
    return tuple(face + 1 for face in range(6) for _ in range(s.loose[face]))


def _bonus(g: Given, s: State, viewer: int, i: int) -> Bonus:
    tile = (s.bonus[i] or None) if knows_bonus(g, s, viewer, i) else None
    return Bonus(tile, bonus_holder(g, s, i) if s.stage == PLAY else -1)


def _player(g: Given, s: State, viewer: int, seat: int) -> Player:
    lies = not g.choose or s.arranged >> seat & 1 == 1
    # Tiles to be arranged, a to f.
    hand = [] if lies else [s.tiles[seat][i] for i in range(HAND) if knows_tile(g, s, viewer, seat, i)]
    return Player(
        seat=seat,
        coins=s.coins[seat],
        arranged=lies and s.stage > DEAL,
        hand=tuple([tile for tile in hand if tile]),
        suggested=suggested(g, s, seat) if viewer == seat and s.stage == ARRANGE and hand else "",
        squares=tuple(map(Square, s.faces[seat], s.die[seat])),
        lines=tuple([_line(g, s, seat, line, lies and knows_tile(g, s, viewer, seat, line)) for line in range(HAND)]),
        diagonals=tuple([Diagonal(*_sum(s, seat, BONUS_LINE + i)) for i in range(g.diagonals)]),
        won=_won(g, s, viewer, seat),
    )


def suggested(g: Given, s: State, seat: int) -> str:
    """The order of a hand that promises most, by the judgement of the game: the letters of that move."""
    codes = [0] * rules.MOST_MOVES
    legal = codes[: write_arrangements(g, s, seat, codes)]
    return thinkable(max(legal, key=lambda code: promise_of(g, s, seat, code, [], 0))).text.replace(" ", "")


def _sum(s: State, seat: int, line: int) -> tuple[int, int]:
    """What the dice of a line make, and how many they are."""
    faces = [s.faces[seat][square] for square in IN_LINE[3 * line : 3 * line + 3]]
    return sum(faces), sum(face > 0 for face in faces)


def _line(g: Given, s: State, seat: int, line: int, known: bool) -> Line:
    """A row or a column: its tile if the viewer may know it, what its dice make, and what is still needed."""
    tile = (s.tiles[seat][line] or None) if known else None
    made, dice = _sum(s, seat, line)
    state: Matching = "won" if s.won[seat] >> line & 1 else "waiting"
    if g.stay and tile and total(s.faces[seat], line) == tile:
        state = "won" if s.ended else "matches"
    return Line(tile, state, made, dice, tile - made if tile and state == "waiting" and dice < 3 else None)


def _won(g: Given, s: State, viewer: int, seat: int) -> tuple[int | None, ...]:
    """The tiles a seat has won, bonus tiles last; those the viewer may not know are there without a number."""
    won: list[int | None] = []
    for line in range(HAND):
        if s.won[seat] >> line & 1 or (g.stay and s.ended and total(s.faces[seat], line) == s.tiles[seat][line]):
            won.append(s.tiles[seat][line] if knows_tile(g, s, viewer, seat, line) else None)
    for i in range(2):
        if (s.ended or not g.stay) and bonus_holder(g, s, i) == seat:
            won.append(s.bonus[i] if knows_bonus(g, s, viewer, i) else None)
    return tuple(won)


def choice(g: Given, s: State, seat: int, move: Move) -> Choice[About]:
    """A legal move as it is offered."""
    did = decode(move.code)
    about, said = _about(s, seat, move, did)
    if did.square >= 0:
        said["square"] = SQUARE_NAMES[did.square]
    return Choice(move, Message(f"addvantage-choice-{did.kind}", said), about)


def _about(s: State, seat: int, move: Move, did: Decoded) -> tuple[About, dict[str, object]]:
    """What a screen needs to know about a move, and what is said of it."""
    if did.kind == "arrange":
        letters = move.text.replace(" ", "")
        tiles = [s.tiles[seat]["abcdef".index(letter)] for letter in letters]
        at = {"beside": tuple(tiles[:3]), "below": tuple(tiles[3:])}
        return Arrange(letters), {"rows": tuple(letters[:3]), "columns": tuple(letters[3:]), **at}
    if did.kind == "throw":
        return Throw(did.dice), {"count": did.dice}
    if did.kind == "place":
        return Place(did.face, did.square), {"face": did.face}
    if did.kind == "give":
        return Give(did.face), {"face": did.face}
    if did.kind == "buy":
        face = s.faces[did.owner][did.source]
        buy = Buy(did.owner, did.source, face, did.square)
        return buy, {"seat": did.owner, "face": face, "from": SQUARE_NAMES[did.source]}
    if did.kind == "off":
        return Off(did.source), {"face": s.faces[s.seat][did.source], "from": SQUARE_NAMES[did.source]}
    return Pass(), {}


def prompt(g: Given, s: State, seat: int, turn: Turn) -> Message:
    """What the seat does now, in one sentence."""
    if turn.kind == "over":
        won = rules.winners(g, s)
        return Message("prompt-over", {"count": won.bit_count(), "seats": [i for i in range(g.seats) if won >> i & 1]})
    if turn.kind == "dice":
        if turn.thrower < 0:
            return Message("addvantage-prompt-lot" if s.stage == FIRST else "addvantage-prompt-tiles")
        return Message("prompt-throw") if turn.thrower == seat else Message("prompt-wait-throw", {"seat": turn.thrower})
    if s.stage == ARRANGE:
        if seat in turn.seats:
            return Message("addvantage-prompt-arrange")
        return Message("addvantage-prompt-wait-arrange", {"seats": list(turn.seats), "count": len(turn.seats)})
    if seat not in turn.seats:
        return Message("prompt-wait", {"seat": turn.seats[0]})
    return _prompt_turn(g, s)


def _prompt_turn(g: Given, s: State) -> Message:
    room, coins = empty_squares(s.faces[s.seat]), s.coins[s.seat]
    thrown = loose_faces(s)
    if thrown:
        if len(thrown) > room:
            return Message("addvantage-prompt-place-some", {"faces": thrown, "room": room})
        offer = "addvantage-prompt-place-or-give" if rules.may_give(s) else "addvantage-prompt-place"
        return Message(offer, {"faces": thrown, "count": len(thrown)})
    if room == 0:
        return Message("addvantage-prompt-full")
    if room < SQUARES and rules.may_take_off(g, s):
        return Message("addvantage-prompt-turn-off", {"coins": coins})
    return Message("addvantage-prompt-turn", {"coins": coins})


def puzzle(g: Given, s: State) -> bool:
    """Arranging is a choice among hundreds: it is written, not picked from a list."""
    return s.stage == ARRANGE
