"""The tote board: probable payoffs and will-pays of the race that runs next."""

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.wire_types import Dollars
from croupier.devices.link_messages import LiveOdds, WillPayLine
from croupier.games.tote.combination import show_combination
from croupier.games.tote.kinds import Combination


class Probable(msgspec.Struct, frozen=True):
    """What $2 on this combination would pay if nothing more were bet."""

    combination: str
    pays: Dollars


class ProbableGrid(msgspec.Struct, frozen=True):
    race: int
    kind: str
    probables: list[Probable]


class WillPay(msgspec.Struct, frozen=True):
    """If `winner` wins the last leg, $2 on `wins` pays this."""

    winner: int
    wins: str
    pays: Dollars


class WillPays(msgspec.Struct, frozen=True):
    race: int
    kind: str
    last: int
    pays: list[WillPay]


class ToteBoardPart(msgspec.Struct, frozen=True):
    probables: list[ProbableGrid]
    will_pays: list[WillPays]


def tote_board_part(told: LiveOdds) -> ToteBoardPart:
    """As `SiteBoards` makes it here, or as the host tells a guest."""
    grids = [ProbableGrid(one.race, one.kind, list(map(_probable, one.pays))) for one in told.probables]
    pays = [WillPays(one.race, one.kind, one.last, list(map(_will_pay, one.lines))) for one in told.will_pays]
    return ToteBoardPart(grids, pays)


def _probable(line: tuple[Combination, Cents]) -> Probable:
    return Probable(show_combination(line[0]), money.show(line[1]))


def _will_pay(line: WillPayLine) -> WillPay:
    return WillPay(line.winner, line.wins, money.show(line.pays))
