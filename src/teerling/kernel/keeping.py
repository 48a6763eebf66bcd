"""The cache on disk: what was worked out once, compiled code and tables. It is always safe to delete."""

from __future__ import annotations

import os
from pathlib import Path


def cache_home() -> Path:
    """The folder that `TEERLING_CACHE` names, or ours in the user's cache folder."""
    chosen = os.environ.get("TEERLING_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "teerling"
