"""The HTML page around the pictures of the lab: one file that needs nothing else, light or dark as the reader likes."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

LIGHT = """--paper: #efe5d3; --card: #fbf6ec; --line: #d9c7a6; --ink: #33241a; --faint: #67523f;
  --c0: #2d6148; --c1: #a8431f; --c2: #1b5fae; --c3: #7a3d8f;"""
DARK = """--paper: #2a2019; --card: #30261e; --line: #524131; --ink: #f3e6d0; --faint: #c3ad90;
  --c0: #7fbf9b; --c1: #ff9d78; --c2: #8ec3ff; --c3: #d9a6ea;"""
FACE = "Nunito, Seravek, Ubuntu, sans-serif"

STYLE = f"""
body {{ margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 {FACE}; }}
main {{ max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }}
h1 {{ font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }} h2 {{ font-size: 1.15rem; margin: 0 0 .2rem; }}
section {{ background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1.1rem 1.3rem; }}
section {{ margin-top: 1.2rem; overflow-x: auto; }} p {{ margin: .3rem 0; }} .faint {{ color: var(--faint); }}
table {{ border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }}
th, td {{ white-space: nowrap; padding: .35rem .4rem; text-align: right; border-bottom: 1px solid var(--line); }}
th:first-child, td:first-child {{ text-align: left; }}
svg {{ width: 100%; height: auto; }}
"""


def colours(of: str) -> str:
    """The colours of everything inside an element, as CSS.

    >>> colours("body").startswith("body { color-scheme: light dark; --paper:")
    True
    """
    return (
        f"{of} {{ color-scheme: light dark; {LIGHT} }}\n@media (prefers-color-scheme: dark) {{ {of} {{ {DARK} }} }}\n"
    )


def page(language: str, title: str, parts: Iterable[str], style: str = "") -> str:
    """A page of HTML of these parts.

    >>> page("en", "2 < 3", ["<p>Yes.</p>"]).partition("<main>")[2].split()
    ['<h1>2', '&lt;', '3</h1>', '<p>Yes.</p>', '</main>', '</body>', '</html>']
    """
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{colours(':root')}{STYLE.strip()}\n{style.strip()}\n</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
    )
