"""A machine on which nothing was installed by hand gets what the tests need, whoever asks first."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests import programs

# Like Debian's: refuses whoever comes while it is at work, and needs its time.
INSTALLER = """#!/bin/sh
[ "$1" = update ] && exit 0
mkdir "{there}/at-work" || exit 100
echo x >> "{there}/installed"
/bin/sleep 0.2
printf '#!/bin/sh\\n' > "{there}/{program}"
/bin/chmod +x "{there}/{program}"
/bin/rmdir "{there}/at-work"
"""


def bare_machine(there: Path, program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A path with nothing on it but an installer of one program."""
    installer = there / "apt-get"
    installer.write_text(INSTALLER.format(there=there, program=program))
    installer.chmod(0o755)
    (there / "mkdir").symlink_to("/bin/mkdir")
    monkeypatch.setenv("PATH", str(there))
    monkeypatch.setattr(os, "geteuid", lambda: 0)


def test_nobody_is_refused_a_browser_because_somebody_else_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare_machine(tmp_path, programs.SHELL, monkeypatch)
    with ThreadPoolExecutor(3) as together:
        found = {asked.result() for asked in [together.submit(programs.chromium) for _ in range(3)]}
    assert found == {str(tmp_path / programs.SHELL)}
    assert (tmp_path / "installed").read_text() == "x\n"


def test_where_nothing_can_be_installed_a_sentence_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="apt install chromium"):
        programs.chromium()
