"""The night: everything the gate does in small, at length; goes on after a red part, and is red in the end.

python -m tools.night [0.01]    # a hundredth of each part, to see that they run
"""

from __future__ import annotations

import re
import sys
import time

from tests.chance import ROOT, SEED, number

from tools.parts import Part, run, tell, together

PYTHON = sys.executable
PYTEST = f"TEERLING_SEED={SEED} {PYTHON} -m pytest -n 2 --dist worksteal"
# A test that tries more by night takes its size from there, or which of many things it tries.
SIZED = re.compile(r"^from tests\.chance import .*\b(size|some)\b", re.MULTILINE)
KIT = (
    "from teerling import conformance as kit, game; "
    "[print(name, kit.conformance(name, every={every}, seed='{seed}'), 'sets of options', flush=True)"
    " for name in game.names()]"
)


def long_tests() -> list[str]:
    """The tests that try more by night, found by what they use.

    >>> "tests/kernel/test_both_speeds.py" in long_tests()
    True
    """
    found = (path for path in (ROOT / "tests").rglob("test_*.py") if SIZED.search(path.read_text("utf-8")))
    return sorted(str(path.relative_to(ROOT)) for path in found)


def parts(share: float) -> list[Part]:
    """What both cores are needed for, or so much of it.

    >>> [part.name for part in parts(1)][:2]
    ['The suite in any order', '10,000 games at both speeds, every code in 10,000 positions, referees']
    """
    return [
        Part(
            "The suite in any order",
            [
                f"{PYTEST} --shuffled" + ("" if share >= 1 else " tests/pushbox"),
                "cd web && npm test --silent -- --sequence.shuffle.files --sequence.shuffle.tests"
                f" --sequence.seed={number('order')}",
            ],
        ),
        Part(
            "10,000 games at both speeds, every code in 10,000 positions, referees",
            [f"TEERLING_NIGHT={share:g} {PYTEST} {' '.join(long_tests())}"],
        ),
    ]


def beside(share: float) -> list[Part]:
    """What waits for much of its time, or has one process: two at a time, whatever takes longest first.

    >>> beside(1)[0].name
    'A server soaked'
    """

    def some(count: int) -> int:
        return max(1, round(count * share))

    kit = KIT.format(every=share >= 1, seed=SEED)
    return [
        Part("A server soaked", [f"{PYTHON} -m tests.server.soaking {some(1200)}"]),
        Part("Every set of options", [f'{PYTHON} -c "{kit}"']),
        Part("Two servers killed", [f"{PYTHON} -m tests.server.killing two {some(200)} {number('kill two')}"]),
        Part("Frames of all kinds", [f"{PYTHON} -m tests.server.fuzzing {some(100_000)} {number('fuzz')}"]),
        Part("A race to a hundred, worked out", [f"TEERLING_NIGHT={share:g} {PYTHON} -m tools.packages pig"]),
        Part("A server killed", [f"{PYTHON} -m tests.server.killing {some(50)} {number('kill')}"]),
    ]


def main(share: float) -> None:
    """Run every part and tell how it went."""
    began = time.monotonic()
    found = []
    for part in parts(share):
        print(f"\n{part.name} ...", *part.commands, sep="\n  ", flush=True)
        found.append(run(part))
    print(f"\n{', '.join(part.name for part in beside(share))} ...", flush=True)
    found += together(beside(share), aloud=True)
    tell(found, time.monotonic() - began)


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 1.0)
