"""What to say when something that an environment is built on is not installed."""

from __future__ import annotations

from teerling.values import Message
from teerling.words import in_language


def missing(extra: str, error: ImportError) -> ImportError:
    """An error that names the extra to install.

    >>> print(missing("openspiel", ImportError(name="pyspiel")))
    This needs pyspiel, which is not installed. Install teerling with its extra “openspiel”.
    """
    said = Message("setup-no-extra", {"module": error.name or extra, "extra": extra})
    return ImportError(in_language("en").say(said), name=error.name)
