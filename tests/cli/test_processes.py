"""The program as a process: start-up, a real terminal, Ctrl-C, and what it never loads."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from teerling import record
from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "teerling"]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "TEERLING_DATA": str(home), "TEERLING_LANG": "en", "TERM": "xterm-256color", "COLUMNS": "80"}


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[pexpect.spawn]:
    """A game in a real terminal, at the first question after which game it is."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "teerling", "play", "--seed", "6"],
        env=environment(tmp_path),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 80),
    )
    child.expect("Which game")
    child.sendline("pushbox")
    yield child
    child.close(force=True)


@pytest.mark.parametrize(
    "command",
    [["--help"], ["rules", "pushbox"], ["play", "pushbox", "--bots", "greedy,random", "--seed", "1"]],
)
def test_numba_and_numpy_are_never_loaded_for_a_terminal_game(command: list[str], tmp_path: Path) -> None:
    program = (
        "import atexit, sys\n"
        "atexit.register(lambda: print(sorted({'numba', 'numpy'} & set(sys.modules)), file=sys.stderr))\n"
        "from teerling.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *command], capture_output=True, text=True, env=environment(tmp_path), check=True
    )
    assert done.stderr == "[]\n"


def test_a_plain_game_does_not_load_the_pictures(tmp_path: Path) -> None:
    program = (
        "import atexit, sys\n"
        "atexit.register(lambda: print('rich.console' in sys.modules, file=sys.stderr))\n"
        "from teerling.cli import main\n"
        "main()\n"
    )
    command = [sys.executable, "-c", program, "play", "pushbox", "--bots", "greedy,random", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(tmp_path), check=True)
    assert done.stderr == "False\n"


def test_in_a_real_terminal_it_asks_and_draws(terminal: pexpect.spawn) -> None:
    terminal.expect("How many players")
    terminal.sendline("9")
    terminal.expect("A number from 1 to 4")
    terminal.sendline("")
    terminal.expect("Who is player 1")
    terminal.sendline("Anna")
    terminal.expect("Who is player 2")
    terminal.sendline("greedy")
    terminal.expect("How do you sit")
    terminal.sendline("")
    terminal.expect("Which level.*one for all|Which level.*One for all")
    terminal.sendline("1 3")
    terminal.expect("Who starts")
    terminal.sendline("2")
    for question in ("At most three", "Which start"):
        terminal.expect(question)
        terminal.sendline("")
    terminal.expect("Throw the dice")
    terminal.sendline("")
    terminal.expect("╭───────╮")
    terminal.expect("● Anna")


def test_ctrl_c_leaves_a_game_that_can_be_resumed(terminal: pexpect.spawn, tmp_path: Path) -> None:
    terminal.expect("How many players")
    terminal.sendline("1")
    terminal.expect("Who is player 1")
    terminal.sendline("Anna")
    terminal.expect("Which level")
    terminal.sendline("")
    terminal.expect("Throw the dice")
    terminal.sendline("")
    terminal.expect("Anna throws")
    terminal.expect("›")
    terminal.sendintr()
    terminal.expect("Go on with: teerling play --resume (.*)\r\n")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    (kept,) = (tmp_path / "unfinished").glob("*.trl")
    assert terminal.match is pexpect.EOF
    assert len(record.read(kept.read_text("utf-8")).events) >= 1
    done = subprocess.run(
        [*COMMAND, "play", "--resume", str(kept)],
        input="#1\n" * 500,
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    assert "The game goes on" in done.stdout


def test_ctrl_c_while_being_asked_for_players_leaves_quietly(terminal: pexpect.spawn) -> None:
    terminal.expect("How many players")
    terminal.sendintr()
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert "Traceback" not in str(terminal.before)
    assert terminal.exitstatus == 130


# Ctrl-C is pressed at the very last moment: after Python looked whether it was, and before the system waits. That is
# when `select` asks the terminal for its number, and when `input` calls its hook. What is called then is not Python, in
# which it would be noticed anyway.
LAST_MOMENT = """
import ctypes, signal, sys
from functools import partial
from teerling.cli.screen import screen_for
from teerling.words import in_language

api = ctypes.pythonapi

class Terminal:
    encoding, errors = "utf-8", "strict"
    isatty, readline = sys.stdin.isatty, sys.stdin.readline
    fileno = partial(api.PyErr_SetInterruptEx, signal.SIGINT)  # which answers 0, the number of our terminal

def reading(event, _):
    if event == "builtins.input":
        Terminal.fileno = sys.__stdin__.fileno
        hook = ctypes.c_void_p.in_dll(api, "PyOS_InputHook")
        hook.value = ctypes.cast(api.PyErr_SetInterrupt, ctypes.c_void_p).value

sys.addaudithook(reading)
screen = screen_for(in_language("en"), ["Anna"], plain="plain" in sys.argv)
sys.stdin = Terminal()
try:
    screen.ask("Who is there?")
except KeyboardInterrupt:
    print("noticed")
"""


@pytest.mark.parametrize("how", ["pictures", "plain"])
def test_ctrl_c_at_the_last_moment_before_a_line_is_waited_for_is_noticed(how: str, tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable, ["-c", LAST_MOMENT, how], env=environment(tmp_path), encoding="utf-8", timeout=PATIENCE
    )
    child.expect("Who is there")
    child.expect("noticed")
    child.expect(pexpect.EOF)
    child.close(force=True)


def test_ctrl_c_while_the_program_gets_ready_leaves_quietly(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "class Pressed:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'teerling.cli.app':\n"
        "            raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Pressed())\n"
        "from teerling.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_kill_loses_no_event(tmp_path: Path) -> None:
    file = tmp_path / "game.trl"
    command = [*COMMAND, "play", "pushbox", "--seats", "1", "--seed", "6", "--record", str(file)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment(tmp_path)
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("\n9-3\n9\n")
        process.stdin.flush()
        seen = ""
        while "Make" not in seen:
            seen += process.stdout.readline()
        process.kill()
    assert record.replay(record.read(file.read_text("utf-8"))).steps


def test_output_into_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    command = f"{sys.executable} -m teerling rules pushbox | head -1"
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_what_only_one_may_see_is_covered_and_taken_away(tmp_path: Path) -> None:
    words = ["play", "addvantage", "--seats", "2", "--names", "Anna,Bram", "--seed", "5"]
    child = pexpect.spawn(
        sys.executable,
        ["-m", "teerling", *words],
        env=environment(tmp_path),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 80),
    )
    child.expect("only")
    assert "a 8" not in child.before, "the tiles are shown before Anna has the screen"
    child.sendline("")
    child.expect("a 8")
    child.sendline("cab fed")
    # The screen and what has scrolled away are cleared before anything is said to all.
    child.expect_exact("\x1b[3J")
    child.expect("Anna")
    child.expect("This is for Bram only")
    child.close(force=True)
