"""A pool in a few lines of text, as the page's template writes it, and what the program makes of it.

`finish: 3 1=2` is a dead heat for second, `3 1 / 5 4` two legs, `cancelled` a race that was not run.
"""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.games.tote.kinds import Combination, Kind, legs
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.pricers import price
from croupier.games.tote.profile_values import read_percent
from croupier.games.tote.race import Race, State

Told = Mapping[str, str]
KEYS = frozenset(
    {
        "kind", "takeout", "break", "minimum", "picking", "share", "cap", "fewest", "runners", "scratched",
        "late", "finish", "win", "bets", "carried", "mandatory", "exchanged",
    }
)  # fmt: skip


class Example(msgspec.Struct, frozen=True):
    pool: Pool
    terms: PoolTerms
    races: Mapping[int, Race]

    def priced(self) -> PoolResult:
        return price(self.pool, self.terms, self.races)


def read_example(told: Told) -> Example:
    unknown = told.keys() - KEYS
    if unknown:
        raise ValueError(f"an example has no {', '.join(sorted(unknown))}")
    kind = Kind(told["kind"])
    races = {number: _race(number, told) for number in range(1, legs(kind) + 1)}
    pool = Pool(
        kind,
        tuple(races),
        read_bets(told["bets"]),
        money.read(told.get("carried", "0")),
        told.get("mandatory") == "yes",
        read_bets(told.get("exchanged", "")),
    )
    return Example(pool, read_terms(told), races)


def read_terms(told: Told) -> PoolTerms:
    return PoolTerms(
        takeout=read_percent(told["takeout"], "takeout"),
        break_to=int(told.get("break", "10")),
        minimum=int(told.get("minimum", "105")),
        picking=Picking(told.get("picking", Picking.MOST_RIGHT)),
        share=read_percent(told.get("share", "0"), "share"),
        cap=money.read(told["cap"]) if "cap" in told else None,
        fewest_legs=int(told.get("fewest", "1")),
    )


def read_bets(text: str) -> dict[Combination, int]:
    """`1-2:40 2-1:12.50`."""
    pairs = (one.split(":") for one in text.split())
    return {tuple(map(int, combo.split("-"))): money.read(amount) for combo, amount in pairs}


def _race(number: int, told: Told) -> Race:
    finish = _of_leg(told, "finish", number)
    ran = finish not in [*State]
    win = {combo[0]: amount for combo, amount in read_bets(_of_leg(told, "win", number)).items()}
    return Race(
        number,
        tuple((_of_leg(told, "runners", number) or "1 2 3 4 5 6").split()),
        frozenset(_of_leg(told, "scratched", number).split()),
        frozenset(_of_leg(told, "late", number).split()),
        tuple(tuple(group.split("=")) for group in finish.split()) if ran else (),
        State.OFFICIAL if ran else State(finish),
        win,
    )


def _of_leg(told: Told, key: str, number: int) -> str:
    """What is said of one leg; of a single text it is the first leg's."""
    parts = told.get(key, "").split("/")
    return parts[number - 1].strip() if number <= len(parts) else ""
