"""The Merkle tree of a race's tickets, grown entry by entry: its root is ready whenever betting closes.

It keeps one hash for each full subtree. The root is the one that `base/merkle.py` gives for the whole list.
"""

from collections.abc import Sequence

import msgspec

from croupier.base.merkle import leaf_hash, merkle_root, node_hash
from croupier.floor.tote.race_state import RaceState
from croupier.floor.tote.ticket import Ticket


def enter(race: RaceState, what: str, number: int, content: Ticket | str) -> None:
    """Add an entry: this ticket was sold, printed, cancelled, refunded or exchanged."""
    added, count = leaf_hash(entry(what, number, content)), race.entries
    while count & 1:
        added = node_hash(race.peaks.pop(), added)
        count >>= 1
    race.peaks.append(added)
    race.entries += 1


def entry(what: str, number: int, content: Ticket | str) -> bytes:
    """As canonical bytes: the whole ticket, selections included; where it was printed, its number's hash."""
    return msgspec.json.encode((what, number, content))


def root(peaks: Sequence[bytes]) -> str:
    """In hex."""
    if not peaks:
        return merkle_root(()).hex()
    *left, found = peaks
    for peak in reversed(left):
        found = node_hash(peak, found)
    return found.hex()
