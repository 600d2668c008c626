"""Whether a table takes a wager: tender, coupon, chip, B2B and limits."""

import pytest

from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason
from croupier.games.play import check_wager
from croupier.games.roulette.accept import parts, usual_tender
from croupier.games.round import Tender, Wager
from tests.tables import roulette

CASH, CREDITS, VALUE, NON_VALUE = Tender.CASH, Tender.CREDITS, Tender.VALUE, Tender.NON_VALUE
TERMINALS: dict[str, object] = {"mode": "terminals"}


def wager(
    spot: str = "17",
    stake: int = 500,
    coupon: int = 0,
    tender: Tender | None = None,
    confirmed: bool = False,
    player: str = "ann",
) -> Wager:
    return Wager(WagerId("a"), PlayerId(player), spot, stake, coupon, tender, confirmed)


@pytest.mark.parametrize(
    ("book", "options", "tender"),
    [
        ("new-jersey", {}, NON_VALUE),
        ("oneida-roulette", {}, NON_VALUE),
        ("oneida-roulette", TERMINALS, CREDITS),
        ("ilani", {}, CREDITS),
    ],
)
def test_the_usual_tender_is_the_first_the_document_names(
    book: str, options: dict[str, object], tender: Tender
) -> None:
    assert usual_tender(roulette(book, **options)) is tender


@pytest.mark.parametrize(
    ("book", "options", "tender", "confirmed", "clause", "says"),
    [
        ("new-jersey", {}, None, False, None, ""),
        ("new-jersey", {}, VALUE, False, None, ""),
        ("new-jersey", {}, CASH, True, None, ""),
        ("new-jersey", {}, CASH, False, "new-jersey:5.1(a)", "needs the dealer's confirmation"),
        ("new-jersey", {}, CREDITS, False, "new-jersey:5.1(a)", "not credits"),
        ("massachusetts", {}, CASH, False, "massachusetts:1(a)", "needs the dealer's confirmation"),
        ("oneida-roulette", {}, CASH, False, "oneida-roulette:C.1", "needs the dealer's confirmation"),
        (
            "oneida-roulette",
            TERMINALS,
            CASH,
            True,
            "oneida-roulette:I.3.a.i",
            "verbal wagers are not accepted",
        ),
        (
            "oneida-roulette",
            TERMINALS,
            VALUE,
            False,
            "oneida-roulette:I.3.b.i",
            "made with credits, not value",
        ),
        ("ilani", {}, CASH, True, "ilani:6.d", "verbal wagers are not accepted here"),
        ("ilani", {}, CREDITS, False, None, ""),
    ],
)
def test_a_wager_is_made_with_what_the_document_takes(
    book: str,
    options: dict[str, object],
    tender: Tender | None,
    confirmed: bool,
    clause: str | None,
    says: str,
) -> None:
    refusal = check_wager(roulette(book, **options), wager(tender=tender, confirmed=confirmed), {})
    assert (refusal and refusal.clause) == clause
    if refusal:
        assert refusal.reason is Reason.TENDER_NOT_ACCEPTED
        assert says in refusal.says


@pytest.mark.parametrize(
    ("book", "options", "tender", "coupon", "clause", "says"),
    [
        ("new-jersey", {}, None, 500, None, ""),
        ("new-jersey", {}, NON_VALUE, 1, None, ""),
        ("new-jersey", {}, VALUE, 500, "new-jersey:5.1(b)", "rides only with non-value-chips"),
        ("massachusetts", {}, VALUE, 500, "massachusetts:1(b)", "rides only with non-value-chips"),
        ("oneida-roulette", {}, VALUE, 500, "oneida-roulette:C.2", "rides only with non-value-chips"),
        (
            "oneida-roulette",
            TERMINALS,
            None,
            500,
            "oneida-roulette:I.3.a.i",
            "no coupon rides with a wager here",
        ),
        ("ilani", {}, None, 500, "ilani:6.d", "no coupon rides with a wager here"),
        (
            "new-jersey",
            {},
            None,
            501,
            "new-jersey:5.1(b)",
            "a coupon for $5.01 needs a stake of at least as much",
        ),
    ],
)
def test_a_coupon_rides_only_with_non_value_chips_and_no_larger_than_the_stake(
    book: str, options: dict[str, object], tender: Tender | None, coupon: int, clause: str | None, says: str
) -> None:
    refusal = check_wager(roulette(book, **options), wager(coupon=coupon, tender=tender), {})
    assert (refusal and refusal.clause) == clause
    if refusal:
        assert refusal.reason is Reason.COUPON_NOT_ACCEPTED
        assert says in refusal.says


@pytest.mark.parametrize(
    ("spot", "stake", "coupon", "clause", "says"),
    [
        ("17", 100, 0, None, ""),
        ("17", 125, 0, None, ""),
        ("17", 130, 0, "new-jersey:5.1(a)", "$1.30 is not a multiple of the chip, $0.25"),
        ("adjacent:17", 125, 0, None, ""),
        ("adjacent:17", 150, 0, "new-jersey:5.1(e)1i", "staked in fives: a multiple of $1.25"),
        ("adjacent:17", 125, 25, None, ""),
        ("adjacent:17", 125, 24, "new-jersey:5.1(e)1i", "staked in fives"),
    ],
)
def test_stakes_are_whole_chips_and_five_adjacent_whole_fives(
    spot: str, stake: int, coupon: int, clause: str | None, says: str
) -> None:
    table = roulette("new-jersey", unit="0.25", offer="five-adjacent", layout="wheel-replica")
    refusal = check_wager(table, wager(spot, stake, coupon), {})
    assert (refusal and refusal.clause) == clause
    if refusal:
        assert refusal.reason is Reason.STAKE_NOT_DIVISIBLE
        assert says in refusal.says


@pytest.mark.parametrize(
    ("spot", "prior", "reason"),
    [("b2b", None, Reason.NO_PRIOR_NUMBER), ("b2b", "17", None), ("17", None, None)],
)
def test_b2b_needs_a_prior_number(spot: str, prior: str | None, reason: Reason | None) -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:1")
    refusal = check_wager(table, wager(spot), {}, prior)
    assert (refusal and refusal.reason) == reason
    assert (refusal and refusal.clause) == ("massachusetts:4(a)" if reason else None)


LIMITS = "inside=1.00..10.00,outside=5.00..50.00,five-adjacent=10.00.."


@pytest.mark.parametrize(
    ("spot", "stake", "placed", "reason"),
    [
        ("17", 100, {}, None),
        ("17", 99, {}, Reason.BELOW_MINIMUM),
        ("17", 1000, {}, None),
        ("17", 1001, {}, Reason.ABOVE_MAXIMUM),
        ("17", 500, {"17": 500}, None),
        ("17", 501, {"17": 500}, Reason.ABOVE_MAXIMUM),
        ("17", 501, {"18": 500}, None),
        ("red", 499, {}, Reason.BELOW_MINIMUM),
        ("red", 5001, {}, Reason.ABOVE_MAXIMUM),
        ("adjacent:17", 995, {}, Reason.BELOW_MINIMUM),
        ("adjacent:17", 5000, {}, None),
        ("adjacent:17", 5005, {}, Reason.ABOVE_MAXIMUM),
        ("adjacent:17", 1000, {"17": 900}, Reason.ABOVE_MAXIMUM),
        ("adjacent:17", 1000, {"20": 801}, Reason.ABOVE_MAXIMUM),
        ("adjacent:17", 1000, {"36": 1000}, None),
    ],
)
def test_limits_hold_for_all_a_player_has_on_a_position(
    spot: str, stake: int, placed: dict[str, int], reason: Reason | None
) -> None:
    table = roulette("new-jersey", limits=LIMITS, offer="five-adjacent", layout="wheel-replica")
    refusal = check_wager(table, wager(spot, stake), placed)
    assert (refusal and refusal.reason) == reason


@pytest.mark.parametrize(
    ("spot", "stake", "placed", "says"),
    [
        ("17", 2000, {}, None),
        ("17", 100, {}, None),
        ("17", 2001, {}, "$20.01 on all positions is above the maximum of $20"),
        ("red", 1001, {"17": 1000, "all positions": 1000}, "$20.01 on all positions is above"),
        ("red", 1000, {"17": 1000, "all positions": 1000}, None),
        ("adjacent:17", 2000, {}, None),
        ("adjacent:17", 2005, {}, "$20.05 on all positions is above the maximum of $20"),
    ],
)
def test_a_players_total_has_a_maximum_over_all_positions_and_no_minimum_yet(
    spot: str, stake: int, placed: dict[str, int], says: str | None
) -> None:
    table = roulette(
        "new-jersey", limits="aggregate=5.00..20.00", offer="five-adjacent", layout="wheel-replica"
    )
    refusal = check_wager(table, wager(spot, stake), placed)
    assert (refusal is None) is (says is None)
    if refusal:
        assert (refusal.reason, refusal.clause) == (Reason.ABOVE_MAXIMUM, "new-jersey:5.1(a)")
        assert refusal.says.startswith(str(says))


@pytest.mark.parametrize(
    ("maximum", "placed", "reason"),
    [
        ("each-position", {"any way to 17": 50000}, None),
        ("each-number", {"any way to 17": 49500}, None),
        ("each-number", {"any way to 17": 49501}, Reason.ABOVE_MAXIMUM),
        ("each-number", {"any way to 20": 49501}, Reason.ABOVE_MAXIMUM),
        ("each-number", {"any way to 36": 50000}, None),
    ],
)
def test_ilanis_inside_maximum_holds_for_a_position_or_for_a_number(
    maximum: str, placed: dict[str, int], reason: Reason | None
) -> None:
    refusal = check_wager(roulette("ilani", inside_maximum=maximum), wager("17-20", 500), placed)
    assert (refusal and refusal.reason) == reason
    assert (refusal and refusal.clause) == ("ilani:6.b" if reason else None)


@pytest.mark.parametrize(
    ("spot", "positions"),
    [
        ("17", ["17", "any way to 17"]),
        ("17-20", ["17-20", "any way to 17", "any way to 20"]),
        ("red", ["red"]),
    ],
)
def test_under_each_number_an_inside_stake_counts_on_each_number_it_covers(
    spot: str, positions: list[str]
) -> None:
    table = roulette("ilani", inside_maximum="each-number")
    found = list(parts(table, table.spots[spot], 500))
    assert sorted(part.position for part in found) == sorted(positions)
    assert {part.amount for part in found} == {500}


def test_five_adjacent_put_a_fifth_on_each_of_five_straights() -> None:
    table = roulette("massachusetts", offer="five-adjacent", layout="wheel-replica")
    amounts = {part.position: part.amount for part in parts(table, table.spots["adjacent:0"], 500)}
    assert amounts == {"adjacent:0": 500, "0": 100, "28": 100, "9": 100, "2": 100, "14": 100}
    assert list(amounts) == ["adjacent:0", "0", "2", "9", "14", "28"]
