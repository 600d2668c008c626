"""`croupier settle` for race bets: every ticket's end, from the whole pools or from the tickets alone."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.cli.main import run
from croupier.cli.settle import settle_request
from tests.cli.mutants import mutants
from tests.cli.races import RAN, RAN_NEXT, SITES, WIN, Request, pool, race, tickets

SCRATCHED = race(4, "6", "2", "5", scratched=["7"])
BET = "R4 $2 WIN 6"


def asked(*bets: str | Request, races: tuple[Request, ...] = (SCRATCHED,), **more: object) -> Request:
    pools = {"pools": more.pop("pools")} if "pools" in more else {}
    base = {"rulebook": "oneida-parimutuel", "game": "parimutuel", "wagers": tickets(*bets)}
    return {**base, "outcome": {"races": list(races), **pools}, **more}


def settled(request: Request) -> dict[str, Any]:
    """The answer's wagers by id; each stake is what was returned and what was collected."""
    answer = json.loads(json.dumps(settle_request(request)))
    return {one["id"]: one for one in answer["wagers"]}


def money(one: dict[str, str]) -> tuple[str, str, str, str]:
    return one["verdict"], one["paid"], one["returned"], one["collected"]


def test_a_ticket_is_paid_from_the_whole_pool() -> None:
    assert settled(asked(BET, pools=[WIN]))[BET] == {
        "id": BET,
        "verdict": "won",
        "paid": "2.00",
        "returned": "2.00",
        "collected": "0.00",
        "charged": "0.00",
        "clause": "oneida-parimutuel:D.3",
    }


def test_without_pools_the_tickets_are_all_the_money() -> None:
    answer = settled(asked(BET, "R4 $2 WIN 1"))
    assert money(answer[BET]) == ("won", "1.20", "2.00", "0.00")  # 3.28 net, broken to 1.60 on $1
    assert money(answer["R4 $2 WIN 1"]) == ("lost", "0.00", "0.00", "2.00")


def test_a_box_is_settled_bet_by_bet() -> None:
    """Of six bets one wins, one loses, and the four with the scratched 7 go back."""
    box = "R4 $1 EXACTA BOX 2,6,7"
    back = dict.fromkeys(("6-7", "7-6", "2-7", "7-2"), "1.00")
    whole = pool("exacta", {"6-2": "10.00", "2-6": "5.00", "1-2": "10.00", **back})
    assert money(settled(asked(box, pools=[whole]))[box]) == ("won", "1.00", "5.00", "1.00")


def test_a_winner_that_pays_less_than_the_whole_ticket_cost_is_won() -> None:
    box = "R4 $2 EXACTA BOX 1,2,6"
    assert money(settled(asked(box))[box]) == ("won", "7.60", "2.00", "10.00")
    cheap = pool("exacta", {"6-2": "100.00", **dict.fromkeys(("2-6", "1-2", "2-1", "1-6", "6-1"), "2.00")})
    assert money(settled(asked(box, pools=[cheap]))[box]) == ("won", "0.10", "2.00", "10.00")


@pytest.mark.clause("oneida-parimutuel:A.6")
@pytest.mark.clause("oneida-parimutuel:F.1.a")
def test_a_ticket_of_which_some_goes_back_and_the_rest_is_lost_is_refunded() -> None:
    """Not `lost`: whoever read that would throw it away, and it is owed a dollar."""
    part = "R4 $1 EXACTA 3/1,7"
    answer = settled(asked(part, "R4 $2 WIN 7", BET, "R4 $1 EXACTA 6/2"))
    assert money(answer[part]) == ("refunded", "0.00", "1.00", "1.00")
    assert money(answer["R4 $2 WIN 7"]) == ("refunded", "0.00", "2.00", "0.00")
    assert answer[part]["clause"] == answer["R4 $2 WIN 7"]["clause"] == "oneida-parimutuel:F.1.a"


def test_a_pool_in_which_nobody_was_right_goes_back_by_the_result() -> None:
    bet = "R4 $2 QUINELLA 1/3"
    answer = settled(asked(bet))[bet]
    assert (money(answer), answer["clause"]) == (
        ("refunded", "0.00", "2.00", "0.00"),
        "oneida-parimutuel:D.3",
    )


@pytest.mark.clause("oneida-parimutuel:F.1.b")
def test_across_the_board_is_one_ticket_in_three_pools() -> None:
    bet = "R4 $2 ACROSS 2"
    answer = settled(asked(bet, "R4 $2 WIN 6"))[bet]
    assert money(answer) == ("won", "0.20", "4.00", "2.00")  # lost to win, 2.10 each to place and show
    answer = settled(asked(bet, races=(race(4, state="no-race"),)))[bet]
    assert (money(answer), answer["clause"]) == (
        ("refunded", "0.00", "6.00", "0.00"),
        "oneida-parimutuel:F.1.b",
    )


def test_a_ticket_that_is_paid_anywhere_cites_that() -> None:
    """To win 2 lost and 7 went back, but to place and show 2 is paid."""
    bet = "R4 $2 ACROSS 2,7"
    answer = settled(asked(bet, "R4 $2 WIN 6"))[bet]
    assert (answer["verdict"], answer["clause"]) == ("won", "oneida-parimutuel:D.3")
    assert answer["returned"] == "10.00"


@pytest.mark.clause("oneida-parimutuel:C.4")
def test_two_dollars_across_cost_six() -> None:
    answer = settle_request(asked("R4 $2 ACROSS 6"))
    assert answer["totals"]["staked"] == "6.00"  # type: ignore[index]


def test_losers_come_first_and_players_have_their_totals() -> None:
    mine = [
        {"id": "won", "bet": BET, "player": "Ada"},
        {"id": "lost", "bet": "R4 $2 WIN 1", "player": "Ben"},
        {"id": "back", "bet": "R4 $2 WIN 7", "player": "Ben"},
    ]
    answer = json.loads(json.dumps(settle_request(asked(*mine))))
    assert [one["id"] for one in answer["wagers"]] == ["lost", "won", "back"]
    totals = answer["totals"]
    assert (totals["staked"], totals["paid"], totals["returned"], totals["collected"]) == (
        "6.00",
        "1.20",
        "4.00",
        "2.00",
    )
    assert totals["house"] == "0.80"  # takeout and breakage: the tickets are the whole pool
    assert totals["players"]["Ben"]["returned"] == "2.00"


def test_a_ticket_is_paid_at_its_own_site() -> None:
    there = {"id": "a", "bet": BET, "site": "guest"}
    assert money(settled(asked(there, pools=[SITES]))["a"]) == ("won", "5.40", "2.00", "0.00")


def test_a_free_ticket_wins_with_nothing_staked() -> None:
    twin = {"id": "a", "bet": "R4 $2 TWIN TRIFECTA 6/2/5", "exchanged": "1-2-3"}
    loser = "R4 $8 TWIN TRIFECTA 1/2/3"
    answer = settled(asked(twin, loser, races=(RAN, RAN_NEXT)))
    assert money(answer["a"]) == ("won", "5.60", "2.00", "0.00")  # 3.80 for each half


def test_the_track_and_its_terms_are_options() -> None:
    high = asked(BET, pools=[WIN], options={"track": "wisconsin"})
    assert settled(high)[BET]["paid"] == "2.00"
    none = asked(BET, pools=[WIN], options={"terms": {"win": {"takeout": "0", "break_to": "0.01"}}})
    assert settled(none)[BET]["paid"] == "3.00"


REFUSALS: list[tuple[Request, str]] = [
    (asked(BET, game="tote"), "oneida-parimutuel has no rules for 'tote'; it has parimutuel"),
    (asked(BET, game=[]), "oneida-parimutuel has no rules for []"),
    (asked(BET, rulebook="new-jersey"), "new-jersey has no rules for 'parimutuel'"),
    (asked(BET, prior="17"), "the request has no key 'prior'; its keys are rulebook, game, options"),
    (asked(BET, options={"wheel": "double-zero"}), "options has no key 'wheel'; its keys are track, terms"),
    (asked(BET, options={"track": "x"}), "options.track: there is no track profile 'x'"),
    (asked(BET, options={"terms": {"win": {"takeout": 18}}}), "options.terms.win.takeout: is written"),
    (asked(BET, outcome="6-2-5"), "the outcome should be a JSON object"),
    (asked(BET, outcome={}), 'the outcome must have "races"'),
    (asked(BET, outcome={"races": [], "result": []}), "the outcome has no key 'result'"),
    (asked(BET, races=(race(4),)), 'outcome.races[0]: an official race must have "finish"'),
    (
        asked(BET, pools=[pool("win", {"6": "4"}, carryover=4)]),
        "outcome.pools[0].carryover: money is written as text",
    ),
    (asked(BET, pools=[pool("win", {"6": "1.99"})]), "outcome.pools[0]: the tickets hold 2.00 on 6"),
    (asked(BET, pools=[]), "wagers[0].bet: the win pool of race 4 is not among the pools"),
    (asked(BET, BET), "wagers[1].id: the id 'R4 $2 WIN 6' is given twice"),
    (asked(wagers=[{"id": "a", "spot": "6", "stake": "2.00"}]), "wagers[0]: a wager has no key 'spot'"),
    (asked(wagers=[{"id": "a", "bet": BET, "player": ""}]), "wagers[0].player: should be text of 1 to 64"),
    (asked(wagers=None), "wagers should be a JSON list"),
]


@pytest.mark.parametrize(("request_", "says"), REFUSALS)
def test_bad_input_gets_one_clear_sentence(
    request_: Request, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.json"
    file.write_text(json.dumps(request_))
    assert run(["settle", str(file)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error
    assert error.count("\n") == 1


ANY = asked(BET, {"id": "b", "bet": "R4 $1 EXACTA BOX 1,2,6", "player": "Ada"}, options={"track": "model"})
POOLED = asked(BET, {"id": "b", "bet": "R4 $2 PLACE 2"}, pools=[WIN, pool("place", {"2": "9.00"})])


def cents(text: str) -> int:
    return int(text.replace(".", ""))


@given(mutants(ANY) | mutants(POOLED))
def test_nonsense_is_settled_or_refused_and_never_breaks(request: Request) -> None:
    try:
        answer = settle_request(request)
    except Refused:
        return
    assert set(answer) == {"wagers", "totals"}


BETS = st.sampled_from(
    [
        "R4 $2 WIN 6",
        "R4 $2 WIN 7",
        "R4 $2 ACROSS 1,2",
        "R4 $1 EXACTA 6/ALL",
        "R4 $1 QUINELLA BOX 1,2,6,7",
        "R4 $1 TRIFECTA KEY 6 BOX 2,5,7",
        "R4 $0.10 SUPERFECTA 6/2/5/ALL",
        "R4 $2 DD 6,7/1,8",
        "R4 $2 DD 1/ALL",
    ]
)


@given(st.lists(BETS, max_size=8))
def test_every_stake_is_returned_or_collected(bets: list[str]) -> None:
    mine = [{"id": str(number), "bet": bet} for number, bet in enumerate(bets)]
    answer = settle_request(asked(*mine, races=(SCRATCHED, {**RAN_NEXT, "late": ["8"]})))
    totals: Any = answer["totals"]
    assert cents(totals["staked"]) == cents(totals["returned"]) + cents(totals["collected"])
    assert all(cents(one["paid"]) >= 0 for one in answer["wagers"])  # type: ignore[attr-defined]
