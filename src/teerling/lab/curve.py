"""The course of a game as a picture: a curve for each seat, with marks; SVG, or a page around it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from teerling.lab.analyse import Analysis
from teerling.lab.verdicts import Mark, amount, how_sure, marks, summary, told_by
from teerling.words import Words

WIDE, HIGH = 960, 460
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 44
# How many lines go across.
LINES = 4
SIGNS = {"mistake": "✗", "lucky": "▲", "unlucky": "▼"}

STYLE = """
.course { color-scheme: light dark; --sheet: #fbf6ec; --line: #d9c7a6; --ink: #33241a; --soft: #67523f;
  --c0: #2d6148; --c1: #a8431f; --c2: #1b5fae; --c3: #7a3d8f; font: 15px Nunito, Seravek, Ubuntu, sans-serif; }
@media (prefers-color-scheme: dark) { .course { --sheet: #30261e; --line: #524131; --ink: #f3e6d0; --soft: #c3ad90;
  --c0: #7fbf9b; --c1: #ff9d78; --c2: #8ec3ff; --c3: #d9a6ea; } }
.course .sheet { fill: var(--sheet); } .course .grid { stroke: var(--line); } .course text { fill: var(--soft); }
.course .title { fill: var(--ink); font-size: 20px; font-weight: 700; }
.course .curve { fill: none; stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
.course .mark circle { fill: var(--sheet); stroke-width: 2.5; }
.course .mark text { text-anchor: middle; font-size: 12px; font-weight: 700; }
""" + "".join(
    f".course .s{n} {{ stroke: var(--c{n}); }} .course .t{n} {{ fill: var(--c{n}); font-weight: 700; }}\n"
    for n in range(4)
)
# Who can't see the colours can tell the curves by their strokes.
DASHES = ("none", "10 5", "3 5", "14 4 3 4")

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ max-width: 60rem; margin: 1.5rem auto; padding: 0 1rem; font: 17px/1.5 Nunito, Seravek, Ubuntu, sans-serif;
  background: light-dark(#efe5d3, #2a2019); color: light-dark(#33241a, #f3e6d0); }}
svg {{ width: 100%; height: auto; border-radius: 0.75rem; }}
</style>
{svg}
{summaries}
<ol>
{marks}
</ol>
<p>{sure}</p>
</html>
"""


def svg(analysis: Analysis, words: Words) -> str:
    """The course of a game as an SVG file; light or dark as the reader's system is."""
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
        f'<text class="title" x="{LEFT}" y="34">{escape(title)}</text>',
    ]
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


def page(analysis: Analysis, words: Words) -> str:
    """A page with the picture, the marks in words, and a sentence for each seat."""
    names = analysis.record.seats
    told = [_told(words, analysis, mark) for mark in marks(analysis)]
    return PAGE.format(
        language=words.language,
        title=escape(words(f"{analysis.record.game}-title")),
        svg=svg(analysis, words),
        summaries="\n".join(f"<p>{escape(words.say(summary(analysis, s), names))}</p>" for s in range(len(names))),
        marks="\n".join(f'<li value="{m.number}">{escape(t)}</li>' for m, t in zip(marks(analysis), told, strict=True)),
        sure=escape(words.say(how_sure(analysis))),
    )


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
