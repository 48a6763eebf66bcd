"""The course of a game as a line chart: a curve for each seat, with marks; SVG, or a page around it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from teerling.lab.luck_and_skill import Analysis
from teerling.lab.page import FACE, colours, page
from teerling.lab.verdicts import Mark, amount, how_sure, marks, summary, told_by
from teerling.words import Words

WIDE, HIGH = 960, 460
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 44
# How many lines go across.
LINES = 4
SIGNS = {"mistake": "✗", "lucky": "▲", "unlucky": "▼"}

# A picture that may stand alone, so it brings its colours.
STYLE = (
    colours(".course")
    + f".course {{ font: 15px {FACE}; }}"
    + """
.course .sheet { fill: var(--card); } .course .grid { stroke: var(--line); } .course text { fill: var(--faint); }
.course .title { fill: var(--ink); font-size: 20px; font-weight: 700; }
.course .curve { fill: none; stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.course .mark circle { fill: var(--card); stroke-width: 2.5; }
.course .mark text { text-anchor: middle; font-size: 12px; font-weight: 700; }
"""
    + "".join(
        f".course .s{n} {{ stroke: var(--c{n}); }} .course .t{n} {{ fill: var(--c{n}); font-weight: 700; }}\n"
        for n in range(4)
    )
)
# Who can't see the colours can tell the curves by their strokes.
DASHES = ("none", "10 5", "3 5", "14 4 3 4")


def svg(analysis: Analysis, words: Words, titled: bool = True) -> str:
    """The course of a game as an SVG file, with its title unless a page has it; light or dark as the reader's is."""
    names = analysis.record.seats
    curves = [_values(analysis, seat) for seat in range(len(names))]
    low, high = (0.0, 1.0) if not analysis.points else _round_range(curves)

    def place(number: int, value: float) -> tuple[float, float]:
        x = LEFT + (WIDE - LEFT - RIGHT) * number / max(1, len(curves[0]) - 1)
        return round(x, 1), round(TOP + (HIGH - TOP - BOTTOM) * (high - value) / (high - low), 1)

    title = words(f"{analysis.record.game}-title")
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="course" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<rect class="sheet" width="{WIDE}" height="{HIGH}" rx="12"/>',
    ]
    if titled:
        lines.append(f'<text class="title" x="{LEFT}" y="34">{escape(title)}</text>')
    for step in range(LINES + 1):
        value = low + (high - low) * step / LINES
        label = words("analyse-share", number=round(100 * value)) if not analysis.points else f"{value:g}"
        _, y = place(0, value)
        lines.append(f'<path class="grid" d="M{LEFT} {y}H{WIDE - RIGHT}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{label}</text>')
    x = WIDE - RIGHT
    for seat in reversed(range(len(names))):
        lines.append(f'<text class="t{seat}" x="{x}" y="34" text-anchor="end">{escape(names[seat])}</text>')
        x -= 24 + 9 * len(names[seat])
    lines.append(f'<text x="{WIDE - RIGHT}" y="{HIGH - 14}" text-anchor="end">{words("analyse-events")}</text>')
    for seat, values in enumerate(curves):
        path = "L".join("{} {}".format(*place(number, value)) for number, value in enumerate(values))
        lines.append(f'<path class="curve s{seat}" stroke-dasharray="{DASHES[seat]}" d="M{path}"/>')
    for mark in marks(analysis):
        (x_at, y_at), told = place(mark.number, curves[mark.seat][mark.number]), escape(_told(words, analysis, mark))
        lines.append(
            f'<g class="mark" transform="translate({x_at} {y_at})"><title>{told}</title>'
            f'<circle class="s{mark.seat}" r="9"/><text class="t{mark.seat}" y="4.5">{SIGNS[mark.kind]}</text></g>'
        )
    return "\n".join([*lines, "</svg>", ""])


def course_page(analysis: Analysis, words: Words) -> str:
    """A page with the picture, a sentence for each seat, and the marks in words."""
    names = analysis.record.seats
    summaries = [words.say(summary(analysis, seat), names) for seat in range(len(names))]
    told = [f'<li value="{mark.number}">{escape(_told(words, analysis, mark))}</li>' for mark in marks(analysis)]
    parts = [svg(analysis, words, titled=False), *(f"<p>{escape(sentence)}</p>" for sentence in summaries)]
    if told:
        parts.append(f"<section><ol>{''.join(told)}</ol></section>")
    parts.append(f'<p class="faint">{escape(words.say(how_sure(analysis)))}</p>')
    return page(words.language, words(f"{analysis.record.game}-title"), parts)


def _values(analysis: Analysis, seat: int) -> list[float]:
    return [float(analysis.changes[0][seat].before), *(float(changes[seat].after) for changes in analysis.changes)]


def _round_range(curves: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The points there are, widened to whole numbers whose lines are whole."""
    least = min(0.0, *(min(values) for values in curves), *(0.0,))
    most = max(max(values) for values in curves)
    size = next(unit for unit in (4, 8, 12, 20, 40, 60, 80, 100, 200, 400) if unit >= most - least or unit == 400)
    return float(int(least) - (least < int(least))), int(least) - (least < int(least)) + float(size)


def _told(words: Words, analysis: Analysis, mark: Mark) -> str:
    names = analysis.record.seats
    step = analysis.replay.steps[mark.number - 1]
    said = " ".join(words.say(message, names) for message in told_by(step))
    now = words.say(amount(analysis, analysis.changes[mark.number - 1][mark.seat].after))
    return f"{said} {words.say(mark.message, names)} ({now})"
