"""Runs a job on a Dask cluster: each portion is a task whose key says what it is, so none is counted twice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from teerling.lab.counting import Tally, count_portion
from teerling.lab.playing import Job
from teerling.values import Message, SetupError, TeerlingError

# How long a scheduler may take to answer, in seconds.
PATIENCE = 10
OURS = version("teerling")


def on_cluster(job: Job, address: str) -> Iterator[tuple[int, Tally]]:
    """The portions of a job as they come, each once. When a worker is lost, others play its portions."""
    try:
        from distributed import Client, as_completed
    except ImportError as missing:
        raise SetupError(Message("setup-no-cluster", {"module": missing.name or ""})) from missing
    client = _connect(Client, address)
    try:
        _refuse_others(client, address)
        # Whoever asks for the same of the same version may have the same answer.
        key = hashlib.sha256(f"{OURS} {job}".encode()).hexdigest()[:20]
        waiting = {
            client.submit(count_portion, job, number, key=f"teerling-{key}-{number}", retries=2): number
            for number in range(job.portions)
        }
        for done in as_completed(list(waiting)):  # type: ignore[no-untyped-call]
            number = waiting.pop(done, None)
            if number is not None:
                yield number, done.result()
    except TeerlingError:
        raise  # it says already what is wrong
    except Exception as wrong:
        problem = f"{type(wrong).__name__}: {wrong}".splitlines()[0]
        raise TeerlingError(Message("simulate-cluster", {"address": address, "problem": problem})) from wrong
    finally:
        client.close()


def _connect(client: Any, address: str) -> Any:
    try:
        return client(address, timeout=PATIENCE)
    except (AssertionError, OSError, ValueError, TypeError) as wrong:
        # Dask asserts that the thread it connects with began within ten seconds; a very busy machine may need longer.
        raise SetupError(Message("simulate-scheduler", {"address": address})) from wrong


def _refuse_others(client: Any, address: str) -> None:
    """Refuse a cluster that does not have our version everywhere.

    Its results might be others; and Dask waits for ever where a task names a module that a worker does not have.
    """
    try:
        theirs = {client.run_on_scheduler(version, "teerling"), *client.run(version, "teerling").values()}
    except PackageNotFoundError:
        theirs = set()
    if not client.scheduler_info()["workers"]:
        raise SetupError(Message("simulate-no-workers", {"address": address}))
    if theirs != {OURS}:
        raise SetupError(Message("simulate-other-version", {"address": address, "version": OURS}))
