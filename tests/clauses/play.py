"""Words for playing a round in a test, so that a row of a table reads like the floor."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

from croupier.base import money
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Refusal, Refused
from croupier.floor.wheel.messages.deal import AnnounceNumber, CollectLosers, PayWinners, PlaceCrown
from croupier.games.library import load
from croupier.games.notices import sign
from croupier.games.play import cause, check_wager
from croupier.games.roulette.accept import parts
from croupier.games.roulette.layout import number_boxes, outside_boxes
from croupier.games.roulette.notation import read_spot
from croupier.games.roulette.result import Result, read_result
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Tender, Wager, settle
from tests.acts import due_with_clauses
from tests.clauses.cloth import DOUBLE_ZERO, EVEN_MONEY, ZEROS, Bet
from tests.live import Live


class End(NamedTuple):
    """How one wager ended."""

    spot: str
    verdict: str
    paid: str
    returned: str
    collected: str
    clause: str


class No(NamedTuple):
    """A refusal that a test expects: the reason, the clause, and words that must be in the sentence."""

    reason: str
    clause: str | None
    words: str


def bet(
    text: str,
    player: str = "ann",
    tender: str | None = None,
    coupon: str = "0.00",
    confirmed: bool = False,
) -> Wager:
    """`17-20 5.00` is five dollars on the split of 17 and 20."""
    spot, stake = text.split(" ")
    return Wager(
        id=WagerId(f"{player} on {spot}"),
        player=PlayerId(player),
        spot=spot,
        stake=money.read_stake(stake),
        coupon=money.read(coupon),
        tender=Tender(tender) if tender else None,
        confirmed=confirmed,
    )


def spin(table: RouletteTable, outcome: str | Result, *bets: str | Wager) -> list[Settled]:
    result = read_result(table.terms, outcome) if isinstance(outcome, str) else outcome
    wagers = [bet(one) if isinstance(one, str) else one for one in bets]
    return settle(table.rulings(result), wagers)


def end(one: Settled) -> End:
    paid, returned, collected = map(money.show, (one.paid, one.returned, one.collected))
    return End(one.wager.spot, str(one.verdict), paid, returned, collected, str(one.clause))


def ends(table: RouletteTable, outcome: str | Result, *bets: str | Wager) -> list[End]:
    return [end(one) for one in spin(table, outcome, *bets)]


def caused(table: RouletteTable, outcome: str | Result) -> str:
    """The clause that makes this result decide nothing."""
    return str(cause(table, read_result(table.terms, outcome) if isinstance(outcome, str) else outcome))


def ending(
    book: str, number: str, bets: Iterable[tuple[str, int]], **options: object
) -> list[tuple[str, str]]:
    """What the dealer of a live table does from the number to the last payment, each act with its clause."""
    house = Live().seated(book, **options).issue().start()
    for spot, stake in bets:
        house.lay(spot, stake)
    house.close()
    house.do("dealer", AnnounceNumber(1, number))
    said = list[tuple[str, str]]()
    for command in (PlaceCrown(1), CollectLosers(1), PayWinners(1)):
        said += due_with_clauses(house)
        house.do("dealer", command)
    return said


def asked(
    table: RouletteTable, wager: str | Wager, after: Iterable[str] = (), prior: str | None = None
) -> Refusal | None:
    """Whether the table takes a wager from a player who has made the wagers `after` already."""
    placed: Counter[str] = Counter()
    for earlier in map(bet, after):
        for part in parts(table, table.spots[earlier.spot], earlier.stake):
            placed[part.position] += part.amount
    return check_wager(table, bet(wager) if isinstance(wager, str) else wager, placed, prior)


def refusal_of(attempt: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        attempt()
    return caught.value.refusal


def spot_refused(table: RouletteTable, spot: str) -> Refusal:
    return refusal_of(lambda: read_spot(table, spot))


def agrees(refusal: object, expected: No | None) -> None:
    """The refusal is the one expected; or there is none, and none was."""
    if expected is None:
        assert refusal is None
        return
    assert isinstance(refusal, Refusal)
    assert (str(refusal.reason), refusal.clause) == (expected.reason, expected.clause)
    assert expected.words in refusal.says


def posted(table: RouletteTable) -> dict[str, str]:
    """The notices on the table's sign: clause by words."""
    return {line.says: str(line.clause) for line in sign(load(table.terms.book), table).notices}


def cases(citation: str, rows: Iterable[Any]) -> list[ParameterSet]:
    """A row a case, each given its citation and marked with it."""
    mark = pytest.mark.clause(citation)
    return [pytest.param(row, citation, marks=mark, id=f"{citation} {row}") for row in rows]


def verdicts(citation: str, rows: Iterable[tuple[object, ...]]) -> list[ParameterSet]:
    """A row a case, marked with the clause that decides it."""
    return [pytest.param(*row, marks=pytest.mark.clause(citation)) for row in rows]


def lies_wins_and_pays(table: RouletteTable, one: Bet, defined: str, paid: str, zero: str | None) -> None:
    """The wager has just its places on the cloth, wins on just its pockets and pays its odds.

    A wager that loses is lost by the clause that defines it; an even-money wager on a zero by `zero`.
    """
    lies_at(table, one)
    for pocket in DOUBLE_ZERO:
        if pocket in one.wins.split():
            expected = End(one.spot, "won", money.show(500 * one.pays), "5.00", "0.00", paid)
        else:
            by_zero = zero if one.spot in EVEN_MONEY and pocket in ZEROS else None
            expected = End(one.spot, "lost", "0.00", "0.00", "5.00", by_zero or defined)
        assert ends(table, pocket, f"{one.spot} 5.00") == [expected]


def lies_at(table: RouletteTable, one: Bet) -> None:
    places = {place.at for place in table.positions if place.spot.text == one.spot}
    assert places == set(one.where)
    boxes = (*number_boxes(table.terms.wheel), *outside_boxes())
    for point, names in one.where.items():
        assert {box.name for box in boxes if box.touches(point)} == set(names.split())


def wins_on(table: RouletteTable, spot: str, pockets: str, paid: str) -> None:
    """A dollar on the spot wins `paid` on just these pockets of the wheel."""
    won = {}
    for pocket in table.wheel.order:
        [settled] = ends(table, pocket, f"{spot} 1.00")
        if settled.verdict == "won":
            won[pocket] = settled.paid
    assert won == dict.fromkeys(pockets.split(), paid)
