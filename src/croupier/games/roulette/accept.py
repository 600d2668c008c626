"""Whether a table takes a wager. One check stands behind "may I?" and "do it"."""

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.games.coupons import check_coupon
from croupier.games.limits import Part, divide
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.layout import Spot
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Tender, Wager


def check_form(table: RouletteTable, wager: Wager, prior: str | None) -> Refusal | None:
    """The refusal this wager meets by itself, whatever lies there already."""
    spot = table.spots[wager.spot]
    return (
        _check_tender(table, wager)
        or check_coupon(table.terms.play.coupon, wager, wager.tender or usual_tender(table))
        or _check_b2b(table, spot, prior)
        or _check_units(table, spot, wager)
    )


def parts(table: RouletteTable, spot: Spot, stake: Cents) -> list[Part]:
    """What a stake puts on each position a limit may hold for, and on all of them together."""
    return divide(table.bounds(spot), stake)


def usual_tender(table: RouletteTable) -> Tender:
    return table.terms.play.tender.value[0]


def _check_tender(table: RouletteTable, wager: Wager) -> Refusal | None:
    play = table.terms.play
    tender = wager.tender or usual_tender(table)
    if tender is Tender.CASH and play.verbal.value == "refused":
        return Refusal(Reason.TENDER_NOT_ACCEPTED, "verbal wagers are not accepted here", play.verbal.clause)
    if tender not in play.tender.value:
        allowed = " or ".join(play.tender.value)
        return worded(
            Reason.TENDER_NOT_ACCEPTED,
            "wagers here are made with {allowed}, not {tender}",
            play.tender.clause,
            allowed=allowed,
            tender=tender,
        )
    if tender is Tender.CASH and not wager.confirmed:
        says = "a verbal wager with cash needs the dealer's confirmation"
        return Refusal(Reason.TENDER_NOT_ACCEPTED, says, play.verbal.clause)
    return None


def _check_units(table: RouletteTable, spot: Spot, wager: Wager) -> Refusal | None:
    unit = table.terms.unit
    if wager.stake % unit:
        says = "{stake} is not a multiple of the chip, {unit}"
        return worded(
            Reason.STAKE_NOT_DIVISIBLE,
            says,
            table.terms.play.tender.clause,
            stake=money.show_dollars(wager.stake),
            unit=money.show_dollars(unit),
        )
    if spot.kind is Kind.FIVE_ADJACENT and (wager.stake % (5 * unit) or wager.coupon % 5):
        says = "five adjacent numbers are staked in fives: a multiple of {least}"
        return worded(
            Reason.STAKE_NOT_DIVISIBLE,
            says,
            table.terms.bets[spot.kind].defined,
            least=money.show_dollars(5 * unit),
        )
    return None


def _check_b2b(table: RouletteTable, spot: Spot, prior: str | None) -> Refusal | None:
    if spot.kind is not Kind.B2B or prior is not None:
        return None
    says = "a B2B wager needs a prior number to repeat, and no valid spin has given one"
    return Refusal(Reason.NO_PRIOR_NUMBER, says, table.terms.bets[spot.kind].defined)
