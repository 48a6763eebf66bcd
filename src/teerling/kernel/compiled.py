"""The same rules file compiled by Numba over NumPy records, for search, solving and simulation.

Four traps are handled here (tests/test_kernel_traps.py holds each):
a state enters compiled code as an array of one record, never as a lone `np.void`;
the cache folder's name carries the game, a hash of every source and the versions,
because Numba's own key misses edits in other files and mixes up games of one layout;
every compiled function is a module's own, because closures are never found in the cache;
and `Compiled(rules, checked=True)` compiles with bounds checks, for tests.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from teerling.kernel import loops
from teerling.kernel.plain import OFFERED, Plain, offered_by, restricted_sources
from teerling.kernel.records import Field, fields_of

if TYPE_CHECKING:
    from collections.abc import Iterator

# How many cache folders of one game are kept: old ones are of no use, but a second
# checkout or version may still be working with its own.
KEPT = 4


def cache_home() -> Path:
    """Where compiled code is kept: `TEERLING_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("TEERLING_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "teerling"


def sources_hash(rules: ModuleType, *more: ModuleType) -> str:
    """A short hash of every source that decides what the compiled rules, and more that is compiled with them, do."""
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}\n".encode())
    kernel = [*restricted_sources(loops), Path(__file__)]
    for path in sorted({*(path for module in (rules, *more) for path in restricted_sources(module)), *kernel}):
        digest.update(f"{path.name} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prepare_folder(rules: ModuleType, variant: str, *more: ModuleType) -> Path:
    """The cache folder of a game's rules as they are now; older ones are dropped."""
    game = rules.__name__.removesuffix(".rules").rpartition(".")[2]
    folder = cache_home() / f"{game}{variant}-{sources_hash(rules, *more)}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        older = sorted(cache_home().glob(f"{game}{variant}-*"), key=lambda p: p.stat().st_mtime)
        for path in older[:-KEPT]:
            shutil.rmtree(path, ignore_errors=True)
    return folder


@contextmanager
def _numba_cache(folder: Path) -> Iterator[None]:
    # Numba reads this setting when a function is decorated, so it need not stay.
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def dtype_of(cls: type) -> np.dtype[np.void]:
    """The NumPy record of a record class, each field in the smallest type that holds its range."""
    return np.dtype([(name, _scalar(f), f.shape) for name, f in fields_of(cls).items()], align=True)


def _scalar(f: Field) -> type[np.signedinteger[Any]]:
    for kind in (np.int8, np.int16, np.int32, np.int64):
        if np.iinfo(kind).min <= f.low and f.high <= np.iinfo(kind).max:
            return kind
    raise TypeError(f"no whole number type holds {f.low} to {f.high}")


def as_records(values: list[Any]) -> np.ndarray[Any, Any]:
    """Plain givens or states as an array of NumPy records."""
    kind = type(values[0])
    made = np.zeros(len(values), dtype_of(kind))
    for name in fields_of(kind):
        for i, value in enumerate(values):
            made[name][i] = getattr(value, name)
    return made


class Compiled(Plain):
    """One game's rules and the loops over them, compiled.

    >>> from teerling.games.pushbox import rules
    >>> Compiled(rules).speed
    'compiled'
    """

    speed = "compiled"

    def __init__(self, rules: ModuleType, *, checked: bool = False):
        self._checked = checked
        self._last: tuple[Any, Any] | None = None
        super().__init__(rules)

    def _load_loops(self) -> dict[str, Any]:
        rules_module = sys.modules[self.rules["__name__"]]
        folder = prepare_folder(rules_module, "-checked" if self._checked else "")
        self._done: dict[str, dict[str, Any]] = {}
        with _numba_cache(folder):
            self.rules = self._compile(rules_module, {})
            return self._compile(loops, self._names())

    def _names(self) -> dict[str, Any]:
        """The rules' own functions, for loops over them."""
        renew = self._jit(_renew, dict(vars(sys.modules[__name__])))
        return {**{n: self.rules[n] for n in OFFERED}, "renew": renew}

    def extend(self, more: ModuleType, insight: ModuleType) -> dict[str, Any]:
        rules_module = sys.modules[self.rules["__name__"]]
        name = more.__name__.rpartition(".")[2]
        folder = prepare_folder(rules_module, f"-{name}{'-checked' if self._checked else ''}", more, insight)
        with _numba_cache(folder):
            compiled = self._compile(insight, {})
            offered = {name: compiled[name] for name in offered_by(insight)}
            return self._compile(more, {**self._names(), **offered})

    def _compile(self, module: ModuleType, given: dict[str, Any]) -> dict[str, Any]:
        """A module's namespace with each of its functions, and those it imports, compiled."""
        if module.__name__ not in self._done:
            namespace = {**vars(module), **given}
            self._done[module.__name__] = namespace
            for name, value in list(namespace.items()):
                if not isinstance(value, FunctionType) or not _is_used(name, module):
                    continue
                if value.__module__ == module.__name__:
                    namespace[name] = self._jit(value, namespace)
                else:
                    namespace[name] = self._compile(sys.modules[value.__module__], {})[value.__name__]
        return self._done[module.__name__]

    def _jit(self, function: Any, namespace: dict[str, Any]) -> Any:
        twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        return numba.njit(cache=True, nogil=True, boundscheck=self._checked)(twin)

    def numbers(self, count: int) -> Any:
        return np.zeros(count, np.int64)

    def numbers_of(self, row: list[int]) -> Any:
        return np.array(row, np.int64)

    def one(self, value: Any) -> Any:
        # A given holds whole tables and is asked for again and again: it is turned into a record once.
        if self._last is None or self._last[0] is not value:
            self._last = (value, as_records([value]))
        return self._last[1]

    def several(self, states: list[Any]) -> Any:
        return as_records(states)


def _is_used(name: str, module: ModuleType) -> bool:
    """Whether one of a module's own functions is, or refers to, this name: declarations need no compiling."""
    own = [v for v in vars(module).values() if isinstance(v, FunctionType) and v.__module__ == module.__name__]
    return any(f.__name__ == name or name in f.__code__.co_names for f in own)


def _renew(states: Any, to: int, source: int) -> None:
    states[to] = states[source]
