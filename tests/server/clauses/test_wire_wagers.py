"""Every wager of the three documents laid by a player and paid by a dealer, over their own screens."""

from pathlib import Path
from typing import Any

import pytest

from tests.clauses.cloth import DOUBLE_ZERO_SECTIONS
from tests.clauses.live import each
from tests.server.acts import chips_for, closed
from tests.server.clauses.live_table import DOCUMENTS, table

ON_1 = {
    "1": "175.00", "1-2": "85.00", "1-2-3": "55.00", "0-1-2": "55.00", "1-2-4-5": "40.00",
    "0-00-1-2-3": "30.00", "1-2-3-4-5-6": "25.00", "column1": "10.00", "dozen1": "10.00", "red": "5.00",
    "odd": "5.00", "1to18": "5.00",
}  # fmt: skip
"""What 5.00 on each wins when 1 comes: every inside wager and half of the outside ones."""
ON_20 = {"black": "5.00", "even": "5.00", "19to36": "5.00", "column2": "10.00", "dozen2": "10.00"}
CLAUSES = {
    "oneida-roulette": [
        *(f"D.{number}" for number in range(1, 8)), *(f"E.{number}" for number in range(1, 9)), "A.4", "G.1",
    ],
    "massachusetts": [f"1(e)({n})" for n in ("1", "2", "3", "4", "5", "6)(i", *range(9, 17))] + ["2(a)"],
    "new-jersey": [f"5.1(e){n}" for n in (1, 2, 3, 4, 5, "6i", *range(9, 17))] + ["5.2(a)"],
}  # fmt: skip
OPTIONAL: dict[str, Any] = {"offer": ["five-adjacent", "seven-numbers"], "layout": "wheel-replica"}


@pytest.mark.parametrize(
    "book",
    [
        pytest.param(book, marks=[pytest.mark.clause(f"{book}:{clause}") for clause in CLAUSES[book]])
        for book in DOCUMENTS
    ],
)
def test_every_wager_of_the_layout_is_laid_and_paid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str
) -> None:
    """One player has them all on the layout: each wins on its own number and loses on the other."""
    with table(tmp_path, monkeypatch, book, "1", "20") as at:
        for number, wins in (("1", ON_1), ("20", ON_20)):
            round_ = at.begin()
            for spot in (*ON_1, *ON_20):
                at.lay(round_, spot)
            assert at.finish(round_, number) == wins
        lost = 2 * (len(ON_1) + len(ON_20)) - len(ON_1) - len(ON_20)
        hand = 200 - 5 * lost + sum(map(float, (*ON_1.values(), *ON_20.values())))
        at.one.until(lambda view: view["chips"]["hand"] == f"{hand:.2f}")


@each("massachusetts:1(e)(1)(i)", "new-jersey:5.1(e)1i")
def test_five_adjacent_numbers_are_laid_in_fives_by_every_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book, "32", **OPTIONAL) as at:
        chips_for(at.two, at.dana, "lime")
        round_ = at.begin()
        for seat in (at.one, at.two):
            six = at.refused("lay-wager", round_, "adjacent:17", "6.00", "colour", "0.00", who=seat)
            assert six == ("stake_not_divisible", clause)
            seat.do("lay-wager", round_, "adjacent:17", "5.00", "colour", "0.00")
        assert at.finish(round_, "32") == {"adjacent:17": "35.00"}
        for seat in (at.one, at.two):
            seat.until(lambda view: view["chips"]["hand"] == "231.00")


@each("massachusetts:1(e)(1)(i)", "new-jersey:5.1(e)1i", "massachusetts:1(f)", "new-jersey:5.1(f)")
def test_what_the_house_does_not_offer_no_player_lays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    spot = "seven-numbers" if clause.endswith("(f)") else "adjacent:17"
    with table(tmp_path, monkeypatch, book) as at:
        laid = at.refused("lay-wager", at.begin(), spot, "5.00", "colour", "0.00")
        assert laid == ("not_offered", clause)


@each("massachusetts:1(f)", "new-jersey:5.1(f)")
def test_seven_numbers_are_offered_to_every_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book, "33", **OPTIONAL) as at:
        chips_for(at.two, at.dana, "lime")
        round_ = at.begin()
        for seat in (at.one, at.two):
            seat.do("lay-wager", round_, "seven-numbers", "5.00", "colour", "0.00")
        assert at.finish(round_, "33") == {"seven-numbers": "20.00"}
        at.two.until(lambda view: view["chips"]["hand"] == "220.00")


COLOURS: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "six:blue": ("25.00", {"offer": "six-colour", "withhold": "red,black"}, ("red",)),
    "seven:blue": (
        "20.00",
        {"offer": "seven-colour", "withhold": "red,black,dozen", "wheel": "single-zero"},
        ("red", "dozen1"),
    ),
    "eight:blue": ("15.00", {"offer": "eight-colour", "withhold": "red,black,dozen"}, ("black", "dozen1")),
}
"""A colour wager: what 5.00 on it wins, the options it needs, and what then may not lie beside it."""
COLOUR_CLAUSES = {
    "massachusetts": ("1(e)(6)(ii)", "1(e)(7)", "1(e)(8)", "1(g)"),
    "new-jersey": ("5.1(e)6ii", "5.1(e)7", "5.1(e)8", "5.1(g)"),
}


@pytest.mark.parametrize(
    ("book", "spot"),
    [
        pytest.param(
            book,
            spot,
            marks=[pytest.mark.clause(f"{book}:{own}"), pytest.mark.clause(f"{book}:{clauses[-1]}")],
        )
        for book, clauses in COLOUR_CLAUSES.items()
        for spot, own in zip(COLOURS, clauses, strict=False)
    ],
)
def test_a_colour_wager_is_paid_and_excludes_what_the_clause_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, spot: str
) -> None:
    pays, options, excluded = COLOURS[spot]
    blue = DOUBLE_ZERO_SECTIONS["blue"].split()[0]
    number = {"six:blue": blue, "seven:blue": "0", "eight:blue": "00"}[spot]
    with table(tmp_path, monkeypatch, book, number, **options) as at:
        round_ = at.begin()
        for other in excluded:
            reason, clause = at.refused("lay-wager", round_, other, "5.00", "colour", "0.00")
            assert (reason, clause) == ("not_offered", f"{book}:{COLOUR_CLAUSES[book][-1]}")
        at.lay(round_, spot)
        assert at.finish(round_, number) == {spot: pays}


@each("massachusetts:2(c)", "new-jersey:5.2(c)")
def test_zero_takes_even_money_whole_where_there_is_one_zero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book, "0", wheel="single-zero") as at:
        round_ = at.begin()
        for spot in ("red", "odd", "1to18"):
            at.lay(round_, spot)
        assert at.finish(round_, "0") == {}
        at.one.until(lambda view: view["chips"]["hand"] == "185.00")


@each("massachusetts:2(d)", "new-jersey:5.2(d)")
def test_double_zero_is_spun_again_on_a_wheel_used_as_single_zero(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    """The notice hangs, 00 is called no spin at the felt, and 0 then takes even money whole."""
    with table(tmp_path, monkeypatch, book, "00", "0", wheel="double-zero-as-single-zero") as at:
        notices = at.floor.browser("anyone").http.get("/api/tables/T1/sign").text
        assert clause in notices
        round_ = at.begin()
        at.lay(round_, "red")
        at.read(round_, "00")
        at.dana.do("announce-number", round_, "00")
        at.one.until(lambda view: view["phase"] == "betting" and view["staked"] == "5.00")
        at.dana.until(lambda view: view["ball"]["state"] in ("idle", "rest"))
        assert at.finish(round_, "0") == {}
        at.one.until(lambda view: view["chips"]["hand"] == "195.00")


@each("oneida-roulette:C.1", "massachusetts:1(a)", "new-jersey:5.1(a)")
def test_a_wager_is_chips_and_called_cash_waits_for_the_dealers_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        lays = at.refused("lay-wager", round_, "17", "5.00", "value", "0.00", who=at.two)
        assert lays == ("not_enough_credits", clause)
        at.two.do("call-wager", round_, "red", "5.00")
        assert at.two.view["staked"] == "0.00", "nothing lies there before the dealer confirms and converts"
        at.dana.until(lambda view: view["seats"][1]["called"] == {"red": "5.00"})
        at.dana.do("accept-called", "2", round_, "red", "5.00")
        at.two.until(lambda view: view["called"] == {} and view["staked"] == "5.00")


OTHERS = {"spot": "17", "colour": "navy", "stake": "5.00", "each": "1.00"}


@each("oneida-roulette:A.2", "massachusetts:1(b)", "new-jersey:5.1(b)")
def test_a_colour_is_one_players_and_no_value_chips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        for taken in ("navy", "red"):  # by hand, without the player's tablet: the same rules
            by_hand = at.refused("take-money", "2", taken, "1.00", "50.00", "0.00", "0.00", who=at.dana)
            assert by_hand[0] == "chips_clash"
        at.two.do("ask-chips", "50.00", "0.00", "0.00", "1.00")
        assert (
            at.refused("take-money", "2", "lime", "1.00", "50.00", "0.00", "0.00", who=at.dana)[0]
            == "wrong_phase"
        )
        for taken in ("navy", "red"):  # the first player's, and the $5 chip's
            issue = at.refused("issue-chips", "2", taken, "1.00", "50.00", "0.00", "0.00", who=at.dana)
            assert issue[0] == "chips_clash"
        at.dana.do("issue-chips", "2", "lime", "1.00", "50.00", "0.00", "0.00")
        round_ = at.begin()
        at.lay(round_, "17")
        at.two.do("lay-wager", round_, "17", "1.00", "colour", "0.00")
        at.two.until(lambda view: view["others"] == [OTHERS])
        assert at.finish(round_, "17") == {"17": "175.00"}
        at.two.until(lambda view: view["chips"]["hand"] == "85.00")
        at.dana.do("take-money", "2", "lime", "1.00", "15.00", "0.00", "0.00")
        at.two.until(lambda view: view["chips"]["hand"] == "100.00" and view["asked"] is None)


@each("oneida-roulette:C.3", "massachusetts:1(c)", "new-jersey:5.1(c)")
def test_the_player_answers_for_what_the_dealer_was_told_to_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    """Laid on 20 where 17 was meant: the player sees it lie there, and it loses there."""
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.dana.do("lay-for", "1", round_, "20", "5.00", "colour", "0.00")
        at.one.until(lambda view: [laid["spot"] for laid in view["felt"]] == ["20"])
        assert at.finish(round_, "17") == {}
        round_ = at.begin()
        at.dana.do("lay-for", "1", round_, "20", "5.00", "colour", "0.00")
        at.one.do("take-back", round_, "20")
        at.dana.do("lay-for", "1", round_, "17", "5.00", "colour", "0.00")
        assert at.finish(round_, "17") == {"17": "175.00"}


@each("oneida-roulette:C.4", "massachusetts:1(d)", "new-jersey:5.1(d)")
def test_a_wager_is_settled_where_it_lies_when_the_ball_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, book: str, clause: str
) -> None:
    with table(tmp_path, monkeypatch, book) as at:
        round_ = at.begin()
        at.lay(round_, "16-17")
        at.lay(round_, "18")
        closed(at.dana, round_)
        assert at.refused("take-back", round_, "18")[0] == "wrong_phase", "nothing moves any more"
        at.dana.until(lambda view: view["reader"] == "17")
        at.dana.do("announce-number", round_, "17")
        at.one.until(lambda view: [win["spot"] for win in view["wins"]] == ["16-17"])
