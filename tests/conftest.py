"""What holds for all tests: their seed, and what is told of them in the end."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import PurePath

import pytest
from hypothesis import HealthCheck, settings

from tests.chance import NIGHT, SEED, again, chance, number
from tests.order import spread
from tests.turns import whose_turn

# Machines that test are busy: how long one example takes says nothing.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# Hypothesis keeps what failed and tries it first; apart from that, the seed decides what it tries.
settings.load_profile("unhurried")

SLOWEST = 8


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffled", action="store_true", help="in any order: no test may depend on another")
    parser.addoption("--in-turn", action="store_true", help="of the tests that take turns, those of this commit")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = str(number("hypothesis"))
    # For the programs that tests start.
    os.environ["TEERLING_SEED"] = SEED
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Who runs the tests in the background starts them deaf to Ctrl-C; what they start must hear it all the same.
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def anyio_backend() -> str:
    """The loop of tests that await something; the database drivers know no other."""
    return "asyncio"


@pytest.fixture(autouse=True)
def without_the_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test opened here has a loop of its own, which counts as running all the time.

    For tests without one it is put aside: they may run a loop, whatever was tested before them.
    """
    of_the_browser = None if "browser" in request.fixturenames else asyncio._get_running_loop()
    if of_the_browser is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(of_the_browser)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def file_of(item: pytest.Item) -> PurePath:
        return item.path.relative_to(config.rootpath)

    if config.getoption("--in-turn"):
        items[:], later = whose_turn(items, file_of, lambda item: item.get_closest_marker("always") is not None)
        config.hook.pytest_deselected(items=later)
    if config.getoption("--shuffled"):
        chance("order").shuffle(items)
    elif processes := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = spread(items, file_of, processes)


def pytest_collection_finish() -> None:
    # Thousands of tests stay until the end: looking through them for garbage again and again takes its time.
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("The same again", again(item.nodeid)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The seed, and where the time went."""
    folders, tests = defaultdict[str, float](float), defaultdict[str, float](float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                folders["/".join(PurePath(report.nodeid.partition("::")[0]).parts[:2])] += report.duration
                tests[report.nodeid.partition("[")[0]] += report.duration
    write = terminalreporter.write_line
    for title, found in (("folders", folders), ("tests", tests)):
        write(f"The slowest {title}, in seconds, with what they wait for:")
        for name, seconds in sorted(found.items(), key=lambda one: -one[1])[:SLOWEST]:
            write(f"{seconds:7.1f}  {name}")
    write(f"Seed {SEED}{' by night' if NIGHT else ''}: {again('...')} repeats it.")
