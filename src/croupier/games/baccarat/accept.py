"""Whether a mini-baccarat table takes a wager. One check stands behind "may I?" and "do it"."""

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, refuse, shown, worded
from croupier.games.baccarat.rules import PlayRule
from croupier.games.baccarat.table import BaccaratTable
from croupier.games.coupons import check_coupon
from croupier.games.limits import Bound, Part, divide, in_all
from croupier.games.round import Tender, Wager


def read_spot(table: BaccaratTable, text: object) -> str:
    if not isinstance(text, str) or text not in table.terms.wagers:
        says = "{text} is not a wager here; there are {spots}"
        clause, spots = table.terms.play.only.clause, ", ".join(table.spots)
        refuse(Reason.UNKNOWN_SPOT, says, clause, text=shown(text), spots=spots)
    return text


def parts(table: BaccaratTable, spot: str, stake: Cents) -> list[Part]:
    return divide((Bound(spot, table.terms.limits.get(spot)), *in_all(table.terms.limits)), stake)


def check_form(table: BaccaratTable, wager: Wager) -> Refusal | None:
    """The refusal this wager meets by itself."""
    play = table.terms.play
    tender = wager.tender or play.tender.value[0]
    return (
        _check_tender(play, tender, wager)
        or check_coupon(play.coupon, wager, tender)
        or _check_unit(table, wager)
    )


def _check_tender(play: PlayRule, tender: Tender, wager: Wager) -> Refusal | None:
    if tender not in play.tender.value:
        return worded(
            Reason.TENDER_NOT_ACCEPTED,
            "wagers here are made with {allowed}, not {tender}",
            play.tender.clause,
            allowed=" or ".join(play.tender.value),
            tender=tender,
        )
    if tender is Tender.CASH and not wager.confirmed:
        says = "a verbal wager with cash needs the word of the dealer and of the floorperson"
        return Refusal(Reason.TENDER_NOT_ACCEPTED, says, play.verbal.clause)
    return None


def _check_unit(table: BaccaratTable, wager: Wager) -> Refusal | None:
    if wager.stake % table.terms.unit == 0:
        return None
    return worded(
        Reason.STAKE_NOT_DIVISIBLE,
        "{stake} is not a multiple of the chip, {unit}",
        table.terms.unit_clause,
        stake=money.show_dollars(wager.stake),
        unit=money.show_dollars(table.terms.unit),
    )
