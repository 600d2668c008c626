"""What a round pays: every end of it under every vigorish, to the cent."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.analysis.exact import analyse
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason
from croupier.games import play
from croupier.games.baccarat.result import VOID, Result, read_result, show_result
from croupier.games.library import Table
from croupier.games.round import Settled, Tender, Verdict, Wager, total
from tests.law.reading import JSON, attempt, refusal
from tests.tables import baccarat

PLAYER, TIE, SIX, BANKER = "9S 2H KS 5H", "2S 3H 5S 4H", "2S 2H 3S 4H KS", "2S 9H 5S KH"
LAW = "oneida-minibaccarat"


def wager(spot: str, stake: int = 1_000, coupon: int = 0, **more: object) -> Wager:
    return Wager(WagerId("a"), PlayerId("1"), spot, stake, coupon, **more)  # type: ignore[arg-type]


def end(table: Table, spot: str, outcome: str, stake: int = 1_000, coupon: int = 0) -> Settled:
    result = play.read_result(table, outcome)
    (one,) = play.close_and_settle(table, [wager(spot, stake, coupon)], result)
    return one


@pytest.mark.parametrize(
    ("vigorish", "spot", "outcome", "verdict", "paid", "charged", "clause"),
    [
        ("5", "player", PLAYER, "won", 1000, 0, "M.1"),
        ("5", "player", BANKER, "lost", 0, 0, "G.1.b"),
        ("5", "player", TIE, "pushed", 0, 0, "G.1.b"),
        ("5", "tie", TIE, "won", 8000, 0, "M.2"),
        ("5", "tie", PLAYER, "lost", 0, 0, "G.1.c"),
        ("5", "banker", PLAYER, "lost", 0, 0, "G.1.a"),
        ("5", "banker", TIE, "pushed", 0, 0, "G.1.a"),
        ("5", "banker", BANKER, "won", 1000, 50, "M.3"),
        ("5", "banker", SIX, "won", 1000, 50, "M.3"),
        ("4", "banker", BANKER, "won", 1000, 40, "M.3"),
        ("tie", "banker", BANKER, "won", 1000, 0, "M.4"),
        ("tie", "banker", TIE, "pushed", 0, 250, "M.4"),
        ("tie", "player", TIE, "pushed", 0, 0, "G.1.b"),
        ("none", "banker", BANKER, "won", 1000, 0, "M.6"),
        ("none", "banker", SIX, "won", 500, 0, "M.6"),
        ("none", "banker", TIE, "pushed", 0, 0, "G.1.a"),
        ("5", "banker", VOID, "refunded", 0, 0, "N.4"),
        ("5", "tie", VOID, "refunded", 0, 0, "N.4"),
    ],
)
def test_a_wager_ends_by_its_clause(
    vigorish: str, spot: str, outcome: str, verdict: str, paid: int, charged: int, clause: str
) -> None:
    one = end(baccarat(vigorish=vigorish), spot, outcome)
    assert (one.verdict, one.paid, one.charged, one.clause) == (verdict, paid, charged, f"{LAW}:{clause}")
    assert one.returned + one.collected == 1_000
    assert one.collected == (1_000 if verdict == "lost" else 0)


@pytest.mark.parametrize(
    ("stake", "exact", "rounded"),
    [(100, 5, 5), (110, 5, 10), (1, 0, 5), (2550, 127, 130), (2000, 100, 100), (2001, 100, 105)],
)
def test_an_odd_cent_of_vigorish_is_the_players_unless_it_is_rounded_up_to_five(
    stake: int, exact: int, rounded: int
) -> None:
    assert end(baccarat(), "banker", BANKER, stake).charged == exact
    assert end(baccarat(vigorish_rounding="five-cents"), "banker", BANKER, stake).charged == rounded


def test_the_odd_cent_of_a_bankers_six_is_the_players() -> None:
    assert end(baccarat(vigorish="none"), "banker", SIX, 1_001).paid == 501


def test_a_coupon_wins_with_its_chips_and_pays_its_vigorish() -> None:
    one = end(baccarat(), "banker", BANKER, 1_000, 500)
    assert (one.paid, one.promotion, one.charged, one.coupon_used) == (1_500, 500, 75, True)
    tied = end(baccarat(vigorish="tie"), "banker", TIE, 1_000, 500)
    assert (tied.paid, tied.charged, tied.coupon_used) == (0, 250, False)
    assert total([one]).house == -1_000 + 75


@given(st.sampled_from([PLAYER, TIE, SIX, BANKER, VOID]), st.integers(1, 10**6), st.data())
def test_a_player_never_gains_what_the_house_does_not_give(
    outcome: str, stake: int, data: st.DataObject
) -> None:
    table = baccarat(
        vigorish=data.draw(st.sampled_from(["5", "4", "tie", "none"])),
        vigorish_rounding=data.draw(st.sampled_from(["exact", "five-cents"])),
    )
    spot = data.draw(st.sampled_from(table.spots))
    one = end(table, spot, outcome, stake)
    ruling = play.rulings_for(table, play.read_result(table, outcome))[spot]
    assert ruling.net(stake) == one.paid - one.collected - one.charged
    assert one.charged <= max(one.paid, stake // 4 + 5)


def test_the_odds_settled_are_the_odds_counted() -> None:
    """Published for six decks: 1.2374, 1.0558 and 14.4382 percent."""
    by_spot = {odds.spot: odds for odds in analyse(baccarat(decks=6))}
    assert round(by_spot["player"].edge * 100, 4) == Fraction(12374, 10_000)
    assert round(by_spot["tie"].edge * 100, 4) == Fraction(144382, 10_000)
    assert round(by_spot["banker"].edge * 100, 4) == Fraction(10558, 10_000)


@pytest.mark.parametrize(
    ("text", "clause", "says"),
    [
        ("heads", None, "'heads' is not an outcome here"),
        (17, None, "17 is not an outcome here"),
        ([], None, "[] is not an outcome here"),
        ("9S 2H KS 5H 3D", f"{LAW}:K.1", "no hand takes 3D"),
        (["KS"] * 7, f"{LAW}:J.7", "no hand takes KS"),
    ],
)
def test_what_no_round_is_dealt_with_is_refused(text: object, clause: str | None, says: str) -> None:
    refused = refusal(lambda: play.read_result(baccarat(), text))
    assert (refused.reason, refused.clause, refused.place) == (Reason.UNKNOWN_OUTCOME, clause, "outcome")
    assert says in refused.says


def test_a_card_that_is_none_is_named() -> None:
    refused = refusal(lambda: play.read_result(baccarat(), "7S 4H 3D XX"))
    assert refused.place == "outcome"
    assert "'XX' is not a card" in refused.says


@pytest.mark.parametrize("text", [PLAYER, SIX, VOID])
def test_a_result_is_shown_as_it_was_read(text: str) -> None:
    assert show_result(read_result(text)) == text
    assert read_result(text.split() if text != VOID else VOID) == read_result(text)


@given(JSON)
def test_a_result_reads_back_or_is_refused(text: object) -> None:
    read = attempt(lambda: play.read_result(baccarat(), text))
    if isinstance(read, Result):
        assert play.read_result(baccarat(), show_result(read)) == read


@pytest.mark.parametrize(
    ("made", "reason", "says"),
    [
        (wager("banker", tender=Tender.NON_VALUE), Reason.TENDER_NOT_ACCEPTED, "value-chips or cash"),
        (wager("banker", tender=Tender.CREDITS), Reason.TENDER_NOT_ACCEPTED, "value-chips or cash"),
        (wager("banker", tender=Tender.CASH), Reason.TENDER_NOT_ACCEPTED, "of the floorperson"),
        (wager("banker", coupon=1_100), Reason.COUPON_NOT_ACCEPTED, "at least as much"),
        (
            wager("banker", coupon=100, tender=Tender.CASH, confirmed=True),
            Reason.COUPON_NOT_ACCEPTED,
            "only with value-chips",
        ),
        (wager("tie", 150), Reason.STAKE_NOT_DIVISIBLE, "$1.50 is not a multiple of the chip, $1"),
    ],
)
def test_a_wager_is_made_as_the_document_says(made: Wager, reason: Reason, says: str) -> None:
    refused = play.check_wager(baccarat(unit="1.00"), made, {})
    assert refused is not None
    assert (refused.reason, refused.clause) == (reason, f"{LAW}:G.3")
    assert says in refused.says


def test_a_limit_holds_for_all_a_player_has_on_a_wager() -> None:
    table = baccarat(limits="banker=5.00..100.00")
    assert play.check_wager(table, wager("banker", coupon=500), {}) is None
    assert play.check_wager(table, wager("banker", tender=Tender.CASH, confirmed=True), {}) is None
    refused = play.check_wager(table, wager("banker", 6_000), {"banker": 5_000})
    assert refused is not None
    assert refused.clause == f"{LAW}:O"


def test_no_other_wager_is_taken() -> None:
    refused = refusal(lambda: play.read_spot(baccarat(), "pair"))
    assert (refused.reason, refused.clause) == (Reason.UNKNOWN_SPOT, f"{LAW}:G.2")
    assert play.read_spot(baccarat(), "tie") == "tie"


def test_every_round_settles_every_wager() -> None:
    table = baccarat()
    result = play.read_result(table, BANKER, prior="17", multiplier=10)
    assert play.check_result(wager("tie"), result) is None
    assert play.prior_of(result) is None
    assert (play.cause(table, result), play.cause(table, play.read_result(table, VOID))) == (
        None,
        f"{LAW}:N.4",
    )
    assert end(table, "tie", BANKER).verdict is Verdict.LOST
