"""How many connections may be open, in all and from one address, whatever protocol they speak by now."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from time import monotonic

import structlog

from croupier.server.addresses import counted_address, is_among

log = structlog.get_logger()
LOG_EVERY = 10.0
"""Seconds between two lines about refused connections: a crowd must not fill the log."""


class Connections:
    """Every open connection by its transport.

    A connection that became a websocket ends in a protocol that is not ours, so nobody tells us. Closed ones
    are therefore looked for whenever a limit seems to be reached. A trusted proxy's connections are those of
    many clients, so only the limit of all holds for it.
    """

    def __init__(self, most: int, most_per_address: int, proxies: Sequence[str] = ()) -> None:
        self._most, self._most_per_address, self._proxies = most, most_per_address, proxies
        self._addresses: dict[asyncio.Transport, str] = {}
        self._counts: Counter[str] = Counter()
        self._refused, self._logged = 0, -LOG_EVERY

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count this connection, unless that would be one too many."""
        host = host_of(transport)
        address = "proxy" if is_among(host, self._proxies) else counted_address(host)
        if self._full(address):
            self._forget_closed()
        if self._full(address):
            self._log_refused(address)
            return False
        self._addresses[transport] = address
        self._counts[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _full(self, address: str) -> bool:
        too_many_here = address != "proxy" and self._counts[address] >= self._most_per_address
        return len(self._addresses) >= self._most or too_many_here

    def _forget_closed(self) -> None:
        for transport in [one for one in self._addresses if one.is_closing()]:
            transport.abort()  # one that is closing may still wait for a client that does not read
            self.leave(transport)

    def _log_refused(self, address: str) -> None:
        self._refused += 1
        if monotonic() - self._logged >= LOG_EVERY:
            self._logged = monotonic()
            counts = {"open": len(self._addresses), "from_address": self._counts[address]}
            log.warning("too many connections", address=address, refused=self._refused, **counts)


def host_of(transport: asyncio.Transport) -> str:
    """Empty where the client has gone already."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
