"""Builds the pages of the browser client into the package, so that an installed Teerling needs no Node.js."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is made. Whoever works on the code has `make pages`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages, unless they came along with an sdist."""
        web = Path(self.root) / "web"
        if version == "editable" or not web.exists():
            return
        try:
            subprocess.run(["npm", "ci", "--silent"], cwd=web, check=True)
            subprocess.run(["npm", "run", "--silent", "build"], cwd=web, check=True)
        except FileNotFoundError as missing:
            raise SystemExit(
                "Building Teerling needs Node.js 20.19 or newer, for the pages of the browser."
            ) from missing
