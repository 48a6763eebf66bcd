"""Runs a job on a Dask cluster: each portion is a task whose key says what it is, so none is counted twice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from teerling import __version__
from teerling.lab.counting import Tally, count_portion
from teerling.lab.playing import Job
from teerling.values import Message, SetupError, TeerlingError

# How long a scheduler may take to answer, in seconds.
PATIENCE = 10


def on_cluster(job: Job, address: str) -> Iterator[tuple[int, Tally]]:
    """The portions of a job as they come, each once. When a worker is lost, others play its portions."""
    try:
        from distributed import Client, as_completed
    except ImportError as missing:
        raise SetupError(Message("setup-no-cluster", {"module": missing.name or ""})) from missing
    client = _connect(Client, address)
    try:
        # Whoever asks for the same of the same version may have the same answer.
        key = hashlib.sha256(f"{__version__} {job}".encode()).hexdigest()[:20]
        waiting = {
            client.submit(count_portion, job, number, key=f"teerling-{key}-{number}", retries=2): number
            for number in range(job.portions)
        }
        for done in as_completed(list(waiting)):  # type: ignore[no-untyped-call]
            number = waiting.pop(done, None)
            if number is not None:
                yield number, done.result()
    except TeerlingError:
        raise
    except Exception as wrong:
        problem = f"{type(wrong).__name__}: {wrong}".splitlines()[0]
        raise TeerlingError(Message("simulate-cluster", {"address": address, "problem": problem})) from wrong
    finally:
        client.close()


def _connect(client: Any, address: str) -> Any:
    try:
        return client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError) as wrong:
        raise SetupError(Message("simulate-scheduler", {"address": address})) from wrong
