"""`croupier tote price`: what pools pay and what tickets get, for programs and for people."""

import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cli.main import run
from croupier.games.tote.card.rung_words import RUNGS
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import offers_digest
from croupier.games.tote.pool_result import Rung
from tests.cli.races import (
    DOUBLE_AT_SITES,
    EXAMPLE,
    IN_A_ROW,
    SITES,
    WIN,
    Request,
    assert_balanced,
    only,
    pool,
    priced,
    race,
    request,
    site,
    tickets,
)


def test_a_pool_is_told_whole() -> None:
    answer = priced(request(WIN))
    assert answer["track"] == "model"
    assert answer["digest"] == offers_digest(load_track("model").offers)
    assert only(answer) == {
        "kind": "win",
        "races": [4],
        "rung": "exact",
        "says": "paid to those who named what the bet asks for",
        "clause": "oneida-parimutuel:D.3",
        "terms": {"takeout": "18", "break_to": "0.10", "minimum": "1.05"},
        "payoffs": [
            {
                "wins": "6",
                "rung": "exact",
                "one_dollar": "2.00",
                "two_dollars": "4.00",
                "backed": "400.00",
                "paid": "800.00",
                "clause": "oneida-parimutuel:C.1",
            }
        ],
        "refunded": [],
        "wagers": "1000.00",
        "carryover_in": "0.00",
        "minus": "0.00",
        "refunds": "0.00",
        "takeout": "180.00",
        "breakage": "20.00",
        "paid": "800.00",
        "carryover_out": "0.00",
        "balance": "wagers 1000.00 + carryover in 0.00 + minus 0.00 = refunds 0.00 + takeout 180.00 "
        "+ breakage 20.00 + paid 800.00 + carryover out 0.00 = 1000.00",
    }


def test_a_published_figure_comes_out_to_the_cent() -> None:
    """West Virginia's table 178-5C: $2 pays 13.20, and 633.46 is breakage."""
    amounts = {"6": "23872.00", "2": "169041.00", "7": "1317.00"}
    out = only(priced(request(pool("win", amounts), races=(race(4, "6", "2", scratched=["7"]),))))
    assert (out["payoffs"][0]["two_dollars"], out["breakage"], out["refunds"]) == (
        "13.20",
        "633.46",
        "1317.00",
    )


def test_terms_of_the_request_come_before_those_of_the_track() -> None:
    answer = priced(request(WIN, terms={"win": {"takeout": "15.43", "break_to": "0.05"}}))
    assert only(answer)["terms"] == {"takeout": "15.43", "break_to": "0.05", "minimum": "1.05"}
    assert only(answer)["takeout"] == "154.30"
    assert answer["digest"] != offers_digest(load_track("model").offers)


def test_a_pool_that_the_track_does_not_offer_needs_its_takeout() -> None:
    asked = request(
        pool("quinella", {"2-6": "5.00"}), track="keeneland", terms={"quinella": {"takeout": "20"}}
    )
    assert only(priced(asked))["terms"] == {"takeout": "20", "break_to": "0.10", "minimum": "1.05"}


LEGS = tuple(race(number, "6", "2") for number in range(1, 7))
SIX = pool("pick-six", {"6-6-6-6-6-2": "100.00"}, *range(1, 7), carryover="1000.00")


@pytest.mark.parametrize(
    ("terms", "carried"),
    [
        ({}, "1060.00"),  # a quarter of the 80 net is paid today
        ({"share": "50"}, "1040.00"),
        ({"cap": "1010.00"}, "1010.00"),
        ({"picking": "major-minor", "share": "40"}, "1048.00"),
        ({"picking": "most-right"}, "0.00"),
        ({"fewest_legs": 6}, "1060.00"),
    ],
)
def test_the_terms_of_a_pick_decide_what_is_carried(terms: Request, carried: str) -> None:
    out = only(priced(request(SIX, races=LEGS, terms={"pick-six": terms})))
    assert (out["carryover_in"], out["carryover_out"], out["rung"]) == ("1000.00", carried, "most-right")
    assert terms.items() <= out["terms"].items()


def test_a_mandatory_day_carries_nothing() -> None:
    out = only(priced(request({**SIX, "mandatory": True}, races=LEGS)))
    assert (out["carryover_out"], out["paid"]) == ("0.00", "1080.00")


def test_tickets_make_the_pools_when_none_are_named() -> None:
    answer = priced(request(tickets=tickets("R4 $2 ACROSS 6", "R4 $1 EXACTA BOX 2,6", "R4 $2 WIN 1")))
    assert [(one["kind"], one["wagers"]) for one in answer["pools"]] == [
        ("win", "4.00"),
        ("place", "2.00"),
        ("show", "2.00"),
        ("exacta", "2.00"),
    ]
    across, box, lost = answer["tickets"]
    assert [(one["kind"], one["paid"]) for one in across["pools"]] == [
        ("win", "3.20"),
        ("place", "2.10"),
        ("show", "2.10"),
    ]
    assert (across["bets"], across["cost"], across["paid"], across["verdict"]) == (3, "6.00", "7.40", "won")
    assert (box["paid"], box["bet"]) == ("1.60", "R4 $1 EXACTA BOX 2,6")
    assert (lost["paid"], lost["verdict"]) == ("0.00", "lost")


def test_an_odd_part_of_a_cent_on_each_ticket_is_the_players() -> None:
    penny = {"exacta": {"break_to": "0.01", "least": "0.05"}}
    sold = [{"id": str(number), "bet": "R4 $0.33 EXACTA 6/2"} for number in range(3)]
    asked = request(tickets=[*sold, *tickets("R4 $1.33 EXACTA 2/6")], terms=penny)
    out = priced(asked)
    assert [one["paid"] for one in out["tickets"]] == ["0.62", "0.62", "0.62", "0.00"]
    assert (only(out)["paid"], only(out)["breakage"]) == ("1.86", "0.00")


def test_a_pool_with_amounts_holds_the_tickets_among_others() -> None:
    answer = priced(request(WIN, tickets=tickets("R4 $2 WIN 6", "R4 $2 WIN 2")))
    assert only(answer)["wagers"] == "1000.00"
    assert [one["paid"] for one in answer["tickets"]] == ["4.00", "0.00"]


def test_a_pool_may_be_named_for_its_carryover_and_left_to_the_tickets() -> None:
    six = pool("pick-six", None, *range(1, 7), carryover="100.00")
    asked = request(six, races=LEGS, tickets=tickets("R1 $1 PICK6 6/6/6/6/6/6"))
    assert only(priced(asked))["paid"] == "100.80"


def test_nobody_on_a_combination_is_the_same_as_leaving_it_out() -> None:
    nobody = pool("win", {"6": "0.00", "2": "600.00"})
    assert only(priced(request(nobody)))["rung"] == "second"


@pytest.mark.clause("oneida-parimutuel:F.1.a")
@pytest.mark.clause("oneida-parimutuel:A.6")
def test_a_ticket_on_a_scratched_runner_is_refunded() -> None:
    ran = race(4, "6", "2", scratched=["7"], late=["8"])
    asked = request(tickets=tickets("R4 $2 WIN 7", "R4 $1 EXACTA 6/2,8"), races=(ran,))
    win, exacta = priced(asked)["tickets"]
    assert (win["verdict"], win["refunded"], win["clause"]) == ("refunded", "2.00", "oneida-parimutuel:F.1.a")
    assert (exacta["verdict"], exacta["refunded"]) == ("won", "1.00")
    refunded = priced(asked)["pools"][1]["refunded"]
    assert refunded == [{"clause": "oneida-parimutuel:F.1.a", "amount": "1.00", "combinations": ["6-8"]}]


@pytest.mark.clause("oneida-parimutuel:F.1.b")
@pytest.mark.clause("oneida-parimutuel:A.6")
@pytest.mark.parametrize("state", ["cancelled", "no-race"])
def test_a_race_that_is_not_run_refunds_every_ticket(state: str) -> None:
    asked = request(
        tickets=tickets("R4 $2 ACROSS 6", "R4 $2 TRIFECTA BOX 1,2,3"), races=(race(4, state=state),)
    )
    answer = priced(asked)
    assert {one["rung"] for one in answer["pools"]} == {"refund"}
    assert [(one["refunded"], one["clause"]) for one in answer["tickets"]] == [
        ("6.00", "oneida-parimutuel:F.1.b"),
        ("12.00", "oneida-parimutuel:F.1.b"),
    ]
    assert (answer["totals"]["refunds"], answer["totals"]["takeout"]) == ("18.00", "0.00")


@pytest.mark.clause("oneida-parimutuel:D.3")
def test_the_official_result_alone_decides_who_is_paid() -> None:
    sold = tickets("R4 $2 WIN 6", "R4 $2 WIN 2")
    for finish, verdicts in ((["6", "2"], ["won", "lost"]), (["2", "6"], ["lost", "won"])):
        answer = priced(request(tickets=sold, races=(race(4, *finish),)))
        assert [one["verdict"] for one in answer["tickets"]] == verdicts
        assert {one["clause"] for one in answer["tickets"]} == {"oneida-parimutuel:D.3"}


def test_all_is_everyone_on_the_programme() -> None:
    ran = race(4, "6", "2", scratched=["7"], runners=["2", "6", "6A", "7"])
    (ticket,) = priced(request(tickets=tickets("R4 $1 EXACTA 6/ALL"), races=(ran,)))["tickets"]
    assert (ticket["bets"], ticket["refunded"], ticket["verdict"]) == (2, "1.00", "won")


def test_late_may_say_which_race_had_gone_off() -> None:
    legs = (race(1, "6"), race(2, "6"), race(3, "6", late={"7": 1, "8": 0}))
    double = pool("daily-double", {"6-6": "10.00", "6-7": "10.00"}, 2, 3)
    three = pool("pick-three", {"6-6-6": "5.00", "6-6-7": "5.00", "6-6-8": "5.00"}, 1, 2, 3)
    asked = request(double, three, pool("win", {"6": "5.00"}, 3), races=legs)
    back = [[one["combinations"] for one in told["refunded"]] for told in priced(asked)["pools"]]
    assert back == [[["6-7"]], [["6-6-8"]], []]


def pick_three(**win: object) -> Request:
    """A late scratch in the second leg: whoever had it is moved to the favourite."""
    legs = (race(1, "6", "2"), race(2, "3", "2", late=["7"], **win), race(3, "6", "2"))
    return request(pool("pick-three", {"6-7-6": "10.00", "6-1-6": "10.00"}, 1, 2, 3), races=legs)


def test_the_favourite_is_who_has_the_most_money_to_win() -> None:
    told = only(priced(pick_three(win={"3": "50.00", "1": "40.00"})))
    assert told["payoffs"][0]["wins"] == "6/3/6: 3 of 3"
    assert only(priced(pick_three(win={"1": "50.00"})))["rung"] == "most-right"


@pytest.mark.parametrize(
    "win",
    [
        pool("win", {"3": "50.00", "1": "40.00"}, 2),
        pool("win", None, 2, sites=[site("a", {"3": "30.00", "1": "40.00"}), site("b", {"3": "20.00"})]),
    ],
)
def test_a_win_pool_of_the_request_names_the_favourite(win: Request) -> None:
    asked = pick_three()
    assert priced({**asked, "pools": [*asked["pools"], win]})["pools"][0]["rung"] == "exact"
    sold = {"tickets": tickets("R2 $2 WIN 3"), "pools": [*asked["pools"], pool("win", None, 2)]}
    assert priced({**asked, **sold})["pools"][0]["rung"] == "exact"
    said = {
        **asked,
        "races": [asked["races"][0], {**asked["races"][1], "win": {"1": "1.00"}}, asked["races"][2]],
    }
    assert priced({**said, **sold})["pools"][0]["rung"] == "most-right"


def test_every_rung_has_words() -> None:
    assert set(RUNGS) == set(Rung)
    assert len(set(RUNGS.values())) == len(Rung)


def test_the_example_of_the_docs_is_priced(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tote", "price", str(EXAMPLE)]) == 0
    answer = json.loads(capsys.readouterr().out)
    paid = {one["id"]: (one["verdict"], one["paid"], one["refunded"]) for one in answer["tickets"]}
    assert paid == {
        "ada": ("won", "17.80", "0.00"),
        "ben": ("won", "2.40", "4.00"),
        "cleo": ("won", "11.00", "2.00"),
        "dan": ("refunded", "0.00", "2.00"),
        "eve": ("won", "14.80", "0.00"),
        "fay": ("lost", "0.00", "0.00"),
        "gus": ("refunded", "0.00", "1.00"),
    }
    for one in (*answer["pools"], answer["totals"]):
        assert_balanced(one)


def shown(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, asked: Request) -> str:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(json.dumps(asked).encode())))
    assert run(["tote", "price", "-", "--table"]) == 0
    return capsys.readouterr().out


def test_a_table_is_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(capsys, monkeypatch, json.loads(EXAMPLE.read_text("utf-8")))
    assert "R4 to R5 daily-double: paid to those who named what the bet asks for\n" in text
    assert "wagers 500.00 = takeout 100.00 + paid 400.00 = 500.00\n" in text
    assert "6/3     2.20    4.40 $40  $88 D.3" in text
    assert "dan    R4 $2 WIN 7               1  2.00  0.00     2.00 refunded F.1.a" in text
    assert text.rstrip().endswith("paid 4985.40 = 6324.00")


def test_a_table_shows_each_site_and_a_refund(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = shown(capsys, monkeypatch, request(SITES))
    assert "bet asks for, at host\n" in text
    assert "bet asks for, at guest\n" in text
    assert "takeout 10000.00 + breakage -4400.00 + paid 44400.00 = 50000.00\n" in text
    assert "minus" not in text
    assert "All sites\nwagers 150000.00 = takeout 28000.00 + breakage 1600.00 + paid 120400.00" in text
    text = shown(capsys, monkeypatch, request(DOUBLE_AT_SITES, races=IN_A_ROW))
    assert "R4 to R5 daily-double: paid to those who named what the bet asks for, at guest\n" in text
    assert "6/1     3.60    7.20 $20  $72 C.5" in text
    assert "All sites\nwagers 200.00 = takeout 30.00 + breakage 2.00 + paid 168.00 = 200.00" in text
    text = shown(capsys, monkeypatch, request(WIN, races=(race(4, state="cancelled"),)))
    assert text == "R4 win: every wager goes back\nwagers 1000.00 = refunds 1000.00 = 1000.00\n\n"
    assert "nothing was bet" in shown(capsys, monkeypatch, request(pool("win", {})))


AMOUNTS = st.integers(0, 10**11).map(lambda cents: f"{cents // 100}.{cents % 100:02}")


@given(st.dictionaries(st.sampled_from("12345678"), AMOUNTS), st.permutations("12345678"), st.integers(0, 3))
def test_any_money_on_any_finish_is_in_balance(amounts: dict[str, str], order: list[str], gone: int) -> None:
    ran = race(4, *order[gone:], scratched=order[:gone])
    for kind in ("win", "place", "show"):
        priced(request(pool(kind, amounts), races=(ran,)))
