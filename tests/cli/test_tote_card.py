"""`croupier tote card`, `import`, `program` and `notice`: a race day on the command line."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given

from croupier.base.refusal import Refused
from croupier.cli.main import run
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.writing import card_bytes, card_digest, written_card
from tests.cli.mutants import mutants
from tests.cli.pdf import words
from tests.games.tote.program.cards import CARD, card, card_of, race, runners
from tests.games.tote.program.drf import race as drf_race
from tools import tote_schemas

SCHEMA = jsonschema_rs.validator_for(json.loads((tote_schemas.FOLDER / "race-card.json").read_text("utf-8")))
TRACK = (
    "--track", "Model Park", "--zone", "America/Chicago", "--meet", "Autumn", "--meet-first", "2026-10-02",
    "--meet-last", "2026-12-19",
)  # fmt: skip


def written(folder: Path, values: Any) -> str:
    path = folder / "card.json"
    path.write_text(json.dumps(values), encoding="utf-8")
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], *said: str) -> str:
    assert run(["tote", *said]) == 0
    return capsys.readouterr().out


def complained(capsys: pytest.CaptureFixture[str], *said: str) -> str:
    assert run(["tote", *said]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("name", CARDS)
def test_an_example_is_shown_whole(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text, made = printed(capsys, "card", name), load_card(name)
    assert made.track.name in text
    assert all(runner.name in text for one in made.races for runner in one.runners)
    assert card_digest(made) in text


def test_a_file_is_shown_as_canonical_json_with_its_digest(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer = json.loads(printed(capsys, "card", written(tmp_path, CARD), "--json"))
    made = read_card(CARD)
    assert answer == {"id": made.id, "digest": card_digest(made), "card": written_card(made)}


@pytest.mark.clause("oneida-parimutuel:A.5")
def test_a_match_race_of_three_is_refused_with_its_clause(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    three = card_of(kinds=["match"], conditions="As agreed.", runners=runners(1, 2, 3))
    assert complained(capsys, "card", written(tmp_path, three)) == (
        "croupier: races[0].runners: race 1 is no match race: two run in one, not 3 (oneida-parimutuel:A.5)\n"
    )


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_times_that_are_not_the_sending_tracks_are_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    elsewhere = card(track={**CARD["track"], "zone": "America/New_York"})
    said = complained(capsys, "card", written(tmp_path, elsewhere))
    assert "races[0].post_time" in said
    assert "(oneida-parimutuel:A.8)" in said


def test_a_file_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in complained(capsys, "card", "nowhere.json")


def one_sentence(text: str) -> None:
    assert text
    assert "\n" not in text


@given(
    mutants(CARD) | mutants(card(races=[race(1, pools=[{"kind": "daily-double", "least": "1.00"}]), race(2)]))
)
def test_any_card_is_read_or_refused_in_one_sentence(given: object) -> None:
    """What is read follows the schema, and is written back to the same bytes."""
    try:
        made = read_card(given)
    except Refused as refused:
        one_sentence(str(refused))
        return
    SCHEMA.validate(given)
    assert card_bytes(read_card(json.loads(card_bytes(made)))) == card_bytes(made)


DRF = tote_schemas.FOLDER.parent / "examples" / "MDL1121.DRF"


def test_the_example_file_is_ours_made_field_by_field() -> None:
    lines = "\r\n".join((*drf_race(1), *drf_race(2, 7, RACE_TYPE="A"))) + "\r\n"
    assert DRF.read_bytes() == lines.encode("ascii")


def test_a_file_in_the_single_file_layout_becomes_a_card(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    made = read_card(json.loads(printed(capsys, "import", str(DRF), *TRACK)))
    assert made.track.name == "Model Park"
    assert [len(one.runners) for one in made.races] == [4, 7]
    assert str(made.races[0].post) == "2026-11-21T12:30:00-06:00"
    assert {pool.kind for pool in made.pools()} == {
        "win",
        "place",
        "show",
        "quinella",
        "exacta",
        "trifecta",
        "superfecta",
    }
    named = (
        "--pool",
        "win=2.00",
        "--pool",
        "daily-double=1.00@1",
        "--entries-close",
        "2026-11-19T10:00:00-06:00",
    )
    again = read_card(json.loads(printed(capsys, "import", str(DRF), *TRACK, *named)))
    assert [pool.kind for pool in again.race(1).pools] == ["win", "daily-double"]
    assert "overnight" in again.race(1).kinds


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--pool", "wins=2.00"), "'wins=2.00' is not a pool; write it like win=2.00"),
        (("--pool", "win=2.00@x"), "'win=2.00@x' is not a pool"),
        (("--pool", "win"), "is not an amount"),
        (("--profile", "x"), "there is no track profile 'x'"),
        (("--zone", "America/Nowhere"), "there is no time zone 'America/Nowhere'"),
        (("--zone", "Nowhere Land"), "there is no time zone 'Nowhere Land'"),
    ],
)
def test_options_that_make_no_card_are_refused(
    more: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    options = [*TRACK, *more] if more[0] != "--zone" else ["--zone", more[1], *TRACK[:2], *TRACK[4:]]
    assert says in complained(capsys, "import", str(DRF), *options)


def test_the_program_and_the_notice_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pdf, html = tmp_path / "program.pdf", tmp_path / "program.html"
    told = printed(
        capsys, "program", "model-park", "--pdf", str(pdf), "--html", str(html), "--facility", "Hall One"
    )
    assert told.count("wrote") == 2
    assert "Hall One" in words(pdf)
    assert "Hall One" in html.read_text("utf-8")
    printed(capsys, "notice", "wisconsin", "--pdf", str(pdf), "--html", str(html))
    assert "How parimutuel wagering works" in words(pdf)
    assert "17 % is taken" in html.read_text("utf-8")


def test_nothing_is_written_without_a_place_to_write_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "--pdf FILE, --html FILE, or both" in complained(capsys, "program", "model-park")
    nowhere = str(tmp_path / "no" / "such.pdf")
    assert "cannot be written: no such file" in complained(capsys, "notice", "--pdf", nowhere)
