"""What a betting action changes for its player."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.refusal import sentence
from croupier.base.wire_types import Dollars
from croupier.floor.parts.electronic.betting import last_straight, short_of
from croupier.floor.parts.electronic.state import Phase, TableState, Terminal
from croupier.floor.parts.messages.bets import BetsChanged
from croupier.floor.parts.views import CitedWords

UNDER_LEAST = sentence("your bets total {staked}: under {least} they are returned")


class Can(msgspec.Struct, frozen=True):
    """Which of the player's buttons would do something."""

    undo: bool
    recall: bool
    clear: bool
    neighbours: bool


class PursePart(msgspec.Struct, frozen=True):
    """`credits` can be bet; `promo` of them cannot be cashed out. `bets` are by spot.

    `warning` says, while betting is open, that these bets would be returned at its end.
    """

    credits: Dollars
    promo: Dollars
    staked: Dollars
    bets: dict[str, Dollars]
    can: Can
    warning: CitedWords | None


def purse_part(table: TableState, terminal: Terminal) -> PursePart:
    return _purse(table, terminal, amounts(terminal.bets))


def changed_purse(
    table: TableState, terminal: Terminal, event: BetsChanged, shown: Mapping[str, str]
) -> PursePart:
    """The same after one action, given the bets shown before it: the other bets cost nothing."""
    bets = dict(shown)
    for spot, _ in event.changes:
        bets.pop(spot, None)
        if spot in terminal.bets:
            bets[spot] = money.show(terminal.bets[spot])
    return _purse(table, terminal, bets)


def amounts(bets: Mapping[str, int]) -> dict[str, str]:
    return {spot: money.show(stake) for spot, stake in bets.items()}


def _purse(table: TableState, terminal: Terminal, bets: dict[str, str]) -> PursePart:
    can = Can(
        bool(terminal.done),
        bool(terminal.last_game),
        bool(terminal.bets),
        last_straight(terminal) is not None,
    )
    return PursePart(
        money.show(terminal.free),
        money.show(terminal.promo),
        money.show(terminal.staked),
        bets,
        can,
        _warning(table, terminal),
    )


def _warning(table: TableState, terminal: Terminal) -> CitedWords | None:
    """While bets can still be added: that these, as they are, would go back."""
    limit = short_of(table, terminal) if table.phase is Phase.BETTING else None
    if limit is None:
        return None
    staked, least = money.show_dollars(terminal.staked), money.show_dollars(limit.least)
    return CitedWords(UNDER_LEAST.format(staked=staked, least=least), limit.clause)
