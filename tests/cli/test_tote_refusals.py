"""What `croupier tote price` refuses: one clear sentence each, with its place, and never anything else."""

import json
from pathlib import Path

import pytest
from hypothesis import given

from croupier.base.refusal import Refused
from croupier.cli.main import run
from croupier.games.tote.card import sold_tickets
from croupier.games.tote.card.answer_types import PriceAnswer
from tests.cli.mutants import mutants
from tests.cli.races import (
    DOUBLE_AT_SITES,
    EXAMPLE,
    RAN,
    RAN_NEXT,
    SITES,
    WIN,
    Request,
    assert_balanced,
    pool,
    price_request,
    race,
    request,
    tickets,
)


def ran(**more: object) -> Request:
    return request(WIN, races=({**RAN, **more},))


def on(kind: str, amounts: object, **more: object) -> Request:
    return request({"kind": kind, "races": [4], "amounts": amounts, **more})


def at_site(**more: object) -> Request:
    return request(pool("win", sites=[{"name": "a", "amounts": {"6": "1.00"}, **more}]))


def sold(bet: object, **more: object) -> Request:
    return request(races=(RAN, RAN_NEXT), tickets=[{"id": "a", "bet": bet, **more}])


TWIN_BET = "R4 $1 TWIN TRIFECTA 6/2/5"


def twin_at_site(free: object, tickets: object = None, **more: object) -> Request:
    """A dollar that won the first race, and what it was exchanged for."""
    at = {"name": "a", "amounts": {"6-2-5": "1.00"}, "exchanged": free}
    sold = {} if tickets is None else {"tickets": tickets}
    half = pool("twin-trifecta", None, 4, 5, sites=[at], **more)
    return request(half, races=(RAN, RAN_NEXT), terms={"twin-trifecta": {"least": "1.00"}}, **sold)


REFUSALS: list[tuple[object, str]] = [
    ([], "the request should be a JSON object"),
    ({}, 'the request must have "races"'),
    ({"races": [RAN]}, 'the request must have "pools" or "tickets"'),
    ({"races": [], "pools": []}, "the request names no pool and no ticket: there is nothing to price"),
    ({"races": [RAN], "tickets": []}, "there is nothing to price"),
    (request(WIN, tracks="model"), "the request has no key 'tracks'; its keys are track, terms, races"),
    (request(WIN, track="saratoga"), "track: there is no track profile 'saratoga'; the profiles are model"),
    (request(WIN, track=5), "track: there is no track profile '5'"),
    ({"races": {}, "pools": []}, "races should be a JSON list"),
    ({"races": [7], "pools": []}, "races[0]: a race should be a JSON object"),
    (request(WIN, races=({"number": 4},)), 'races[0]: a race must have "runners"'),
    (ran(number="4"), "races[0].number: '4' is not the number of a race"),
    (ran(number=0), "races[0].number: 0 is not the number of a race"),
    (ran(number=100), "races[0].number: 100 is not the number of a race"),
    (ran(number=True), "races[0].number: True is not the number of a race"),
    (request(WIN, races=(RAN, RAN)), "races[1].number: race 4 is given twice"),
    (ran(runners="8"), "races[0].runners: '8' is neither how many run, 1 to 24, nor a list of who runs"),
    (ran(runners=25), "races[0].runners: 25 is neither how many run"),
    (ran(runners=True), "races[0].runners: True is neither how many run"),
    (ran(runners=[1, 2]), 'races[0].runners[0]: a runner is written as text, like "4" or "1A", not 1'),
    (ran(runners=["1", "x"]), "'x' is not a programme number, like 6 or 1A (oneida-parimutuel:A.7)"),
    (ran(runners=["1", "25"]), "races[0].runners[1]: '25' is not a runner; their numbers go to 24"),
    (ran(runners=["1", "1"]), "races[0]: '1' is twice on the programme of race 4"),
    (ran(runners=["٣"]), "races[0].runners[0]: '\\u0663' is not a programme number"),
    (request(WIN, races=(race(4),)), 'races[0]: an official race must have "finish"'),
    (ran(state="cancelled"), 'races[0]: a race with "state": "cancelled" has no "finish"'),
    (ran(state="open"), "races[0].state: 'open' is not one of official, no-race, cancelled"),
    (ran(state=[]), "races[0].state: [] is not one of official"),
    (ran(finish="6-2-5"), "races[0]: finish should be a JSON list"),
    (ran(finish=[6, 2]), "races[0].finish[0]: a runner is written as text"),
    (ran(finish=["6", ["2", 5]]), "races[0].finish[1][1]: a runner is written as text"),
    (ran(finish=["6", []]), "races[0]: a place in the finish of race 4 names nobody"),
    (ran(finish=["6", "6"]), "races[0]: '6' finished twice in race 4"),
    (ran(finish=["9"]), "races[0]: '9' finished, but is not on the programme of race 4"),
    (ran(scratched=["6"]), "races[0]: 6 finished, but was withdrawn from race 4"),
    (ran(scratched="7"), "races[0]: scratched should be a JSON list"),
    (ran(late=["9"]), "races[0]: '9', withdrawn, is not on the programme of race 4"),
    (ran(scratched=["8"], late=["8"]), "races[0]: 8 was withdrawn from race 4 twice"),
    (ran(late="8"), "races[0]: late should be a JSON list"),
    (ran(late={"8": "1"}), "races[0].late['8']: '1' is not the number of a race"),
    (ran(late={"8": False}), "races[0].late['8']: False is not the number of a race"),
    (ran(late={"x": 1}), "races[0].late: 'x' is not a programme number"),
    (ran(late={"8": 4}), "races[0]: 8 was withdrawn before race 4, so 4 is not the last race off"),
    (ran(win={"9": "5.00"}), "races[0].win: 9 is not on the programme of race 4"),
    (ran(win={"6": 5}), "races[0].win['6']: money is written as text"),
    (ran(win=[]), "races[0].win: the money should be a JSON object"),
    (request({"kind": "exactor", "races": [4]}), "pools[0].kind: 'exactor' is not one of win, place, show"),
    (request({"kind": "exactor", "races": [4]}), "(oneida-parimutuel:C)"),
    (request({"kind": "win", "race": 4}), "pools[0]: a pool has no key 'race'; its keys are kind, races"),
    (request({"kind": "win"}), 'pools[0]: a pool must have "races"'),
    (request(WIN, pools={}), "pools should be a JSON list"),
    (request({**WIN, "races": 4}), "pools[0]: races should be a JSON list"),
    (request({**WIN, "races": []}), "pools[0].races: the win pool is on one race, like [4], not []"),
    (request({**WIN, "races": ["4"]}), "pools[0].races[0]: '4' is not the number of a race"),
    (request({**WIN, "races": [5]}), "pools[0].races: there is no race 5 among the races"),
    (
        request(pool("daily-double", {}, 4, 6)),
        "pools[0].races: the daily-double pool is on 2 races in a row, like [4, 5], not [4, 6]"
        " (oneida-parimutuel:C.5)",
    ),
    (request(pool("quinella", {}), track="keeneland"), "pools[0].kind: keeneland offers no quinella"),
    (request(WIN, WIN), "pools[1]: the win pool of race 4 is given twice"),
    (request(pool("win")), "pools[0]: the win pool of race 4 has no money"),
    (on("win", []), "pools[0].amounts: the money should be a JSON object"),
    (on("win", {"6": 4}), "pools[0].amounts['6']: money is written as text"),
    (on("win", {"6": None}), "pools[0].amounts['6']: money is written as text"),
    (on("win", {"6": "-4.00"}), "pools[0].amounts['6']: '-4.00' is not an amount"),
    (on("win", {"6": "4.5"}), "pools[0].amounts['6']: '4.5' is not an amount"),
    (on("win", {"6": "٤.00"}), "pools[0].amounts['6']: '\\u0664.00' is not an amount"),
    (on("win", {"6": "9999999999.00"}), "pools[0].amounts['6']: 9999999999.00 is more than the largest"),
    (on("win", {"٤": "4.00"}), "pools[0].amounts: '\\u0664' is not a runner"),
    (on("win", {"1A": "4.00"}), "pools[0].amounts: 1A runs coupled with 1; bet on 1"),
    (on("win", {"9": "4.00"}), "pools[0]: 9 is not on the programme of race 4"),
    (
        on("win", {"6-2": "4.00"}),
        "pools[0].amounts: '6-2' is no win combination; write 1 runner, like \"1\" (oneida-parimutuel:C.1)",
    ),
    (on("exacta", {"6/2": "4.00"}), "write 2 runners with - between them"),
    (on("exacta", {"6-6": "4.00"}), "pools[0].amounts: '6-6' names one runner twice"),
    (
        on("quinella", {"6-2": "4.00", "2-6": "4.00"}),
        "either order is the same quinella",
    ),
    (on("win", {}, mandatory=True), "pools[0].mandatory: the win pool carries nothing that must be paid"),
    (on("win", {}, mandatory="yes"), "pools[0].mandatory: should be true or false"),
    (on("win", {}, carryover=5), "pools[0].carryover: money is written as text"),
    (on("win", {}, exchanged={"6": "1.00"}), "pools[0]: no ticket of the win pool is exchanged"),
    (request(pool("win", exchanged={})), 'pools[0].exchanged: without "amounts" the tickets say'),
    (on("win", {}, sites=[]), "pools[0].amounts: a pool with sites has no amounts of its own"),
    (request(pool("win", sites=[])), "pools[0].sites: a pool is shared by at least one site"),
    (request(pool("win", sites={})), "pools[0]: sites should be a JSON list"),
    (at_site(name=""), "pools[0].sites[0].name: should be text of 1 to 64"),
    (at_site(amounts={"9": "1.00"}), "pools[0].a: 9 is not on the programme of race 4"),
    (at_site(amounts={"6": 1}), "pools[0].sites[0].amounts['6']: money is written as text"),
    (at_site(takeout=18), 'pools[0].sites[0].takeout: is written as text, like "18" or "0.10", not 18'),
    (at_site(takeout="90"), "pools[0].sites[0].takeout: a takeout of 90 % is out of bounds"),
    (request(pool("win", sites=[{"name": "a", "amounts": {}}] * 2)), "the site 'a' is given twice"),
    (at_site(exchanged={"6": "1.00"}), "pools[0].a: no ticket of the win pool is exchanged"),
    (at_site(share="20"), "pools[0].sites[0]: a site has no key 'share'; its keys are name, amounts, exch"),
    (
        twin_at_site({}, exchanged={}),
        "pools[0].exchanged: a pool with sites has no exchanged of its own; each",
    ),
    (
        twin_at_site({"1-2-3": "2.00"}),
        "pools[0].a.exchanged: tickets of 2.00 were exchanged, but only 1.00 won the first race"
        " (oneida-parimutuel:C.9)",
    ),
    (
        twin_at_site({}, tickets=[{"id": "t", "bet": TWIN_BET, "site": "a", "exchanged": "1-2-3"}]),
        "pools[0].a: the tickets hold 1.00 on 1-2-3 and the pool 0.00",
    ),
    (
        request(pool("win", sites=[{"name": "a", "amounts": {}}], carryover="5.00")),
        "pools[0].a: nothing is carried over from one win pool to the next (oneida-parimutuel:C.1)",
    ),
    (
        request(pool("win", sites=[{"name": "a", "amounts": {}}], mandatory=True)),
        "pools[0].mandatory: the win pool carries nothing that must be paid (oneida-parimutuel:C.1)",
    ),
    (request(WIN, terms=[]), "terms should be a JSON object"),
    (request(WIN, terms={"wins": {}}), "terms has no key 'wins'; its keys are win, place, show"),
    (request(WIN, terms={"win": []}), "terms.win: the terms of win should be a JSON object"),
    (request(WIN, terms={"win": {"share": "20"}}), "terms.win: the terms of win has no key 'share'"),
    (request(WIN, terms={"win": {"takeout": "0.18"}}), "terms.win.takeout: '0.18' is less than one percent"),
    (request(WIN, terms={"win": {"takeout": "18%"}}), "terms.win.takeout: '18%' is not a percentage"),
    (request(WIN, terms={"win": {"break_to": "0.25"}}), "terms.win.break_to: '0.25' is none of 0.01"),
    (request(WIN, terms={"win": {"minimum": "1.00"}}), "terms.win.minimum: '1.00' is none of 1.05, 1.10"),
    (request(WIN, terms={"pick-six": {"picking": "best"}}), "'best' is not one of carryover, major-minor"),
    (
        request(WIN, terms={"pick-six": {"picking": "major-minor"}}),
        "a major-minor pool states its share: the percentage",
    ),
    (request(WIN, terms={"pick-six": {"fewest_legs": "4"}}), "'4' is not a number of legs, like 4"),
    (request(WIN, terms={"pick-six": {"fewest_legs": 7}}), "of which 7 cannot be the fewest"),
    (
        request(WIN, track="wisconsin", terms={"pick-six": {"takeout": "20", "fewest_legs": 4}}),
        'terms.pick-six: the terms of pick-six must have "picking"',
    ),
    (
        request(WIN, track="wisconsin", terms={"pick-six": {"takeout": "20", "picking": "most-right"}}),
        'terms.pick-six: the terms of pick-six must have "fewest_legs"',
    ),
    (request(WIN, terms={"win": {"takeout": "018"}}), "terms.win.takeout: '018' is not a percentage"),
    (request(WIN, track="keeneland", terms={"quinella": {}}), 'the terms of quinella must have "takeout"'),
    (request(tickets={}), "tickets should be a JSON list"),
    (request(tickets=[7]), "tickets[0]: a ticket should be a JSON object"),
    (request(tickets=[{"id": "a"}]), 'tickets[0]: a ticket must have "bet"'),
    (request(tickets=tickets("R4 $2 WIN 6") * 2), "tickets[1].id: the id 'R4 $2 WIN 6' is given twice"),
    (sold("R4 $2 WIN 6", stake="2.00"), "tickets[0]: a ticket has no key 'stake'"),
    (sold("R4 WIN 6"), "tickets[0].bet: 'R4 WIN 6' is not a bet"),
    (sold("R4 $2 WIN 6,6"), "runner 6 is named twice in '6,6'; name each once (oneida-parimutuel:B.2)"),
    (sold("R6 $2 WIN 6"), "tickets[0].bet: there is no race 6"),
    (sold("R4 $1 WIN 6"), "tickets[0].bet: model takes no win under 2.00; this is 1.00"),
    (
        sold("R4 $2 WIN 9"),
        "tickets[0].bet: runner 9 does not run in race 4; these do: 1, 2, 3, 4, 5, 6, 7, 8"
        " (oneida-parimutuel:C.1)",
    ),
    (sold("R5 $2 DD 1/1"), "tickets[0].bet: DD runs to race 6, and there is no race 6"),
    (
        sold("R4 $2 WIN 6", site="x"),
        "the win pool of race 4 has no site 'x'; it has no sites",
    ),
    (sold("R4 $2 WIN 6", exchanged="1-2-3"), "tickets[0].exchanged: WIN is not exchanged"),
    (
        sold("R4 $2 TWIN TRIFECTA 6/2/1", exchanged="1-2-3"),
        "6-2-1 did not win race 4",
    ),
    (sold("R4 $2 TWIN TRIFECTA 6/2/5", exchanged="1/2/3"), "'1/2/3' is no twin-trifecta combination"),
    (sold("R4 $2 TWIN TRIFECTA 6/2/5", exchanged="1-2-9"), "exchanged: 9 is not on the programme of race 5"),
    (
        request(
            races=(RAN, {**RAN_NEXT, "scratched": ["8"]}),
            tickets=[{"id": "a", "bet": "R4 $2 TWIN TRIFECTA 6/2/5", "exchanged": "1-2-8"}],
        ),
        "tickets[0].exchanged: 8 was scratched from race 5: exchange it again (oneida-parimutuel:C.9)",
    ),
    (
        request(
            pool("pick-three", {"6-7-6": "10.00"}, 1, 2, 3),
            races=(race(1, "6"), race(2, "3", late=["7"]), race(3, "6")),
        ),
        "pools[0]: the win money of race 2 is needed to know its favourite, to whom bets on 7 are moved",
    ),
    (sold("R4 $2 TWIN TRIFECTA 6/2/5", exchanged=123), "exchanged: 123 is no twin-trifecta combination"),
    (request(WIN, tickets=tickets("R4 $2 PLACE 6")), "the place pool of race 4 is not among the pools"),
    (request(WIN, tickets=tickets("R4 $401 WIN 6")), "the tickets hold 401.00 on 6 and the pool 400.00"),
    (
        request(SITES, tickets=tickets("R4 $2 WIN 6")),
        'say the "site" of the win pool of race 4; its sites are',
    ),
    (
        request(SITES, tickets=[{"id": "a", "bet": "R4 $12001 WIN 6", "site": "guest"}]),
        "pools[0].guest: the tickets hold 12001.00 on 6 and the pool 12000.00",
    ),
    (
        request(
            pool("twin-trifecta", {"6-2-5": "1.00"}, 4, 5, exchanged={"1-2-3": "2.00"}), races=(RAN, RAN_NEXT)
        ),
        "pools[0].exchanged: tickets of 2.00 were exchanged, but only 1.00 won the first race",
    ),
]


@pytest.mark.parametrize(("asked", "says"), REFUSALS)
def test_bad_input_gets_one_clear_sentence(
    asked: object, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.json"
    file.write_text(json.dumps(asked))
    assert run(["tote", "price", str(file)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert says in error
    assert error.count("\n") == 1


TEXTS = [
    (b'{"races": [], "races": []}', "the key 'races' is given twice"),
    (b'{"pools": [{"amounts": {"6": 400.00}}]}', 'write money as text, like "5.00"'),
    (b'{"pools": [{"amounts": {"6": NaN}}]}', "NaN is not a number"),
    (b"", "is empty"),
]


@pytest.mark.parametrize(("content", "says"), TEXTS)
def test_unreadable_files_are_refused(
    content: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.json"
    file.write_bytes(content)
    assert run(["tote", "price", str(file)]) == 2
    assert says in capsys.readouterr().err


def test_more_bets_than_a_machine_can_hold_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sold_tickets, "MOST_HELD", 12)
    price_request(request(tickets=tickets("R4 $1 EXACTA BOX 1,2,3", "R4 $1 EXACTA BOX 2,3,4")))
    with pytest.raises(Refused, match=r"tickets\[2\]: the tickets hold more than 12 single bets in all"):
        price_request(
            request(tickets=tickets("R4 $1 EXACTA BOX 1,2,3", "R4 $1 EXACTA BOX 2,3,4", "R4 $2 WIN 6"))
        )


WHOLE = json.loads(EXAMPLE.read_text("utf-8"))
TWIN = request(
    pool("twin-trifecta", {"6-2-5": "50.00", "1-2-3": "50.00"}, 4, 5, exchanged={"1-2-3": "9.00"}),
    SITES,
    DOUBLE_AT_SITES,
    races=({**RAN, "win": {"6": "5.00"}, "late": ["8"]}, RAN_NEXT),
    terms={"pick-six": {"share": "20", "cap": "5.00"}, "win": {"least": "1.00"}},
    tickets=[{"id": "a", "bet": "R4 $2 TWIN TRIFECTA 6/2/5", "exchanged": "1-2-3"}],
)


def attempt(asked: object) -> PriceAnswer | str:
    """The answer, or the sentence of the refusal."""
    try:
        return price_request(asked)
    except Refused as refused:
        return str(refused)


@given(mutants(WHOLE) | mutants(TWIN) | mutants(request(tickets=tickets("R4 $1 EXACTA BOX 1,2,6"))))
def test_nonsense_is_priced_or_refused_and_never_breaks(asked: object) -> None:
    answer = attempt(asked)
    if isinstance(answer, str):
        assert "`$" not in answer, "said by msgspec, not by us"
        return
    for one in (*answer["pools"], answer["totals"]):
        assert_balanced(one)
