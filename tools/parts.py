"""Runs the parts of a gate or of a night, and tells how long each took and whether it is green."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple


class Part(NamedTuple):
    """Something to run: commands one after the other, each for the shell."""

    name: str
    commands: Sequence[str]


class Done(NamedTuple):
    """How a part went."""

    name: str
    seconds: float
    green: bool
    said: str = ""  # by its commands, if it ran quietly


def run(part: Part, *, quietly: bool = False) -> Done:
    """Run a part to its end or to its first command that fails; quietly, only that one's words are heard.

    >>> run(Part("Nothing", ["true"])).green, run(Part("Wrong", ["false", "echo never"])).green
    Failed: false
    (True, False)
    """
    began = time.monotonic()
    green = True
    said = ""
    for command in part.commands:
        heard = subprocess.PIPE if quietly else None
        ran = subprocess.run(
            command, shell=True, stdout=heard, stderr=heard and subprocess.STDOUT, text=True, check=False
        )
        if ran.returncode:
            green = False
            print(f"{ran.stdout or ''}Failed: {command}", flush=True)
            break
        said += ran.stdout or ""
    return Done(part.name, time.monotonic() - began, green, said)


def together(parts: Sequence[Part], at_once: int = 2, *, aloud: bool = False) -> list[Done]:
    """Run parts beside each other, the first ones first; each is told when it is done, aloud with all that it said.

    >>> [done.green for done in together([Part("One", ["true"]), Part("Two", ["true"])])]
    One: 0 s
    Two: 0 s
    [True, True]
    >>> _ = together([Part("Talking", ["echo three", "echo four"])], aloud=True)
    Talking: 0 s
    three
    four
    """
    found = []
    with ThreadPoolExecutor(at_once) as pool:
        for done in pool.map(lambda part: run(part, quietly=True), parts):
            said = f"\n{done.said.rstrip()}" if aloud and done.said else ""
            print(f"{done.name}: {done.seconds:.0f} s{'' if done.green else ', red'}{said}", flush=True)
            found.append(done)
    return found


def tell(parts: Sequence[Done], whole: float) -> None:
    """What took how long, the slowest first, and what is red; ends the program if anything is."""
    print(f"\nAll parts, in {whole:.0f} seconds:")
    for done in sorted(parts, key=lambda done: -done.seconds):
        print(f"{done.seconds:7.0f} s  {'green' if done.green else 'RED  '}  {done.name}")
    red = [done.name for done in parts if not done.green]
    if red:
        sys.exit(f"Red: {', '.join(red)}")
