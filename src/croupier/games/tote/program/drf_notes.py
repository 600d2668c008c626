"""What a card says and the single-file layout does not, as a person writes it down: track, meet, pools."""

from collections.abc import Sequence
from typing import ClassVar

from croupier.base.money import Cents, read_stake
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.card.decoding import Entry, decode
from croupier.games.tote.kinds import LEGS, Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.program.drf_import import Added


class DrfNotes(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`pool` lists pools like `win=2.00` or `daily-double=1.00@1,7`; empty: all that the profile offers on
    one race. An empty `profile` is that of the tote. A missing closing time is that of no such race.
    """

    called: ClassVar[str] = "what the layout does not say"

    track: str
    zone: str
    meet: str
    meet_first: str
    meet_last: str
    profile: str = ""
    session: str = "D"
    pool: tuple[str, ...] = ()
    entries_close: str | None = None
    nominations_close: str | None = None


def read_notes(given: object, profile: str) -> Added:
    """The values of a file of notes; `profile` where they name none. Raises `Refused`."""
    notes = decode(given, DrfNotes)
    pools, starts = named_pools(notes.pool, notes.profile or profile)
    return Added(
        name=notes.track,
        zone=notes.zone,
        profile=notes.profile or profile,
        meet=notes.meet,
        first=notes.meet_first,
        last=notes.meet_last,
        session=notes.session,
        pools=pools,
        starts=starts,
        entries_close=notes.entries_close,
        nominations_close=notes.nominations_close,
    )


def named_pools(named: Sequence[str], profile: str) -> tuple[dict[Kind, Cents], dict[Kind, tuple[int, ...]]]:
    """The least bet of each pool, and the races that a pool over several races begins with."""
    offers = load_track(profile).offers.pools
    if not named:
        return {kind: offer.least for kind, offer in offers.items() if kind not in LEGS}, {}
    pools: dict[Kind, Cents] = {}
    starts: dict[Kind, tuple[int, ...]] = {}
    for text in named:
        kind, least, races = _pool(text)
        pools[kind], starts[kind] = least, races
    return pools, starts


def _pool(text: str) -> tuple[Kind, Cents, tuple[int, ...]]:
    name, _, rest = text.partition("=")
    least, _, races = rest.partition("@")
    numbers = races.split(",") if races else []
    if name not in [*Kind] or not all(one.isascii() and one.isdigit() and len(one) <= 2 for one in numbers):
        says = f"{shown(text)} is not a pool; write it like win=2.00 or daily-double=1.00@1,7"
        refuse(Reason.UNREADABLE, f"{says}. The pools are {', '.join(Kind)}")
    return Kind(name), read_stake(least), tuple(map(int, numbers))
