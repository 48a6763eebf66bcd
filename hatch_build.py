"""What building the package needs besides copying: the pages of the browser, and a readme that can be read anywhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# A picture or a link to something in this repository; what has an address of its own has a colon.
_RELATIVE = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?P<path>[^):#]+)(?P<part>#[^)]*)?\)")


class ReadmeHook(MetadataHookInterface):
    """Gives the package index README.md with the full addresses of pictures and pages, as they are at this version."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme, from the address of the repository and the version."""
        source, version = metadata["urls"]["Source"], metadata["version"]

        def address(found: re.Match[str]) -> str:
            kind = "raw" if found["picture"] else "blob"
            where = f"{source}/{kind}/v{version}/{found['path']}{found['part'] or ''}"
            return f"{found['picture']}[{found['text']}]({where})"

        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": _RELATIVE.sub(address, text)}


class PagesHook(BuildHookInterface[Any]):
    """Builds the pages into the package, so that an installed Teerling needs no Node.js."""

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
