"""A game under way on disk (save and resume): its record after every event, and the secret of its dice beside it."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from teerling import dice, record
from teerling.cli.files import FileProblem, data_home, read_text, write_text
from teerling.dice import FairDice
from teerling.record import Record
from teerling.values import Message


class Keeper:
    """Keeps a record in a file. Without a file of the player's choice it is one that goes away at the end."""

    def __init__(self, path: Path, *, passing: bool):
        self.path = path
        self.passing = passing

    @classmethod
    def at(cls, path: Path | None, game: str) -> Keeper:
        """Keep in a new file, or in a passing one; refuses at once what could not be written later."""
        if path is not None:
            if path.exists():
                raise FileProblem(Message("file-exists", {"file": str(path)}))
            return cls(path, passing=False)
        folder = data_home() / "unfinished"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as wrong:
            raise FileProblem(
                Message("file-unwritable", {"file": str(folder), "problem": wrong.strerror or ""})
            ) from wrong
        return cls(folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.trl", passing=True)

    @property
    def key_path(self) -> Path:
        """Where the secret of the dice lies while the game is under way."""
        return self.path.with_name(self.path.name + ".key")

    def begin(self, dice: FairDice, first: Record) -> None:
        """Write the secret and the empty record; a practice game has no secret."""
        if "Seed" not in first.tags:
            write_text(self.key_path, dice.key.hex() + "\n", secret=True)
        self.keep(first)

    def keep(self, now: Record) -> None:
        """Write the record as it is now."""
        write_text(self.path, record.write(now))

    def finish(self, last: Record) -> None:
        """Write the finished record, or drop a passing one; the secret is no secret any more."""
        if self.passing:
            self.path.unlink(missing_ok=True)
        else:
            self.keep(last)
        self.key_path.unlink(missing_ok=True)

    def kept(self) -> Message:
        """How to go on with it."""
        return Message("play-saved", {"file": str(self.path)})

    def resume(self) -> tuple[Record, FairDice]:
        """The record in the file, and its dice."""
        found = record.read(read_text(self.path))
        if "Seed" in found.tags:
            return found, dice.from_record(found, dice.from_seed(found.tags["Seed"]).key)
        if "Key" in found.tags:
            return found, dice.from_record(found, _key(found.tags["Key"], self.path))
        if not self.key_path.exists():
            raise FileProblem(Message("file-key-missing", {"file": str(self.key_path)}))
        kept = dice.from_record(found, _key(read_text(self.key_path), self.key_path))
        if kept.commitment != found.tags.get("Commitment"):
            raise FileProblem(Message("file-key-wrong", {"file": str(self.key_path)}))
        return found, kept


def _key(text: str, path: Path) -> bytes:
    try:
        return bytes.fromhex(text.strip())
    except ValueError as wrong:
        raise FileProblem(Message("file-key-wrong", {"file": str(path)})) from wrong
