"""A cluster gives what one computer gives, also when a worker dies in the middle."""

from __future__ import annotations

import operator
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from teerling.lab import cluster
from teerling.lab.playing import new_job
from teerling.lab.running import run
from teerling.values import TeerlingError
from tests.cli.running import assert_refused, teerling


def local_cluster(workers: int) -> Any:
    """A scheduler on this computer, with workers in processes of their own."""
    from distributed import LocalCluster

    settings: dict[str, Any] = {"threads_per_worker": 2, "dashboard_address": ":0", "silence_logs": True}
    return LocalCluster(n_workers=workers, processes=True, **settings)  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    with local_cluster(2) as started:
        yield started


def test_the_command_gives_the_same_bytes(workers: Any) -> None:
    job = ["simulate", "pushbox", "--players", "greedy,pip", "--games", "20", "--duplicate", "--json"]
    there = teerling(*job, "--scheduler", workers.scheduler_address)
    assert there.code == 0, there.err
    assert there.out == teerling(*job, "--jobs", "1").out


def test_a_worker_that_is_killed_loses_nothing_and_repeats_nothing(workers: Any) -> None:
    job = new_job("pushbox", ["greedy", "pip"], games=80, duplicate=True, seed="killed")
    done: list[int] = []

    def kill_one(games: int) -> None:
        done.append(games)
        if len(done) == 2:
            os.kill(next(iter(workers.workers.values())).pid, signal.SIGKILL)

    there = run(job, scheduler=workers.scheduler_address, progress=kill_one)
    # Every portion was counted, once.
    assert done == [8 * number for number in range(1, 11)]
    assert there == run(job, jobs=1)


def test_a_job_that_fails_there_is_told_in_one_sentence(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    # Something that workers know and that fails: a job can't be divided.
    monkeypatch.setattr(cluster, "count_portion", operator.truediv)
    job = new_job("pushbox", ["greedy"], games=4, seed="failing")
    with pytest.raises(TeerlingError) as failed:
        run(job, scheduler=workers.scheduler_address)
    assert failed.value.message.id == "simulate-cluster"
    assert "TypeError" in failed.value.message.args["problem"]


def test_a_cluster_of_another_version_is_refused(workers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    address = workers.scheduler_address
    monkeypatch.setattr(cluster, "OURS", "0.0.0")
    assert_refused(teerling("simulate", "pushbox", "--games", "2", "--scheduler", address), "need Teerling", address)


def test_a_cluster_without_workers_is_refused() -> None:
    with local_cluster(0) as empty:
        ran = teerling("simulate", "pushbox", "--games", "2", "--scheduler", empty.scheduler_address)
    assert_refused(ran, "has no workers")


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:1", "smoke://signals:8786", "tcp://127.0.0.1:x"])
def test_an_address_where_nobody_answers_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    ran = teerling("simulate", "pushbox", "--games", "2", "--scheduler", address)
    assert_refused(ran, "No Dask scheduler answers at", address)


def test_a_machine_too_busy_to_connect_is_not_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("distributed.utils.LoopRunner.start", lambda _: (_ for _ in ()).throw(AssertionError))
    ran = teerling("simulate", "pushbox", "--games", "2", "--scheduler", "tcp://127.0.0.1:1")
    assert_refused(ran, "No Dask scheduler answers at")


def test_without_dask_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = teerling("simulate", "pushbox", "--games", "2", "--scheduler", "tcp://127.0.0.1:1")
    assert_refused(ran, "distributed", "extra “cluster”")
