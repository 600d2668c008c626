"""A winner of a twin trifecta at a self-service terminal: verified, exchanged, and refused as at a window."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Screen
from tests.server.race_day import RaceDayHouse, no, race_day


def put_in(screen: Screen, number: str) -> dict[str, Any] | tuple[str, str]:
    """What the terminal says of a ticket: the offer, or the reason and the clause of a refusal."""
    screen.replies.pop(None, None)
    screen.view["exchange"] = None
    screen.raw(f'["exchange", "{number}"]')
    while screen.view["exchange"] is None and None not in screen.replies:
        screen.take()
    if None in screen.replies:
        reply = screen.replies[None]
        return reply["reason"], (reply["clause"] or "").removeprefix("oneida-parimutuel:")
    offer: dict[str, Any] = screen.view["exchange"]
    return offer


def exchange_acts(screen: Screen) -> list[str]:
    return [act["says"] for act in screen.view["acts"] if act["key"] == "exchange-ticket"]


@pytest.mark.clause("oneida-parimutuel:C.9")
@pytest.mark.clause("oneida-parimutuel:D.2")
def test_a_winner_is_verified_and_exchanged_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with race_day(tmp_path, monkeypatch) as day:
        tess, terminal = day.teller(), day.self_service()
        won, lost, other = (
            day.sell(tess, bet)
            for bet in ("R1 $2 TWIN TRIFECTA 1/2/3", "R1 $2 TWIN TRIFECTA 3/2/1", "R1 $2 WIN 1")
        )
        assert (terminal.view["exchange"], exchange_acts(terminal)) == (None, [])
        assert put_in(terminal, day.number(won)) == ("wrong_phase", "C.9"), "race 1 is not official"
        day.run(1, "1-2-3-4-5-6")
        terminal.until(lambda _: exchange_acts(terminal))
        assert exchange_acts(terminal)[0].endswith("three runners of race 2.")
        assert put_in(terminal, "000000000000000000")[0] == "nothing_there"  # type: ignore[index]
        assert put_in(terminal, "12") == ("unreadable", "")
        for ticket, refusal in ((lost, ("nothing_there", "C.9")), (other, ("not_offered", "C.9"))):
            assert put_in(terminal, day.number(ticket)) == refusal
            assert no(tess, "exchange-ticket", day.number(ticket), "4/5/6") == refusal, "as at the window"
        issued = day.tote.issued
        assert put_in(terminal, day.number(won)) == {
            "ticket": won,
            "bet": "R1 $2 TWIN TRIFECTA 1/2/3",
            "race": 2,
        }
        assert day.tote.issued == issued, "nothing is recorded by looking"
        assert no(terminal, "exchange-ticket", day.number(won), "4/5/9") == ("unknown_spot", "C.9")
        terminal.do("exchange-ticket", day.number(won), "4/5/6")
        terminal.until(lambda view: view["recent"] and view["recent"][0]["state"] == "live")
        made = terminal.view["recent"][0]["number"]
        assert put_in(terminal, day.number(won)) == ("tender_not_accepted", "D.2b")
        assert put_in(terminal, day.number(made)) == ("wrong_phase", "C.9"), "all its runners run"
        run_second(day)
        terminal.until(lambda _: not exchange_acts(terminal))
        credit = terminal.view["credit"]
        terminal.do("cash-ticket", day.number(made))
        terminal.until(lambda view: view["credit"] != credit)


def run_second(day: RaceDayHouse) -> None:
    day.run(2, "4-5-6-1-2-3")


@pytest.mark.clause("oneida-parimutuel:C.9")
def test_nothing_is_exchanged_once_the_second_race_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with race_day(tmp_path, monkeypatch) as day:
        terminal = day.self_service()
        won = day.sell(day.teller(), "R1 $2 TWIN TRIFECTA 1/2/3")
        day.run(1, "1-2-3-4-5-6")
        assert isinstance(put_in(terminal, day.number(won)), dict)
        run_second(day)
        assert put_in(terminal, day.number(won)) == ("wrong_phase", "C.9")
        assert no(terminal, "exchange-ticket", day.number(won), "4/5/6") == ("wrong_phase", "C.9")
