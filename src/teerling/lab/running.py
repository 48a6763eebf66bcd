"""Runs a job: its portions one after the other, on all cores (a process pool), or on a cluster."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool

from teerling.lab.counting import Tally, count_portion
from teerling.lab.playing import Job, warm_up
from teerling.processes import end_pool, new_pool
from teerling.values import Message, SetupError, TeerlingError


def run(
    job: Job,
    *,
    jobs: int | None = None,
    scheduler: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play a job and count what it gives; `progress` hears how many games are done.

    The counts are the same with any number of processes (all cores, unless `jobs` says how many), or on the Dask
    cluster of a scheduler.

    >>> from teerling.lab.playing import new_job
    >>> tally = run(new_job("pushbox", ["random"], games=40))
    >>> sum(times for (what, _, _), times in tally.items() if what == "decisions")
    40
    """
    if jobs is not None and jobs < 1:
        raise SetupError(Message("simulate-jobs"))
    found: Tally = Counter()
    workers = min(jobs or os.cpu_count() or 1, job.portions)
    if scheduler is not None:
        from teerling.lab.cluster import on_cluster

        portions = on_cluster(job, scheduler)
    elif workers == 1:
        portions = ((number, count_portion(job, number)) for number in range(job.portions))
    else:
        portions = _on_cores(job, workers)
    done = 0
    for number, tally in portions:
        found.update(tally)
        done += len(job.portion(number)) * job.turns
        progress(done)
    return found


def _on_cores(job: Job, workers: int) -> Iterator[tuple[int, Tally]]:
    warm_up(job)
    pool = new_pool(workers)
    try:
        numbers = {pool.submit(count_portion, job, number): number for number in range(job.portions)}
        for done in as_completed(numbers):
            yield numbers.pop(done), done.result()
    except BrokenProcessPool as broken:
        raise TeerlingError(Message("simulate-broken")) from broken
    finally:
        end_pool(pool)
