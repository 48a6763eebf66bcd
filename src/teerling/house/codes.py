"""Codes to join a table by, and secret tokens that hold a seat (there are no accounts).

A code is to be read aloud across a room, in Dutch and in English: its words are spelled the
same in both. It opens free seats only. A token is the proof that a seat is yours; it has 192
bits, and only its hash is stored.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

WORDS = """
album alpha arena atlas avocado ballet band bank bingo bison bongo bonus cactus camera canyon
cello circus cobra cola comma curry delta disco domino drum echo film flamingo gala gong hamster
hand hobby hotel impala jazz jeep jungle jury kiwi koala laser limbo lotus lunch magma mango
menu metro mini model motto nacho ninja nova oasis opera orca panda pasta patio pen piano pilot
pizza plan plasma poker polo poster puma quiz radar radio ravioli ring robot rodeo safari salami
salsa samba sauna ski snack sofa solo sonar sprint studio sushi tango taxi tempo tennis tent
test toast tornado tram trio tuba tundra turbo ultra video villa viola volt volume water web
wind winter wolf yoga zebra zigzag
""".split()  # noqa: SIM905  # as a list this would be a hundred lines


def new_code() -> str:
    """Two words and a number.

    >>> bool(re.fullmatch("[a-z]+-[a-z]+-[1-9][0-9]", new_code()))
    True
    """
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{10 + secrets.randbelow(90)}"


def tidy_code(text: str) -> str:
    """A code as it is stored, from how somebody typed it.

    >>> tidy_code(" Panda  tango 42 ")
    'panda-tango-42'
    """
    return "-".join(re.findall("[a-z]+|[0-9]+", text[:60].casefold()))


def new_id() -> str:
    """The name of a table, which goes into its dice."""
    return secrets.token_hex(8)


def new_token() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(24)


def token_after(token: str, table: str) -> str:
    """The token of the same person at the table that follows: nobody without the old one can know it.

    >>> token_after("old", "7f") == token_after("old", "7f") != token_after("old", "80")
    True
    """
    made = hmac.digest(token.encode(), f"teerling follow {table}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
