"""Dice Trip in a terminal: the map as a picture with a list of the cities, and the same in sentences."""

from __future__ import annotations

from teerling.drawing import Line, dice
from teerling.games.dicetrip.atlas import COLOURS
from teerling.games.dicetrip.board import About, Board, Card, Die
from teerling.values import Message, View

COLUMNS, ROWS = 78, 21
NAME = 14
# A canvas: each sign with the name of its style.
Canvas = list[list[tuple[str, str]]]


# Sentences


def sentences(view: View[Board, About]) -> list[Message]:
    """The cards in sentences: for plain lines and for screen readers."""
    board = view.board
    said = [Message("dicetrip-board-round", {"round": board.round, "rounds": board.rounds})]
    if all(die.face for die in board.dice):
        thrown = [Message("dicetrip-die", {"colour": die.colour, "face": die.face}) for die in board.dice]
        said.append(Message("dicetrip-board-dice", {"dice": thrown}))
    for card in board.cards:
        said += _card_sentences(board, card)
    if view.seat >= 0 and board.stage != "over":
        card = board.cards[view.seat]
        empty = [_numbered(board, city) for city in range(len(card.numbers)) if _is_empty(card, city)]
        if empty:
            said.append(Message("dicetrip-board-empty", {"seat": view.seat, "cities": empty}))
    done = [card.seat for card in board.cards if card.done]
    if done and board.stage != "over":
        said.append(Message("dicetrip-board-done", {"seats": done}))
    # The roads stay the same: once is enough.
    if board.round == 1 and not any(card.written for card in board.cards):
        said += _road_sentences(board)
    return said


def _said(board: Board, city: int) -> dict[str, str]:
    names = board.map.cities[city].names
    return {language: names[language] for language in ("nl", "en")}


def _is_empty(card: Card, city: int) -> bool:
    return card.numbers[city] is None and city not in card.crossed


def _numbered(board: Board, city: int) -> Message:
    ring = board.map.cities[city].ring
    said = {"number": city + 1, "city": _said(board, city)}
    if ring == "none":
        return Message("dicetrip-board-numbered", said)
    return Message("dicetrip-board-numbered-ring", {**said, "colour": Message("dicetrip-colour", {"colour": ring})})


def _card_sentences(board: Board, card: Card) -> list[Message]:
    powers = {(True, True): "both", (True, False): "reroll", (False, True): "double"}
    left = powers.get((card.reroll, card.double), "none")
    about = {"seat": card.seat, "points": card.points, "powers": left}
    said = [Message("dicetrip-board-card", about)]
    written = []
    for city, number in enumerate(card.numbers):
        if city in card.crossed:
            written.append(Message("dicetrip-board-city-crossed", {"city": _said(board, city)}))
        elif number:
            kind = "dicetrip-board-city-bonus" if city in card.bonus else "dicetrip-board-city"
            written.append(Message(kind, {"city": _said(board, city), "number": number}))
    if written:
        said.append(Message("dicetrip-board-written", {"seat": card.seat, "cities": written}))
    if len(card.route) > 1:
        route = [_said(board, city) for city in card.route]
        said.append(Message("dicetrip-board-route", {"seat": card.seat, "cities": route}))
    return said


def _road_sentences(board: Board) -> list[Message]:
    said = []
    for city in range(len(board.map.cities)):
        to = [_said(board, b if a == city else a) for a, b in board.map.roads if city in (a, b)]
        said.append(Message("dicetrip-board-road", {"city": _said(board, city), "cities": to}))
    return said


# The picture


def picture(view: View[Board, About], names: list[str]) -> list[Line]:
    """The map with what the viewer has written, the list of cities with every card, the players, the dice."""
    board = view.board
    only = 0 if view.seats == 1 else view.seat
    card = board.cards[only] if only >= 0 else None
    lines: list[Line] = [[(f"{board.round}/{board.rounds}", "turn")]]
    lines += [_joined(row) for row in _map(board, card)]
    lines += [[], *_list(board), [], *(_player(view, each, names) for each in board.cards)]
    if all(die.face for die in board.dice):
        lines += [[], *_dice(board.dice)]
    return lines


def _joined(row: list[tuple[str, str]]) -> Line:
    """Signs of one style in a row become one piece."""
    line: Line = []
    for sign, style in row:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + sign, style)
        else:
            line.append((sign, style))
    return line


def _map(board: Board, card: Card | None) -> Canvas:
    """Roads as dots, cities with their number as long as they are empty, and then with what stands there."""
    shown = board.map
    canvas: Canvas = [[(" ", "")] * COLUMNS for _ in range(ROWS)]
    at = [
        (2 + round(city.x / shown.width * (COLUMNS - 6)), round(city.y / shown.height * (ROWS - 1)))
        for city in shown.cities
    ]
    for a, b in shown.roads:
        _road(canvas, at[a], at[b])
    for city, (column, row) in enumerate(at):
        text, style = _sign(shown.cities[city].ring, card, city)
        _put(canvas, column, row, text, style)
    return [row for row in canvas if any(sign != " " for sign, _ in row)]


def _road(canvas: Canvas, start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(1, steps):
        column = start[0] + round((end[0] - start[0]) * step / steps)
        row = start[1] + round((end[1] - start[1]) * step / steps)
        canvas[row][column] = ("·", "slot")


def _sign(ring: str, card: Card | None, city: int) -> tuple[str, str]:
    """An empty city is its number and the letter of its ring; a number stands in brackets, a bonus with a star."""
    if card is None or _is_empty(card, city):
        return f"{city + 1}{'' if ring == 'none' else ring[0]}", "name" if ring == "none" else ring
    if city in card.crossed:
        return "[××]", "slot"
    return f"[{card.numbers[city]}]" + ("*" if city in card.bonus else ""), "block"


def _put(canvas: Canvas, column: int, row: int, text: str, style: str) -> None:
    """Write around a column, in the row or the nearest one with room."""
    start = min(max(column - len(text) // 2, 0), COLUMNS - len(text))
    for shift in (0, 1, -1, 2, -2):
        if 0 <= row + shift < len(canvas):
            around = canvas[row + shift][max(start - 1, 0) : start + len(text) + 1]
            if all(sign in " ·" for sign, _ in around):
                # A road ends beside a city, not at its very sign.
                canvas[row + shift][max(start - 1, 0) : start + len(text) + 1] = [(" ", "")] * len(around)
                canvas[row + shift][start : start + len(text)] = [(sign, style) for sign in text]
                return
    canvas[row][start : start + len(text)] = [(sign, style) for sign in text]


def _list(board: Board) -> list[Line]:
    """Every city with its number, its name, its ring, and what stands there on each card."""
    cards = board.cards
    width = NAME + 5 + 4 * len(cards)
    columns = max(COLUMNS // (width + 1), 1)
    cities = board.map.cities
    rows = -(-len(cities) // columns)
    lines: list[Line] = []
    for row in range(rows):
        line: Line = []
        for city in range(row, len(cities), rows):
            ring = cities[city].ring
            letter = " " if ring == "none" else ring[0]
            line += [(f"{city + 1:>2} ", "pick"), (f"{cities[city].name[:NAME]:<{NAME}}", "")]
            line += [(letter, "" if ring == "none" else ring), (" ", "")]
            line += [(f"{_stands(card, city):<4}", "turn" if city in card.route else "name") for card in cards]
        lines.append(line)
    return lines


def _stands(card: Card, city: int) -> str:
    if city in card.crossed:
        return "××"
    number = card.numbers[city]
    return f"{number or '·'}{'*' if city in card.bonus else ''}"


def _player(view: View[Board, About], card: Card, names: list[str]) -> Line:
    """Name and points; an arrow is left for throwing again, a cross for using a die twice, a check mark when done."""
    turn = card.seat == view.board.roller
    name = names[card.seat][:40]
    left = ("↻ " if card.reroll else "") + ("×2 " if card.double else "")
    twice = f"{card.twice[0]}{card.twice[0]} -{card.ignored[0]} " if card.twice and card.ignored else ""
    return [
        (f"{'●' if turn else ' '} {name:<20} ", "turn" if turn else "name"),
        (f"{card.points:>3} ", "prompt"),
        (f"→{len(card.route)}  ", "name"),
        (left + twice, "pick"),
        ("✓" if card.done and view.turn != "over" else "", "turn"),
    ]


def _dice(faces: tuple[Die, ...]) -> list[Line]:
    drawn = [dice((die.face,)) for die in faces]
    lines: list[Line] = [
        [(rows[i] + "  ", die.colour) for die, rows in zip(faces, drawn, strict=True)] for i in range(len(drawn[0]))
    ]
    return [*lines, [(f"    {colour[0]}      ", colour) for colour in COLOURS]]
