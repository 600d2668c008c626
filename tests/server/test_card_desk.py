"""A mutuel manager publishes cards out of the operator's folder, one after the other, as the floor runs."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.card_files import NOTES, card_values, write_card, write_single_file
from tests.server.clients import Screen, eventually
from tests.server.race_day import RaceDayHouse, no, race_day, tote_settings
from tests.server.rig import house
from tests.server.scripted_track import scripted


@contextmanager
def card_desk(folder: Path, monkeypatch: pytest.MonkeyPatch, **changed: Any) -> Iterator[RaceDayHouse]:
    """A floor on which no card is published yet; `folder / "cards"` is the operator's."""
    tracks = scripted(monkeypatch)
    (folder / "cards").mkdir(exist_ok=True)
    with house(tote_settings(folder, cards=str(folder / "cards"), **changed), folder) as floor:
        yield RaceDayHouse(floor, tracks, folder)
        assert floor.audit() == []


def listed(screen: Screen, count: int) -> dict[str, dict[str, Any]]:
    """The files at the desk, by name, once there are so many."""
    screen.until(lambda view: len(view["card_files"]) == count)
    return {one["file"]: one for one in screen.view["card_files"]}


def publish(screen: Screen, digest: str) -> None:
    screen.raw(f'["cards", "{digest}"]')


def refused(screen: Screen, digest: str) -> tuple[str, str]:
    screen.replies.pop(None, None)
    publish(screen, digest)
    reply = screen.reply(None)
    return reply["reason"], (reply["clause"] or "").removeprefix("oneida-parimutuel:")


@pytest.mark.clause("oneida-parimutuel:A.5")
@pytest.mark.clause("oneida-parimutuel:A.8")
def test_each_file_says_what_it_contains_or_why_it_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with card_desk(tmp_path, monkeypatch) as day:
        max_, cards = day.manager(), tmp_path / "cards"
        assert (max_.view["card_files"], max_.view["card_folder"]) == ([], "cards")
        write_card(cards, "good.json", card_values())
        stake = card_values()
        stake["races"][1] |= {"kinds": ["stake"], "owners_contribute": False}
        (cards / "stake.json").write_text(str(stake).replace("'", '"').replace("False", "false"), "utf-8")
        write_card(cards, "over.json", card_values("2020-11-07"))
        other = card_values()
        other["track"]["profile"] = "keeneland"
        for race in other["races"]:
            race["pools"] = race["pools"][:1]
        write_card(cards, "keeneland.json", other)
        write_single_file(cards)
        (cards / "readme.txt").write_text("no card", "utf-8")
        (cards / "torn.json").write_text('{"format": ', "utf-8")
        files = listed(max_, 6)
        assert max_.view["card_files"][0]["file"] == "good.json", "what can be used first"
        good = files["good.json"]
        assert (good["track"], good["date"], good["session"], good["why"]) == (
            "Model Park",
            "2099-11-21",
            "D",
            "",
        )
        assert [(one["number"], one["post"], one["runners"]) for one in good["races"]] == [
            (1, "12:30", 6),
            (2, "13:00", 6),
        ]
        assert good["races"][0]["pools"][:3] == ["win", "place", "show"]
        assert files["stake.json"]["why"] == (
            "races[1].owners_contribute: race 2 is no stake race: owners contribute to the purse of one"
        )
        assert files["stake.json"]["clause"] == "oneida-parimutuel:A.5"
        assert files["over.json"]["why"].startswith("race 1 was due off at 12:30 PM on 2020-11-07")
        assert files["over.json"]["clause"] == "oneida-parimutuel:B.3"
        assert files["keeneland.json"]["clause"] == "oneida-parimutuel:C"
        assert files["torn.json"]["why"].startswith("torn.json is not JSON")
        assert "import.toml" in files["MDL1121.DRF"]["why"]
        (cards / "import.toml").write_text(NOTES, "utf-8")
        max_.until(lambda view: [one["why"] for one in view["card_files"] if one["races"]].count("") == 2)
        [single] = [one for one in max_.view["card_files"] if one["file"] == "MDL1121.DRF"]
        assert [(one["number"], one["kinds"]) for one in single["races"]] == [
            (1, ["claiming", "overnight"]),
            (2, ["claiming", "overnight"]),
        ]


def test_a_file_name_that_is_no_text_is_listed_and_ends_no_floor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with card_desk(tmp_path, monkeypatch) as day:
        max_, cards = day.manager(), tmp_path / "cards"
        (cards / os.fsdecode(b"\xff.json")).write_bytes(b"{}")
        files = listed(max_, 1)
        assert files["\N{REPLACEMENT CHARACTER}.json"]["why"].endswith("rename it")
        write_card(cards, "good.json", card_values())
        assert listed(max_, 2)["good.json"]["why"] == ""


@pytest.mark.clause("oneida-parimutuel:A.8")
@pytest.mark.clause("oneida-parimutuel:B.3")
def test_one_card_after_the_other_is_published_without_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with card_desk(tmp_path, monkeypatch) as day:
        max_, sam, cards = day.manager(), day.manager("Sam"), tmp_path / "cards"
        first = write_card(cards, "one.json", card_values())
        write_single_file(cards, day="20991122")
        (cards / "import.toml").write_text(NOTES.replace("11-19", "11-20"), "utf-8")
        files = listed(max_, 2)
        one, two = files["one.json"]["digest"], files["MDL1121.DRF"]["digest"]
        assert refused(sam, one) == ("not_permitted", "A.8"), "a supervisor signs cancels, and runs no day"
        assert refused(max_, "0" * 64) == ("nothing_there", "A.8")
        assert day.tote.day is None
        publish(max_, one)
        max_.until(lambda view: view["card"] == 1)
        assert day.tote.today.card == first
        eventually(lambda: day.track.raced == [first])
        assert refused(max_, two) == ("wrong_phase", "A.8"), "the day before it is not closed"
        max_.do("open-wagering")
        tess = day.teller()
        day.sell(tess, "R1 $2 WIN 1")
        assert no(max_, "close-card") == ("wrong_phase", "D.3")
        day.track.finish(1, "1-2-3-4-5-6")
        day.track.finish(2, "1-2-3-4-5-6")
        day.phase(2, "official")
        max_.do("close-card")
        assert refused(max_, one) == ("duplicate_id", "A.5"), "a race is run once"
        publish(max_, two)
        max_.until(lambda view: view["card"] == 2)
        assert max_.view["day"] == "2099-11-22"
        max_.do("open-wagering")
        assert day.sell(tess, "R2 $2 WIN 3") == 2
        board = day.anyone("tote-board")
        assert (board.view["day"], [race["number"] for race in board.view["races"]]) == ("2099-11-22", [1, 2])


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_a_file_that_was_changed_since_is_not_the_card_that_was_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with card_desk(tmp_path, monkeypatch) as day:
        max_, cards = day.manager(), tmp_path / "cards"
        write_card(cards, "one.json", card_values())
        seen = listed(max_, 1)["one.json"]["digest"]
        write_card(cards, "one.json", card_values(races=1))
        assert refused(max_, seen) == ("nothing_there", "A.8")
        max_.until(lambda view: view["card_files"][0]["digest"] != seen)
        (cards / "one.json").unlink()
        max_.until(lambda view: view["card_files"] == [])
        cards.rmdir()
        max_.until(lambda view: "cannot be read" in view["folder_trouble"])


@pytest.mark.clause("oneida-parimutuel:B.3")
@pytest.mark.clause("oneida-parimutuel:D.4")
def test_a_house_without_a_line_runs_its_race_day_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with card_desk(tmp_path, monkeypatch, track="none") as day:
        max_, cards = day.manager(), tmp_path / "cards"
        made = write_card(cards, "one.json", card_values())
        publish(max_, listed(max_, 1)["one.json"]["digest"])
        max_.until(lambda view: view["card"] == 1 and not view["live"])
        max_.until(lambda view: all(race["post"] for race in view["races"]))
        assert [race["post"] for race in max_.view["races"]] == [one.post.utc * 1000 for one in made.races]
        max_.do("open-wagering")
        tess = day.teller()
        ticket = day.sell(tess, "R1 $2 WIN 1")
        max_.do("set-post-time", 1, 1_700_000_000_000_000)
        max_.until(lambda view: view["races"][0]["closed_by"] == "post-time")
        max_.do("report-finish", 1, "1-2-3-4-5-6")
        max_.do("declare-official", 1)
        tess.do("cash-ticket", day.number(ticket))
        assert max_.until(lambda view: view["races"][0]["phase"] == "official")


def test_a_track_is_told_of_the_published_card_again_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process may have ended between the record and the track."""
    with card_desk(tmp_path, monkeypatch) as day:
        max_ = day.manager()
        made = write_card(tmp_path / "cards", "one.json", card_values())
        publish(max_, listed(max_, 1)["one.json"]["digest"])
        max_.until(lambda view: view["card"] == 1)
    with card_desk(tmp_path, monkeypatch) as day:
        assert day.track.raced == [made]


def test_a_tote_whose_track_sends_its_cards_has_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with race_day(tmp_path, monkeypatch) as day:
        max_ = day.manager()
        assert (max_.view["card_folder"], max_.view["card_files"]) == ("", [])
        assert refused(max_, "0" * 64) == ("not_offered", "A.8")


def test_a_simulated_track_races_what_the_desk_publishes_and_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = {"track": "simulated", "track_speed": 300.0}
    with card_desk(tmp_path, monkeypatch, **changed) as day:
        max_, cards = day.manager(), tmp_path / "cards"
        write_card(cards, "one.json", card_values("2020-11-07"))
        publish(max_, listed(max_, 1)["one.json"]["digest"])
        max_.until(lambda view: view["card"] == 1)
        assert max_.view["day"] != "2020-11-07", "a brisk track races it now"
        max_.do("open-wagering")
    with card_desk(tmp_path, monkeypatch, **changed) as day:
        max_ = day.manager()
        max_.until(lambda view: {race["phase"] for race in view["races"]} <= {"official", "off"})
        max_.do("close-card")
        publish(max_, listed(max_, 1)["one.json"]["digest"])
        max_.until(lambda view: view["card"] == 2)
        max_.do("open-wagering")
        max_.until(lambda view: view["races"][0]["phase"] in ("closed", "posted", "official", "off"))
