"""`croupier tote tracks`: the profiles, and where their values were found."""

import json
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.offers import offers_digest


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["tote", "tracks", *words]) == 0
    return capsys.readouterr().out


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(printed(capsys, *words, "--json"))


def test_the_profiles_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys)
    assert [line.split()[0] for line in text.splitlines() if "%" in line] == [*TRACKS]
    assert "16 to 19%" in text
    listed = as_json(capsys)
    assert [one["name"] for one in listed] == [*TRACKS]
    assert "pick-six" not in listed[2]["pools"]


@pytest.mark.parametrize("name", TRACKS)
def test_a_profile_is_shown_with_every_source(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    profile = load_track(name)
    text = printed(capsys, name)
    assert offers_digest(profile.offers) in text
    unbroken = "".join(text.split())
    for key, source in profile.sources.items():
        assert key in text
        assert "".join(source.says.split()) in unbroken or source.dated in text
    assert all(f" {kind} " in text for kind in profile.offers.pools)


def test_how_a_pick_shares_its_pool_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "model")
    assert "carryover, 25% today; refunded below 4 legs" in text
    assert "$1 is broken to 0.10 (dime) and gets 1.05 at least (illinois-300-90)." in text


def test_a_program_gets_terms_and_sources(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "meadowlands")
    assert found["pools"]["pick-six"] == {
        "takeout": "15",
        "break_to": "0.10",
        "minimum": "1.05",
        "picking": "carryover",
        "fewest_legs": 4,
        "share": "25",
        "least": "0.20",
    }
    assert found["sourced"]["pools.win.takeout"] == "menu"
    assert found["sources"]["menu"]["dated"] == "2023-10-04"


def test_an_unknown_profile_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tote", "tracks", "saratoga"]) == 2
    assert "there is no track profile 'saratoga'; the profiles are model" in capsys.readouterr().err
