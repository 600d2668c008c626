"""One door to every game: read what people write, take wagers, close betting, settle."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, Refused
from croupier.games.bigsix import result as bigsix_result
from croupier.games.bigsix import table as bigsix
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import Table
from croupier.games.limits import Part, close_bets
from croupier.games.roulette import accept, notation, rulings
from croupier.games.roulette import result as roulette_result
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.paytable import read_multiplier
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Ruling, Settled, Wager, settle

Result = roulette_result.Result | bigsix_result.Result


def read_spot(table: Table, text: object) -> str:
    """The spot's canonical text."""
    if isinstance(table, RouletteTable):
        return notation.read_spot(table, text).text
    return bigsix.read_spot(table, text)


def read_result(table: Table, text: object, prior: object = None, multiplier: object = None) -> Result:
    """The result a text means; the prior number and the multiplier belong to B2B alone."""
    if isinstance(table, BigSixTable):
        return bigsix_result.read_result(table.terms, text)
    result = roulette_result.read_result(table.terms, text)
    if prior is not None:
        result = msgspec.structs.replace(result, prior=roulette_result.read_prior(table.terms, prior))
    if multiplier is not None:
        result = msgspec.structs.replace(result, multiplier=_multiplier(table, multiplier))
    return result


def _multiplier(table: RouletteTable, given: object) -> int:
    bet = table.terms.bets.get(Kind.B2B)
    clause = bet.paid if bet else table.terms.not_offered[Kind.B2B]
    try:
        return read_multiplier(given, table.terms.paytable, clause)
    except Refused as refused:
        raise refused.at("multiplier") from None


def rulings_for(table: Table, result: Result) -> Mapping[str, Ruling]:
    """What the result means for every spot of the table."""
    if isinstance(table, RouletteTable):
        assert isinstance(result, roulette_result.Result)  # noqa: S101 - a table reads only its own results
        return table.rulings(result)
    assert isinstance(result, bigsix_result.Result)  # noqa: S101
    return table.rulings(result)


def results(table: Table) -> Iterable[tuple[Result, int]]:
    """Every result that decides wagers, with its weight."""
    return table.results()


def check_wager(
    table: Table, wager: Wager, placed: Mapping[str, Cents], prior: str | None = None
) -> Refusal | None:
    """The refusal this wager meets, given what its player has on each position already."""
    if isinstance(table, RouletteTable):
        return accept.check_wager(table, wager, placed, prior)
    return bigsix.check_wager(table, wager, placed)


def check_form(table: Table, wager: Wager, prior: str | None = None) -> Refusal | None:
    """The refusal this wager meets by itself, whatever lies there already."""
    if isinstance(table, RouletteTable):
        return accept.check_form(table, wager, prior)
    return bigsix.check_form(table, wager)


def parts(table: Table, wager: Wager) -> Iterable[Part]:
    """What the wager puts on each position that a limit may hold for."""
    if isinstance(table, RouletteTable):
        return accept.parts(table, table.spots[wager.spot], wager.stake)
    return bigsix.parts(table, wager.spot, wager.stake)


def prior_of(result: Result) -> str | None:
    """The number that came before it, where a game goes by that."""
    return result.prior if isinstance(result, roulette_result.Result) else None


def check_result(wager: Wager, result: Result) -> Refusal | None:
    """The refusal of a wager that this result cannot settle."""
    needs = isinstance(result, roulette_result.Result) and result.pocket and result.multiplier is None
    if needs and wager.spot == Kind.B2B:
        says = 'a B2B wager is settled with the "multiplier" on the reader board'
        return Refusal(Reason.NO_MULTIPLIER, says)
    return None


def close_and_settle(table: Table, wagers: list[Wager], result: Result) -> list[Settled]:
    """Betting closes, what falls short of a player's minimum total is returned, the rest is settled."""
    standing, returned = close_bets(table.terms.limits, wagers)
    return [*returned, *settle(rulings_for(table, result), standing)]


def cause(table: Table, result: Result) -> Citation | None:
    """The clause by which a result decides nothing, if it does not."""
    if isinstance(table, RouletteTable):
        assert isinstance(result, roulette_result.Result)  # noqa: S101
        return rulings.cause(table.terms, table.wheel, result)
    assert isinstance(result, bigsix_result.Result)  # noqa: S101
    return table.cause(result)
