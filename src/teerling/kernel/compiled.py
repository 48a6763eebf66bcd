"""The same rules file compiled by Numba (JIT) over NumPy records, for search, solving and simulation.

Six traps are handled here (tests/kernel/test_traps.py holds each):
a state enters compiled code as an array of one record, never as a lone `np.void`;
the cache folder's name carries the game, a hash of every source and the versions,
because Numba's own key misses edits in other files and mixes up games of one layout;
every compiled function is a module's own, because closures are never found in the cache;
its name carries that folder's, because Numba numbers its names in each process anew,
and would take loops of two games that two processes cached for one;
a function that only compiled code calls is compiled without its way in from Python, a fifth of the work,
and calling it from there would crash: so whoever calls one gets it from `Entries`, under another name in the cache;
and `Compiled(rules, checked=True)` compiles with bounds checks, for tests.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from teerling.kernel import loops
from teerling.kernel.arrays import Array, Numbers, Record, Rows
from teerling.kernel.keeping import cache_home
from teerling.kernel.plain import OFFERED, Function, Kind, Loops, Namespace, Plain, restricted_sources, used_by
from teerling.kernel.records import Field, fields_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

# The types that fields of records may have.
Whole: TypeAlias = np.int8 | np.int16 | np.int32 | np.int64
# Numba's settings, which it declares as it is imported.
SETTINGS: Any = numba.config

# How many cache folders of one game are kept: old ones are of no use, but a second
# checkout or version may still be working with its own.
KEPT = 4


def sources_hash(rules: ModuleType, *more: ModuleType, numbers: Mapping[str, object] | None = None) -> str:
    """A short hash of everything that decides what the compiled rules, and more restricted modules, do.

    That is every source, and the numbers that are lent, which are compiled into the code.
    """
    digest = hashlib.sha256(f"numba {numba.__version__} numpy {np.__version__}\n".encode())
    digest.update(f"{sorted((numbers or {}).items())}\n".encode())
    kernel = [*restricted_sources(loops), Path(__file__)]
    for module in more:
        kernel += restricted_sources(module)
    for path in sorted({*restricted_sources(rules), *kernel}):
        digest.update(f"{path.name} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prepare_folder(
    rules: ModuleType, variant: str, *more: ModuleType, numbers: Mapping[str, object] | None = None
) -> Path:
    """The cache folder of a game's rules, and of loops over them, as they are now; older ones are dropped."""
    game = rules.__name__.removesuffix(".rules").rpartition(".")[2]
    kind = f"{game}{variant}"
    folder = cache_home() / f"{kind}-{sources_hash(rules, *more, numbers=numbers)}"
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        alike = [path for path in cache_home().iterdir() if path.name.rpartition("-")[0] == kind]
        older = sorted(alike, key=lambda p: p.stat().st_mtime)
        for path in older[:-KEPT]:
            shutil.rmtree(path, ignore_errors=True)
    return folder


@contextmanager
def _numba_cache(folder: Path) -> Iterator[None]:
    # Numba reads this setting when a function is decorated, so it need not stay.
    before = SETTINGS.CACHE_DIR
    SETTINGS.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        SETTINGS.CACHE_DIR = before


# Asked for with every state that is handed over, and working it out takes longer than filling it in.
@cache
def dtype_of(cls: type) -> np.dtype[np.void]:
    """The NumPy record of a record class, each field in the smallest type that holds its range."""
    return np.dtype([(name, _scalar(f), f.shape) for name, f in fields_of(cls).items()], align=True)


def _scalar(f: Field) -> type[Whole]:
    kinds: tuple[type[Whole], ...] = (np.int8, np.int16, np.int32, np.int64)
    for kind in kinds:
        if np.iinfo(kind).min <= f.low and f.high <= np.iinfo(kind).max:
            return kind
    raise TypeError(f"no whole number type holds {f.low} to {f.high}")


def as_records(values: Sequence[object]) -> NDArray[np.void]:
    """Plain givens or states as an array of NumPy records."""
    kind: type = type(values[0])
    made = np.zeros(len(values), dtype_of(kind))
    for name in fields_of(kind):
        for i, value in enumerate(values):
            made[name][i] = getattr(value, name)
    return made


class Entries(Loops):
    """Compiled functions, each compiled once more with a way in from Python as soon as that is asked for."""

    def __init__(self, namespace: Namespace, enter: Callable[..., Callable[..., object]]):
        super().__init__(namespace)
        self._enter = enter
        self._found: Namespace = {}

    def __getitem__(self, function: Function) -> Function:
        name = function.__name__
        if name not in self._found:
            self._found[name] = self._enter(function, self.namespace)
        found: Function = self._found[name]
        return found


class Compiled(Plain):
    """One game's rules and the loops over them, compiled.

    >>> from teerling.games.pushbox import rules
    >>> Compiled(rules).speed
    'compiled'
    """

    speed = "compiled"
    # Namespaces of modules that are compiled: of this load, and of the rules and the loops of the kernel.
    _done: dict[str, Namespace]
    _shared: dict[str, Namespace]
    _lent: Namespace

    def __init__(self, rules: ModuleType, *, checked: bool = False):
        self._checked = checked
        self._last: tuple[Record, NDArray[np.void]] | None = None
        super().__init__(rules)

    def load(self, module: ModuleType, more: Mapping[str, object] | None = None) -> Loops:
        if module is loops:
            with self._folder():
                return self._entries(self._load_rules())
        # Loops of other rooms have folders of their own: they change without the rules, and the rules without them.
        # The rules are compiled once for all of them.
        self._done = dict(self._shared)
        functions = {name: one for name, one in (more or {}).items() if isinstance(one, FunctionType)}
        numbers = {name: one for name, one in (more or {}).items() if name not in functions}
        homes = {name: sys.modules[one.__module__] for name, one in functions.items()}
        with self._folder(module, *homes.values(), numbers=numbers):
            lent = {name: self._compile(homes[name], {})[one.__name__] for name, one in functions.items()}
            return self._entries(self._compile(module, {**self._lent, **numbers, **lent}))

    def _folder(self, *more: ModuleType, numbers: Mapping[str, object] | None = None) -> AbstractContextManager[None]:
        variant = "-checked" if self._checked else ""
        if more:
            variant += "-" + "-".join(more[0].__name__.split(".")[-2:])
        rules = sys.modules[self.rules["__name__"]]
        return _numba_cache(prepare_folder(rules, variant, *more, numbers=numbers))

    def _entries(self, namespace: Namespace) -> Entries:
        folder = Path(SETTINGS.CACHE_DIR)

        def enter(function: Callable[..., object], among: Namespace) -> Callable[..., object]:
            with _numba_cache(folder):
                return self._jit(function, among, entry=True)

        return Entries(namespace, enter)

    def _load_rules(self) -> Namespace:
        self._done = {}
        rules = self._compile(sys.modules[self.rules["__name__"]], {})
        own = dict(vars(sys.modules[__name__]))
        self._lent = {"renew": self._jit(_renew, own), "take": self._jit(_take, own), "put": self._jit(_put, own)}
        self._lent |= {name: rules[name] for name in OFFERED}
        found = self._compile(loops, self._lent)
        self._shared = dict(self._done)
        return found

    def _compile(self, module: ModuleType, given: Namespace) -> Namespace:
        """A module's namespace with each of its functions, and those it imports, compiled."""
        if module.__name__ not in self._done:
            namespace = {**vars(module), **given}
            self._done[module.__name__] = namespace
            used = used_by(module)
            for name, value in list(namespace.items()):
                if not isinstance(value, FunctionType) or name not in used:
                    continue
                if value.__module__ == module.__name__:
                    namespace[name] = self._jit(value, namespace)
                else:
                    namespace[name] = self._compile(sys.modules[value.__module__], given)[value.__name__]
        return self._done[module.__name__]

    def _jit(
        self, function: Callable[..., object], namespace: Namespace, *, entry: bool = False
    ) -> Callable[..., object]:
        twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        # Numba's names for code are counted in each process. Loops of two games that were cached by two processes may
        # have the same, and then one would run the other's code: so the name says in which folder it is kept.
        twin.__qualname__ = f"{Path(SETTINGS.CACHE_DIR).name}.{function.__qualname__}{'.entry' if entry else ''}"
        # Rules and loops make no arrays, so nobody needs to count who holds one: that took half of the solver's time.
        settings: dict[str, Any] = {"nogil": True, "boundscheck": self._checked, "_nrt": False}
        if not entry:
            settings |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        compiled: Callable[..., object] = numba.njit(cache=True, **settings)(twin)
        return compiled

    def numbers(self, count: int, *, small: bool = False) -> Numbers:
        return np.zeros(count, np.int32) if small else np.zeros(count, np.int64)

    def numbers_of(self, row: Sequence[int]) -> Numbers:
        return np.array(row, np.int64)

    def longer(self, numbers: Numbers) -> Numbers:
        known = np.asarray(numbers)
        made = np.zeros(2 * len(known), known.dtype)
        made[: len(known)] = known
        return made

    def one(self, value: Kind) -> Rows[Kind]:
        # A given holds whole tables and is asked for again and again: it is turned into a record once.
        if self._last is None or self._last[0] is not value:
            self._last = (value, as_records([value]))
        return self._last[1]

    def copies(self, state: Kind, count: int) -> Array[Kind]:
        return np.repeat(as_records([state]), count)

    def several(self, states: Sequence[Kind]) -> Array[Kind]:
        return as_records(states)

    def rows(self, states: Array[Kind]) -> tuple[object, object]:
        """The bytes of the states, and for each number where it begins and how long it is."""
        records = np.asarray(states)
        bytes_of = records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
        where = []
        for kind, offset, *_ in (records.dtype.fields or {}).values():
            size = kind.base.itemsize
            where += [(offset + i * size, size) for i in range(int(np.prod(kind.shape)))]
        return bytes_of, np.array(where, np.int64)


def _renew(states: Array[Kind], to: int, source: int) -> None:
    states[to] = states[source]


def _take(rows: NDArray[np.uint8], where: NDArray[np.int64], i: int, slots: NDArray[np.int64]) -> None:
    for k in range(len(where)):
        at, size = where[k, 0], where[k, 1]
        value = np.int64(np.int8(rows[i, at + size - 1]))  # the sign is in the last byte
        for b in range(at + size - 2, at - 1, -1):
            value = value << 8 | np.int64(rows[i, b])
        slots[k] = value


def _put(rows: NDArray[np.uint8], where: NDArray[np.int64], i: int, slots: NDArray[np.int64]) -> None:
    for k in range(len(where)):
        value = slots[k]
        for b in range(where[k, 1]):
            rows[i, where[k, 0] + b] = value & 255
            value >>= 8
