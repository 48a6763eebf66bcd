"""What is there for running a table for others names only what exists."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.running import teerling

HOME = Path(__file__).parent.parent
DEPLOY = HOME / "deploy"
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))


def known_options(command: str) -> set[str]:
    return set(re.findall(r"--[a-z-]+", teerling(command, "--help").out))


def test_no_unit_and_no_image_asks_for_an_option_that_does_not_exist() -> None:
    unit = re.findall(r"^ExecStart=(.*)$", (DEPLOY / "teerling.service").read_text("utf-8"), re.MULTILINE)
    image = re.findall(r"^ENTRYPOINT (.*)$", (DEPLOY / "Containerfile").read_text("utf-8"), re.MULTILINE)
    commands = [shlex.split(unit[0])[1:], msgspec.json.decode(image[0])[1:]]
    for command, *arguments in commands:
        assert command == "serve"
        assert {word for word in arguments if word.startswith("--")} <= known_options(command)


def test_an_image_copies_only_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    copied = [word for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE) for word in line.split()]
    assert len(copied) > 5
    assert [name for name in copied if not (HOME / name).exists()] == []
    assert re.search(r"^USER \d+$", text, re.MULTILINE), "not as root"


def test_the_table_waits_for_a_healthy_database_and_keeps_its_games_in_one_volume() -> None:
    found: dict[str, Any] = msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes())
    table, database = found["services"]["table"], found["services"]["database"]
    assert (DEPLOY / table["build"]["context"] / table["build"]["dockerfile"]).is_file()
    assert table["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"]
    assert [each.partition(":")[0] for each in database["volumes"]] == list(found["volumes"])
    # There is no password that everybody knows.
    assert "${TEERLING_PASSWORD:?" in table["environment"]["TEERLING_DATABASE"]


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here to ask")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in UNITS:
        # Where it is installed is another machine's affair.
        text = re.sub(r"/opt/teerling/bin/teerling", "/bin/true", unit.read_text("utf-8"))
        (tmp_path / unit.name).write_text(text)
    command = ["systemd-analyze", "verify", *sorted(str(tmp_path / unit.name) for unit in UNITS)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    said = [line for line in (ran.stdout + ran.stderr).splitlines() if "teerling" in line]
    assert (ran.returncode, said) == (0, [])
