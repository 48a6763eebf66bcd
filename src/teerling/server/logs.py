"""The log of a server (structured logging): one line of JSON for each event. What is in it, `house.logs` says."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from teerling.house.logs import log


class Lines(logging.Formatter):
    """A line of JSON.

    >>> made = logging.LogRecord("teerling", logging.INFO, "", 0, "table opened", (), None)
    >>> made.created, made.facts = 0.0, {"table": "7f"}
    >>> print(Lines().format(made))
    {"time": "1970-01-01T00:00:00+00:00", "level": "info", "event": "table opened", "table": "7f"}
    """

    def format(self, record: logging.LogRecord) -> str:
        """The record with its facts."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="auto"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether something is worth a line: not the web server's trace of a frame that is not UTF-8, which it closes.

    Anybody could fill the log with those.
    """
    return record.msg != "Invalid UTF-8 sequence received from client."


def keep_log(file: Path | None, stream: TextIO = sys.stderr) -> None:
    """Note everything in a file, or only what goes wrong on a stream."""
    handler: logging.Handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    handler.addFilter(is_ours)
    # What others note, such as the web server, says where people are.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(logging.INFO if file else logging.WARNING)
