"""Small charts in SVG: shares with their intervals, and how values are spread (histograms).

They take their colours from the page they stand in (see `page`), so they are light or dark with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDE, LEFT, RIGHT = 580, 160, 28
ROW, HILL = 44, 84  # the height of a row of each kind
AXIS = 30
# No more bars than this: many narrow ones show noise, not a shape.
MOST_BARS = 40

STYLE = """
svg { font-size: 15px; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); }
svg .rule { stroke: var(--line); } svg .fair { stroke: var(--faint); stroke-dasharray: 5 4; }
.c0 { --own: var(--c0); } .c1 { --own: var(--c1); } .c2 { --own: var(--c2); } .c3 { --own: var(--c3); }
svg .bar { fill: var(--own); } svg .whisker { stroke: var(--own); stroke-width: 3; stroke-linecap: round; }
"""


class Interval(NamedTuple):
    """A share of all games, and between which bounds it lies."""

    label: str
    share: float
    low: float
    high: float
    said: str  # the same in words


class Hill(NamedTuple):
    """How often each value was counted."""

    label: str
    counts: dict[int, int]
    said: str


def intervals(about: str, rows: Sequence[Interval], fair: float, percent: Callable[[float], str]) -> str:
    """A dot for each share with its interval, and a dashed line where everybody's fair share is.

    >>> picture = intervals("Wins", [Interval("Anna", 0.5, 0.4, 0.6, "half")], 0.5, lambda share: f"{share:.0%}")
    >>> picture.count("<circle"), "40%" in picture
    (1, True)
    """
    top = max(*(row.high for row in rows), fair)
    step = next(step for step in (0.05, 0.1, 0.2, 0.25) if top / step <= 6)
    end = min(1.0, step * (int(top / step) + 1))
    high = ROW * len(rows)

    def x(share: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * share / end

    drawn = [_tick(x(step * i), high, percent(step * i)) for i in range(round(end / step) + 1)]
    drawn.append(f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="0" y2="{high}"/>')
    for i, row in enumerate(rows):
        y = ROW * i + ROW / 2
        drawn.append(
            f'<g class="c{i % 4}"><title>{escape(row.said)}</title>{_label(row.label, y)}'
            f'<line class="whisker" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="bar" cx="{x(row.share):.1f}" cy="{y}" r="7"/></g>'
        )
    return _picture(about, high, drawn)


def hills(about: str, rows: Sequence[Hill], number: Callable[[float], str]) -> str:
    """A hill of bars for each row, all on the same scale.

    >>> hills("Points", [Hill("Anna", {3: 1, 4: 5}, "mostly 4")], str).count("<rect")
    2
    """
    least = min(min(row.counts) for row in rows)
    most = max(max(row.counts) for row in rows)
    width = next(w for w in _nice() if (most - least) / w < MOST_BARS)
    begin = least // width * width
    bars = (most - begin) // width + 1
    unit = (WIDE - LEFT - RIGHT) / bars
    high = HILL * len(rows)
    step = next(w for w in _nice() if w >= width and bars * width / w <= 8)
    first = -(-begin // step) * step
    ticks = range(first, begin + bars * width, step)
    # A bar for a single value has its number in the middle; one for several begins at the lowest.
    drawn = [_tick(LEFT + unit * ((v - begin) / width + 0.5 * (width == 1)), high, number(v)) for v in ticks]
    for i, row in enumerate(rows):
        binned = [0] * bars
        for value, times in row.counts.items():
            binned[(value - begin) // width] += times
        foot, tallest = HILL * (i + 1), max(binned)
        shapes = "".join(
            f'<rect class="bar" x="{LEFT + unit * b + 0.5:.1f}" width="{max(unit - 1, 0.5):.1f}" '
            f'y="{foot - (HILL - 14) * times / tallest:.1f}" height="{(HILL - 14) * times / tallest:.1f}"/>'
            for b, times in enumerate(binned)
            if times
        )
        line = f'<line class="rule" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{foot}" y2="{foot}"/>'
        label = _label(row.label, foot - HILL / 3)
        drawn.append(f'<g class="c{i % 4}"><title>{escape(row.said)}</title>{label}{shapes}{line}</g>')
    return _picture(about, high, drawn)


def _nice() -> list[int]:
    """Widths that people count in."""
    return [digit * 10**power for power in range(9) for digit in (1, 2, 5)]


def _tick(x: float, high: float, text: str) -> str:
    mark = f'<text class="faint" x="{x:.1f}" y="{high + 20}" text-anchor="middle">{escape(text)}</text>'
    return f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{high}"/>{mark}'


def _label(text: str, y: float) -> str:
    return f'<text x="{LEFT - 14}" y="{y + 5:.1f}" text-anchor="end">{escape(text)}</text>'


def _picture(about: str, high: float, drawn: list[str]) -> str:
    box = f"0 -4 {WIDE} {high + AXIS + 4:.0f}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(about)}">{"".join(drawn)}</svg>'
