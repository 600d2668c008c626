"""Which vigorish is in effect, and how a change of it is posted: M.5 and M.6."""

import pytest

from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat.front import terms
from croupier.floor.baccarat.messages import deal, pay
from croupier.floor.baccarat.vigorish_change import change_beside_limits
from croupier.games.library import load
from croupier.games.notices import sign
from tests.cards import LAW, Cards, cited, install_cards
from tests.house import ONE, TWO

BANKER = "2S 9H 5S KH"
SIX = "2S 2H 3S 4H KS"
"""The Banker's Hand wins with a count of six, against five."""


def vigorish_notices(house: Cards) -> list[str]:
    notices = sign(load(LAW), house.cards.rules).notices
    return [line.says for line in notices if line.clause in (cited("M.5"), cited("M.6"))]


@pytest.mark.clause("oneida-minibaccarat:M.5")
def test_a_change_of_vigorish_is_posted_and_holds_for_every_player() -> None:
    """Between rounds alone; the sign says what is charged, and each seat is charged that."""
    house = Cards().ready().sit(ONE, TWO).start()
    change = ChangeTerms(install_cards(vigorish="4").effective)
    assert house.refused("director", change).reason == "wrong_phase"
    assert vigorish_notices(house) == [
        "Vigorish: 5 percent of what a wager on the Banker's Hand wins, of every player."
    ]
    house.close().deal(BANKER).counted().do("dealer", deal.AnnounceResult(1))
    house.settled().do("director", change)
    assert vigorish_notices(house) == [
        "Vigorish: 4 percent of what a wager on the Banker's Hand wins, of every player."
    ]
    house.start().lay("banker", 1000).lay("banker", 2000, TWO).close().deal(BANKER).counted()
    house.do("dealer", deal.AnnounceResult(2))
    house.settled()
    assert (house.seat(ONE).held, house.seat(TWO).held) == (100_960, 101_920)


@pytest.mark.clause("oneida-minibaccarat:M.5")
@pytest.mark.parametrize(
    ("first", "second", "says"),
    [
        ("4", "5", "now 5 percent of a Banker's win, before 4 percent of a Banker's win"),
        ("5", "4", None),
        ("5", "tie", "now 25 percent of a Banker's wager on a tie, before 5 percent of a Banker's win"),
        ("none", "4", "now 4 percent of a Banker's win, before none"),
    ],
)
def test_another_kind_or_a_higher_percent_is_posted_beside_the_limits(
    first: str, second: str, says: str | None
) -> None:
    """On every screen that has the limits, and on the sign; until the vigorish changes again."""
    house = Cards().ready(vigorish=first)
    house.do("director", ChangeTerms(install_cards(vigorish=second).effective))
    house.do("director", ChangeTerms(install_cards(vigorish=second, payment="b").effective))
    assert [line.says for line in change_beside_limits(house.cards)] == ([says] if says else [])
    assert {line.clause for line in change_beside_limits(house.cards)} <= {cited("M.5")}
    assert ("The vigorish has changed" in terms(house.cards).sign().notices[0].says) is bool(says)


SAID = "now {now}, before {was}"
FIVE, FOUR = (f"{percent} percent of a Banker's win" for percent in (5, 4))
TWENTY = "20 percent of a Banker's wager on a tie"
ON_TIE, AT_FIVE = {"vigorish": "tie"}, {"vigorish": "5", "vigorish_rounding": "five-cents"}
NONE = f"now none, and a Banker's six is paid 1 to 2; before {FIVE}"


@pytest.mark.clause("oneida-minibaccarat:M.5")
@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ((ON_TIE, {"vigorish": "tie", "vigorish_on_tie": 20}), SAID.format(now=TWENTY, was=FIVE)),
        (({"vigorish": "4"}, AT_FIVE), None),
        ((ON_TIE, AT_FIVE), None),
        ((ON_TIE, AT_FIVE, {"vigorish": "none"}), NONE),
    ],
)
def test_a_change_is_told_against_what_players_last_played_by(
    changes: tuple[dict[str, object], ...], says: str | None
) -> None:
    """However often it changes between two rounds."""
    house = Cards().ready().round(BANKER).settled()
    for change in changes:
        house.do("director", ChangeTerms(install_cards(**change).effective))
    assert [line.says for line in change_beside_limits(house.cards)] == ([says] if says else [])


@pytest.mark.clause("oneida-minibaccarat:M.5")
def test_a_lower_percent_after_a_round_ends_the_notice() -> None:
    house = Cards().ready(vigorish="4")
    house.do("director", ChangeTerms(install_cards(vigorish="5").effective))
    rounded = install_cards(vigorish="5", vigorish_rounding="five-cents")
    house.round(BANKER).settled().do("director", ChangeTerms(rounded.effective))
    assert [line.says for line in change_beside_limits(house.cards)] == [SAID.format(now=FIVE, was=FOUR)]
    house.do("director", ChangeTerms(install_cards(vigorish="4").effective))
    assert change_beside_limits(house.cards) == ()


@pytest.mark.clause("oneida-minibaccarat:M.6")
@pytest.mark.parametrize(("dealt", "paid"), [(SIX, 250), (BANKER, 500)])
def test_or_there_is_no_vigorish_and_a_winning_six_pays_half(dealt: str, paid: int) -> None:
    house = Cards().ready(vigorish="none").buy().round(dealt, {"banker": 500})
    house.do("dealer", pay.CollectLosers(1))
    house.rows(("dealer", pay.PayWinner(1, ONE), pay.WinnerPaid(1, ONE, (pay.Won("banker", 500, paid),))))
    assert house.cards.steps == []
    assert vigorish_notices(house) == [
        "No vigorish. A winning wager on a Banker's Hand of six is paid 1 to 2."
    ]
