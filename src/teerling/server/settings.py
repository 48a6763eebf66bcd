"""The configuration of a server: how it is run, and how much one address may ask of it (rate limits)."""

from dataclasses import dataclass, field

from teerling.house.hub import BURST, KEEP, PAUSE, RATE
from teerling.server.limits import Addresses


@dataclass
class Settings:
    """How a server is run."""

    database: str
    pause: float = PAUSE
    burst: float = BURST
    rate: float = RATE
    address: str = ""  # where others on the network find this server, if they do
    warms: bool = True  # whether what a game needs for thinking is got ready before anybody asks
    names: tuple[str, ...] = ()  # names this server is called by, besides its addresses
    proxies: tuple[str, ...] = ()  # addresses or networks of those who may say for whom they ask
    keep: float = KEEP  # days after which a table that nobody uses is put away; 0 never does
    # What one address may ask for; each route says which of these it takes from.
    files: Addresses = field(default_factory=lambda: Addresses(size=3000, per_second=100))
    looks: Addresses = field(default_factory=lambda: Addresses(size=600, per_second=20))
    sockets: Addresses = field(default_factory=lambda: Addresses(size=300, per_second=10))
    tables: Addresses = field(default_factory=lambda: Addresses(size=40, per_second=1 / 30))
    # Thirty phones in one classroom look and join at once; whoever guesses codes pays `WRONG_CODE` for each.
    joins: Addresses = field(default_factory=lambda: Addresses(size=120, per_second=1 / 3))
    # Whoever looks back at a game asks for its moments a few at a time.
    records: Addresses = field(default_factory=lambda: Addresses(size=200, per_second=10))
    imports: Addresses = field(default_factory=lambda: Addresses(size=20, per_second=1 / 3))
    analyses: Addresses = field(default_factory=lambda: Addresses(size=12, per_second=1 / 20))
