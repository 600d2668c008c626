"""Questions about odds at the command line: sessions, risk, options side by side, paytables, PAR sheets."""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from tests.cli.pdf import pages, words
from tests.cli.test_reports import stored
from tests.desk.reports.days import told
from tests.desk.reports.test_hold_history import cards

Capture = pytest.CaptureFixture[str]
RED = ("odds", "session", "roulette", "--bet", "red=5.00", "--bankroll", "100.00", "--rounds", "100")


def printed(capsys: Capture, *asked: str) -> str:
    assert run(asked) == 0
    return capsys.readouterr().out


def as_json(capsys: Capture, *asked: str) -> Any:
    return json.loads(printed(capsys, *asked, "--json"))


def test_a_session_is_told_to_people_and_programs(capsys: Capture) -> None:
    text = printed(capsys, *RED, "--bet", "17=1.00", "--goal", "200.00")
    for part in ("ruined", "reaches 200.00", "Correlation", "50% end with at most", "5.2632%"):
        assert part in text
    alone = as_json(capsys, *RED)
    assert (alone["staked"], alone["house_edge"]["fraction"]) == ("5.00", "1/19")
    assert "goal" not in alone
    assert alone["ruined"]["percent"] == "11.89197519%"
    assert as_json(capsys, *RED, "--goal", "200.00")["goal"] == "200.00"


def test_a_game_is_played_by_the_first_document_that_has_it(capsys: Capture) -> None:
    for asked in (("session", *RED[2:]), ("risk", "bigsix"), ("compare", "bigsix")):
        assert "New Jersey: Roulette and Big Six Wheels" in printed(capsys, "odds", *asked)
    text = printed(capsys, "odds", "risk", "baccarat")
    assert "Oneida: Minibaccarat (baccarat: dealing a, shuffling hand" in text
    assert "decks 6)" in text


def test_wagers_that_are_half_lost_or_given_back_are_told(capsys: Capture) -> None:
    text = printed(capsys, "odds", "roulette", "--even-money-on-zero", "lose-half")
    assert "half lost" in text
    assert "pushed" not in text
    assert "half lost" not in printed(capsys, "odds", "roulette")
    adjacent = printed(capsys, "odds", "roulette", "--offer", "five-adjacent", "--layout", "wheel-replica")
    assert "35 to 1 on a fifth" in adjacent


def test_a_shoe_says_how_many_decks_it_has_and_takes_every_vigorish(capsys: Capture) -> None:
    assert "The next six of 8 full decks" in printed(capsys, "odds", "baccarat")
    left = printed(capsys, "odds", "baccarat", "--shoe", "16,4,4,4,4,4,4,4,4,4")
    assert "The next six of the 52 cards left" in left
    none = as_json(capsys, "odds", "baccarat", "--vigorish", "none")
    assert none == as_json(capsys, "odds", "baccarat", "--no-vigorish")
    assert (none["rulebook"], sum(none["shoe"])) == ("oneida-minibaccarat", 416)
    assert none["wagers"][0]["edge_percent"] == "1.4581%"


def test_what_limits_risk_is_told(capsys: Capture) -> None:
    assert "One player wins at most $99,000 in one round: $9,500 on 19 spots, at 2." in printed(
        capsys, "odds", "risk", "roulette", "--rulebook", "ilani"
    )
    assert "nothing limits what one player can win" in printed(capsys, "odds", "risk", "bigsix")
    assert as_json(capsys, "odds", "risk", "bigsix")["worst"] is None


def test_options_stand_side_by_side(capsys: Capture) -> None:
    text = printed(capsys, "odds", "compare", "roulette", "--rulebook", "massachusetts")
    assert "even-money-on-zero lose-half 2(b)" in text
    assert "the B2B wager needs a paytable" in text
    assert "These give no wager other odds:" in text
    found = as_json(capsys, "odds", "compare", "bigsix")
    assert [one["choice"] for one in found["variants"]] == ["nevada"]


def test_a_paytable_is_designed(capsys: Capture) -> None:
    text = printed(capsys, "odds", "design", "--multipliers", "25,30,40,100,500", "--edge", "5")
    assert "The house keeps 5.0000%, exactly" in text
    option = text.split("--b2b-paytable ")[1].strip()
    asked = ("odds", "roulette", "--rulebook", "massachusetts", "--offer", "b2b", "--b2b-paytable", option)
    [b2b] = [row for row in as_json(capsys, *asked)["wagers"] if row["spot"] == "b2b"]
    assert b2b["house_edge"]["fraction"] == "1/20"
    near = printed(capsys, "odds", "design", "--multipliers", "10,1000", "--edge", "5.27", "--most", "20")
    assert "nearly" in near


def test_a_par_sheet_is_written_as_page_and_paper(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told_so = printed(capsys, "parsheet", "roulette", "--rulebook", "ilani")
    assert told_so == "wrote parsheet-roulette.html\nwrote parsheet-roulette.pdf\n"
    page = (tmp_path / "parsheet-roulette.html").read_text("utf-8")
    paper = words(tmp_path / "parsheet-roulette.pdf")
    for part in ("Every wager", "Hold of the house after so many rounds", "What the limits let the house"):
        assert part in page
        assert part in paper
    for figure in ("5.2632%", "5.7626", "33,000", "-33.2 to 38.8%", "$1,128,469.41"):
        assert figure in page
        assert figure in paper
    assert "<script" not in page
    assert "http" not in page
    assert 2 <= pages(tmp_path / "parsheet-roulette.pdf") <= 5


def test_a_table_of_the_floor_is_shown_against_its_results(capsys: Capture, tmp_path: Path) -> None:
    folder = stored(told(), tmp_path)
    html, pdf = tmp_path / "one.html", tmp_path / "one.pdf"
    printed(capsys, "parsheet", "T1", "--folder", str(folder), "--html", str(html), "--pdf", str(pdf))
    page = html.read_text("utf-8")
    assert "Real results, 2026-10-17 to 2026-11-15" in page
    assert "Real results" in words(pdf)
    that_day = ("--first", "2026-11-14", "--last", "2026-11-14")
    found = as_json(capsys, "parsheet", "T1", "--folder", str(folder), *that_day)
    assert run(["report", "tables", "--day", "2026-11-14", "--data", str(folder), "--json"]) == 0
    [row, *_] = json.loads(capsys.readouterr().out)["sheets"][0]["rows"]
    assert (found["real"]["handle"], found["real"]["win"]) == (row["handle"], row["win"])
    printed(capsys, "parsheet", "T2", "--folder", str(folder), "--html", str(html), "--pdf", str(pdf))
    assert "Nothing was played on these days." in html.read_text("utf-8")


def test_a_card_table_is_held_against_the_wagers_that_were_laid(capsys: Capture, tmp_path: Path) -> None:
    """Three hands of 50 on the banker, 10 on the player and 5 on the tie: 1.37 each is expected."""
    folder, html = stored(cards(), tmp_path), tmp_path / "one.html"
    asked = ("parsheet", "T1", "--folder", str(folder))
    real = as_json(capsys, *asked)["real"]
    assert (real["handle"], real["expected"], real["known"]) == ("195.00", ["4.12", "4.12"], True)
    printed(capsys, *asked, "--html", str(html))
    page = html.read_text("utf-8")
    assert "records name the spot of every wager" in page
    assert "$4.12 was expected" in page


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ((*RED[:3], "--bet", "red", *RED[5:]), "bet: 'red' is not a bet; write SPOT=STAKE, like red=5.00"),
        ((*RED[:3], "--bet", "red=-5.00", *RED[5:]), "wagers[0].stake: '-5.00' is not an amount"),
        ((*RED[:3], "--bet", "37=5.00", *RED[5:]), "wagers[0].spot: "),
        ((*RED, "--goal", "50.00"), "goal: the goal must be above the bankroll"),
        ((*RED, "--bet", "red=1.00"), "bet: 'red' is bet on twice"),
        ((*RED, "--bet", "17-20=1.00", "--bet", "20-17=1.00"), "wagers[2].spot: 17-20 is bet on twice"),
        ((*RED, "--limits", "red=10.00..50.00"), "$5 on red is below the minimum of $10 (new-jersey:5.1(a))"),
        ((*RED[:-1], "0"), "rounds: a session has at least one round"),
        (("odds", "risk", "craps"), "there is no game 'craps'; the games are roulette, bigsix, baccarat"),
        (("odds", "roulette", "--rulebook", "oneida-minibaccarat"), "has no rules for 'roulette'"),
        (("odds", "design", "--multipliers", "10,10", "--edge", "5"), "is no list of multipliers"),
        (("odds", "design", "--multipliers", "10,20", "--edge", "five"), "'five' is no edge"),
        (("odds", "design", "--multipliers", "10,20", "--edge", "5", "--most", "1"), "weights come to 10"),
        (("odds", "design", "--multipliers", "10,20", "--edge", "5"), "a mean multiplier of 35.1 is needed"),
        (("parsheet", "T1", "--folder", "nowhere"), "there is no journal in nowhere"),
        (("parsheet", "T1", "--wheel", "single-zero"), "options are for a sheet by --rulebook"),
        (("parsheet", "bigsix", "--rulebook", "new-jersey", "--first", "2026-11-14"), "first: days are for"),
        (("parsheet", "craps", "--rulebook", "ilani"), "ilani has no rules for 'craps'"),
        (("parsheet", "bigsix", "--rulebook", "new-jersey", "--html", "no/x.html"), "cannot be written"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_sentence(
    capsys: Capture, asked: tuple[str, ...], says: str
) -> None:
    assert run(asked) == 2
    refused = capsys.readouterr().err
    assert says in refused
    assert refused.count("\n") == 1


@pytest.mark.parametrize(
    ("more", "says"),
    [(("T9",), "there is no table 'T9'"), (("T1", "--first", "x"), "'x' is no day")],
)
def test_a_floor_says_what_it_does_not_have(
    capsys: Capture, tmp_path: Path, more: tuple[str, ...], says: str
) -> None:
    folder = stored(told(), tmp_path)
    assert run(["parsheet", *more, "--folder", str(folder)]) == 2
    assert says in capsys.readouterr().err
