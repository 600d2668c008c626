"""How much one sender and one address may ask. Kept on the floor, so that reconnecting resets nothing."""

from prometheus_client import Counter

from croupier.server.addresses import counted_address
from croupier.server.rate import Rates
from croupier.server.settings import ServerSettings

OPENING = 5.0
"""Frames that opening a screen counts as: it is looked up, joined and sent a whole view."""
LOADING = 30.0
"""Seconds of requests that may come at once: after a power cut a whole house of screens loads its pages."""
GUESSING = 60.0


class Limits:
    def __init__(self, server: ServerSettings) -> None:
        self._senders = Rates(server.frames_per_second)
        self._addresses = Rates(server.frames_per_address)
        self._requests = Rates(server.requests_per_address, LOADING)
        self._guesses = Rates(server.guesses_per_address / 60, GUESSING)
        self.turned_away = 0
        self.unreadable = Counter("croupier_frames_refused", "Frames that could not be read", registry=None)

    def frame(self, sender: str, address: str) -> bool:
        return (self._senders.allows(sender) and self._addresses.allows(address)) or self._turn_away()

    def opening(self, sender: str) -> bool:
        """A screen is opened by whom it says; as a request it was counted before that was known."""
        return self._senders.allows(sender, OPENING) or self._turn_away()

    def request(self, address: str) -> bool:
        return self._requests.allows(address) or self._turn_away()

    def guess(self, door: str, address: str) -> bool:
        """A password or a code is tried. It counts before it is checked, so that many at once count each."""
        return self._guesses.allows(f"{door} {address}") or self._turn_away()

    def guessed_right(self, door: str, address: str) -> None:
        self._guesses.give_back(f"{door} {address}")

    def _turn_away(self) -> bool:
        self.turned_away += 1
        return False


def address_of(client: tuple[str, int] | None) -> str:
    return counted_address(client[0] if client else "")
