"""What a refusal says, whatever the language: `pytest.raises(SetupError, check=saying("setup-seats"))`."""

from __future__ import annotations

from collections.abc import Callable

from teerling.values import Message, TeerlingError


def saying(message: str) -> Callable[[BaseException], bool]:
    """Whether an error carries the message of this name, perhaps after the line it is about."""

    def said(error: BaseException) -> bool:
        assert isinstance(error, TeerlingError)
        within = (arg.id for arg in error.message.args.values() if isinstance(arg, Message))
        return message in (error.id, *within)

    return said
