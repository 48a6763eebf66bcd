"""What a seat may see of Add-Vantage, and what it may do. `telling.py` says what happened."""

from __future__ import annotations

from typing import Any

from teerling.games.addvantage import rules
from teerling.games.addvantage.lines import BONUS_LINE, IN_LINE, SQUARES, empty_squares, total
from teerling.games.addvantage.moves import SQUARE_NAMES, decode, due_die
from teerling.games.addvantage.options import SECRETS
from teerling.games.addvantage.pieces import ARRANGE, COINS, DEAL, FIRST, HAND, PLAY, Given, State
from teerling.games.addvantage.telling import ENDINGS
from teerling.games.addvantage.tiles import bonus_holder
from teerling.games.addvantage.veil import knows_bonus, knows_tile
from teerling.values import Choice, Message, Move, Turn

STAGES = ("first", "deal", "arrange", "bonus", "play")


def board(g: Given, s: State, seat: int) -> dict[str, Any]:
    """The table as a viewer sees it: boards, tiles, coins, bonus tiles and the throw."""
    return {
        "stage": "over" if s.ended else STAGES[s.stage],
        "turn": s.seat if s.stage == PLAY and not s.ended else -1,
        "first": s.first if s.stage > FIRST else -1,
        "boards": [_one_board(g, s, seat, owner) for owner in range(g.seats)],
        "bonus": [
            {
                "tile": (s.bonus[i] or None) if knows_bonus(g, s, seat, i) else None,
                "seat": bonus_holder(g, s, i) if s.stage == PLAY else -1,
            }
            for i in range(2)
        ],
        "out": COINS * g.seats - sum(s.coins[: g.seats]),
        "thrown": loose_faces(s),
        "due": s.due,
        "barred": [die for die in range(1, 37) if s.barred[seat] >> (die - 1) & 1] if seat >= 0 else [],
        "gave": s.gave == 1,
        "stay": g.stay == 1,
        "secret": SECRETS[g.secret],
        "takeoff": g.takeoff == 1,
        "surplus": g.surplus == 1,
        "turns": s.turns,
        "ended": ENDINGS[s.ended],
    }


def loose_faces(s: State) -> tuple[int, ...]:
    """The thrown dice still to be placed, lowest first."""
    return tuple(face + 1 for face in range(6) for _ in range(s.loose[face]))


def _one_board(g: Given, s: State, viewer: int, seat: int) -> dict[str, Any]:
    lies = not g.choose or s.arranged >> seat & 1 == 1
    # Tiles to be arranged, a to f.
    hand = [] if lies else [s.tiles[seat][i] for i in range(HAND) if knows_tile(g, s, viewer, seat, i)]
    return {
        "seat": seat,
        "coins": s.coins[seat],
        "arranged": lies and s.stage > DEAL,
        "hand": [tile for tile in hand if tile],
        "squares": [{"face": face, "die": die} for face, die in zip(s.faces[seat], s.die[seat], strict=True)],
        "lines": [_line(g, s, seat, line, lies and knows_tile(g, s, viewer, seat, line)) for line in range(HAND)],
        "diagonals": [_sum(s, seat, BONUS_LINE + i) for i in range(g.diagonals)],
        "won": _won(g, s, viewer, seat),
    }


def _sum(s: State, seat: int, line: int) -> dict[str, int]:
    faces = [s.faces[seat][square] for square in IN_LINE[3 * line : 3 * line + 3]]
    return {"sum": sum(faces), "dice": sum(face > 0 for face in faces)}


def _line(g: Given, s: State, seat: int, line: int, known: bool) -> dict[str, Any]:
    """A row or a column: its tile if the viewer may know it, what its dice make, and what is still needed."""
    tile = (s.tiles[seat][line] or None) if known else None
    so_far = _sum(s, seat, line)
    state = "won" if s.won[seat] >> line & 1 else "waiting"
    if g.stay and tile and total(s.faces[seat], line) == tile:
        state = "won" if s.ended else "matches"
    needed = tile - so_far["sum"] if tile and state == "waiting" and so_far["dice"] < 3 else None
    return {"tile": tile, "state": state, **so_far, "needed": needed}


def _won(g: Given, s: State, viewer: int, seat: int) -> list[int | None]:
    """The tiles a seat has won, bonus tiles last; those the viewer may not know are there without a number."""
    won: list[int | None] = []
    for line in range(HAND):
        if s.won[seat] >> line & 1 or (g.stay and s.ended and total(s.faces[seat], line) == s.tiles[seat][line]):
            won.append(s.tiles[seat][line] if knows_tile(g, s, viewer, seat, line) else None)
    for i in range(2):
        if (s.ended or not g.stay) and bonus_holder(g, s, i) == seat:
            won.append(s.bonus[i] if knows_bonus(g, s, viewer, i) else None)
    return won


def choice(g: Given, s: State, seat: int, move: Move) -> Choice:
    """A legal move as it is offered."""
    did = decode(move.code)
    about: dict[str, Any] = {"kind": did.kind}
    said: dict[str, Any] = {}
    if did.kind == "arrange":
        letters = move.text.replace(" ", "")
        about["letters"] = letters
        said = {"rows": tuple(letters[:3]), "columns": tuple(letters[3:])}
    elif did.kind == "throw":
        about["count"] = said["count"] = did.dice
    elif did.kind in ("place", "give"):
        about["face"] = said["face"] = did.face
    elif did.kind == "buy":
        about |= {"owner": did.owner, "source": did.source, "face": s.faces[did.owner][did.source]}
        about["die"] = due_die(s, move.code)
        said = {"seat": did.owner, "face": about["face"], "from": SQUARE_NAMES[did.source]}
    elif did.kind == "off":
        about |= {"source": did.source, "face": s.faces[s.seat][did.source], "die": due_die(s, move.code)}
        said = {"face": about["face"], "from": SQUARE_NAMES[did.source]}
    if did.square >= 0:
        about["square"] = did.square
        said["square"] = SQUARE_NAMES[did.square]
    return Choice(move, Message(f"addvantage-choice-{did.kind}", said), about)


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
