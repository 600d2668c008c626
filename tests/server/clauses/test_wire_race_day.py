"""Section VIII at the mutuel manager's desk and on the board: closing, results, corrections."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.devices import track
from tests.server.clients import eventually
from tests.server.race_day import RaceDayHouse, no, race_day


@pytest.fixture
def day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RaceDayHouse]:
    with race_day(tmp_path, monkeypatch) as made:
        yield made


@pytest.mark.clause("oneida-parimutuel:A.5")
@pytest.mark.clause("oneida-parimutuel:A.8")
@pytest.mark.clause("oneida-parimutuel:B.3")
def test_the_tracks_stop_bet_signal_makes_every_ticket_final(day: RaceDayHouse) -> None:
    tess, board = day.teller(), day.anyone("tote-board")
    day.sell(tess, "R1 $2 WIN 1")
    assert board.view["track"] == "Model Park"
    day.track.tell(track.StopBet, race=1)
    race = board.until(lambda view: view["races"][0]["signature"])["races"][0]
    assert (race["phase"], race["closed_by"]) == ("closed", "stop-bet")
    assert no(tess, "sell-ticket", "R1 $2 WIN 1") == ("wrong_phase", "B.3")
    assert no(tess, "cancel-ticket", 1) == ("wrong_phase", "E.1")
    tess.do("sell-ticket", "R2 $2 WIN 1")


@pytest.mark.clause("oneida-parimutuel:B.3")
def test_the_off_closes_where_the_stop_bet_signal_was_lost(day: RaceDayHouse) -> None:
    day.track.tell(track.RaceOff, race=1)
    day.phase(1, "closed")


@pytest.mark.clause("oneida-parimutuel:B.3")
def test_while_the_link_is_lost_the_latest_post_time_closes(day: RaceDayHouse) -> None:
    board = day.anyone("tote-board")
    now = day.running.around.time()
    day.track.tell(track.PostTimeSet, race=1, post=now + 1_500_000)
    board.until(lambda view: view["races"][0]["post"])
    assert day.tote.today.races[1].open
    day.track.lost = True
    race = board.until(lambda view: view["races"][0]["phase"] == "closed")["races"][0]
    assert race["closed_by"] == "post-time"
    assert not board.view["live"]


def test_a_post_time_closes_nothing_while_the_track_is_heard(day: RaceDayHouse) -> None:
    day.track.tell(track.PostTimeSet, race=1, post=1)
    eventually(lambda: day.tote.today.races[1].post == 1)
    day.teller().do("sell-ticket", "R1 $2 WIN 1")
    assert day.tote.today.races[1].open


@pytest.mark.clause("oneida-parimutuel:D.3")
@pytest.mark.clause("oneida-parimutuel:D.5")
def test_the_official_sign_is_final(day: RaceDayHouse) -> None:
    tess, max_ = day.teller(), day.manager()
    first, second = day.sell(tess, "R1 $2 WIN 1"), day.sell(tess, "R1 $2 WIN 2")
    day.track.finish(1, "1-2-3-4", official=False)
    day.track.tell(track.InquiryOpened, race=1, about=("1",), why="bumping")
    max_.until(lambda view: view["races"][0]["inquiry"] == "bumping")
    assert no(tess, "cash-ticket", day.number(first)) == ("wrong_phase", "D.1")
    day.track.tell(track.InquiryEnded, race=1, disqualified=("1",))
    day.track.tell(track.FinishPosted, race=1, finish=(("2",), ("1",), ("3",), ("4",)))
    day.track.tell(track.RaceOfficial, race=1, finish=(("2",), ("1",), ("3",), ("4",)))
    day.phase(1, "official")
    day.track.lost = True
    max_.until(lambda view: not view["live"])
    assert no(max_, "report-finish", 1, "1-2-3-4") == ("wrong_phase", "D.5")
    assert no(max_, "correct-finish", 1, "1-2-3-4", "a steward's later ruling") == ("wrong_phase", "D.5")
    tess.do("cash-ticket", day.number(second))


@pytest.mark.clause("oneida-parimutuel:D.4")
def test_winners_are_entered_from_the_picture_while_the_feed_is_lost(day: RaceDayHouse) -> None:
    tess, max_, board = day.teller(), day.manager(), day.anyone("tote-board")
    ticket = day.sell(tess, "R1 $2 WIN 1")
    max_.do("stop-betting", 1)
    assert no(max_, "report-finish", 1, "1-2-3-4") == ("not_permitted", "D.4")
    day.track.lost = True
    max_.until(lambda view: not view["live"])
    max_.do("report-finish", 1, "1-2-3-4")
    max_.do("declare-official", 1)
    race = board.until(lambda view: view["races"][0]["phase"] == "official")["races"][0]
    assert (race["result_by"], race["entered_by"]) == ("audio-visual", "Max")
    tess.do("cash-ticket", day.number(ticket))


@pytest.mark.clause("oneida-parimutuel:D.4")
def test_payoffs_are_entered_from_the_picture_where_the_host_prices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with race_day(tmp_path, monkeypatch, host="Model Park") as day:
        tess, max_ = day.teller(), day.manager()
        ticket = day.sell(tess, "R1 $2 WIN 1")
        day.run(1, "1-2-3-4")
        assert no(max_, "post-payoffs", 1, "win", "1 9.80") == ("not_permitted", "D.4")
        day.track.lost = True
        max_.until(lambda view: not view["live"])
        max_.do("post-payoffs", 1, "win", "1 9.80")
        tess.do("present-ticket", day.number(ticket))
        assert tess.until(lambda view: view["presented"])["presented"]["pays"] == "9.80"
        tess.do("return-ticket")


@pytest.mark.clause("oneida-parimutuel:D.6")
def test_a_posting_error_is_corrected_for_those_who_cashed_too(day: RaceDayHouse) -> None:
    tess, max_, board = day.teller(), day.manager(), day.anyone("tote-board")
    ticket = day.sell(tess, "R1 $2 WIN 1")
    day.sell(tess, "R1 $10 WIN 2")
    day.run(1, "1-2-3-4")
    max_.do("correct-payoffs", 1, "win", "a typing error", "1 4.00")
    tess.do("cash-ticket", day.number(ticket))
    max_.do("stop-cashing", "The board showed 4.00 for race 1: the correct payoff is 9.80.")
    board.until(lambda view: "the correct payoff is 9.80" in view["announcement"])
    assert no(tess, "present-ticket", day.number(2)) == ("wrong_phase", "D.6")
    max_.do("correct-payoffs", 1, "win", "by our own arithmetic")
    max_.do("resume-cashing")
    tess.do("pay-difference", ticket)
    assert no(tess, "pay-difference", ticket) == ("nothing_there", "D.6")


def test_a_card_is_closed_and_the_next_one_published(day: RaceDayHouse) -> None:
    max_ = day.manager()
    for race in range(1, 8):
        day.track.finish(race, "1-2-3-4")
    day.phase(7, "official")
    max_.do("close-card")
    assert not max_.ask("open-wagering")["ok"]


def test_the_keypad_shows_how_a_bet_is_read_and_what_it_costs(day: RaceDayHouse) -> None:
    tess = day.teller()
    tess.raw('["keypad","R1 $2 EXACTA BOX 1,3,5"]')
    shown = tess.until(lambda view: view["preview"] and view["preview"]["bet"])["preview"]
    assert (shown["bet"]["bets"], shown["bet"]["cost"]) == (6, "12.00")
    tess.raw('["keypad","R1 $2 WIN 9"]')
    assert tess.until(lambda view: view["preview"]["says"])["preview"]["bet"] is None
