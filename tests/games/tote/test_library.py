"""The track profiles the program ships, each with its sources."""

import tomllib
from importlib import resources

import pytest

from croupier.base.refusal import Reason
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.pool import Picking, PoolTerms
from croupier.games.tote.profile import Seen
from tests.law.reading import refusal

FOLDER = resources.files("croupier.games.tote") / "tracks"


def test_every_profile_that_lies_in_the_folder_is_listed_and_loaded_once() -> None:
    assert {f"{name}.toml" for name in TRACKS} == {file.name for file in FOLDER.iterdir()}
    assert load_track("model") is load_track("model")


@pytest.mark.parametrize("name", TRACKS)
def test_a_profile_is_called_as_its_file_and_says_what_it_is(name: str) -> None:
    profile = load_track(name)
    assert profile.offers.track == name
    assert profile.title
    assert profile.note


@pytest.mark.parametrize("name", TRACKS)
def test_every_value_of_a_profile_names_a_source_with_its_date(name: str) -> None:
    profile = load_track(name)
    raw = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    values = [f"price.{key}" for key in raw["price"]]
    values += [f"pools.{kind}.{key}" for kind, rules in raw["pools"].items() for key in rules]
    assert sorted(profile.sourced) == sorted(values)
    assert all(profile.sources[key].dated for key in profile.sourced.values())


@pytest.mark.parametrize("name", [name for name in TRACKS if name != "model"])
def test_a_real_track_takes_what_was_found_and_nothing_of_ours(name: str) -> None:
    profile = load_track(name)
    for place, key in profile.sourced.items():
        if place.startswith("pools."):
            assert profile.sources[key].seen is not Seen.OURS, place
            assert profile.sources[key].at.startswith("http"), place


def test_the_model_offers_every_kind_of_pool() -> None:
    assert set(load_track("model").offers.pools) == set(Kind)


@pytest.mark.parametrize(
    ("name", "kind", "terms", "least"),
    [
        ("wisconsin", Kind.WIN, PoolTerms(1700, 10, 110), 2_00),
        ("wisconsin", Kind.TWIN_TRIFECTA, PoolTerms(2300, 10, 110), 1_00),
        ("keeneland", Kind.SUPERFECTA, PoolTerms(1900, 10, 105), 10),
        ("meadowlands", Kind.PICK_SIX, PoolTerms(1500, 10, 105, Picking.CARRYOVER, 2500, None, 4), 20),
    ],
)
def test_a_track_is_read_as_it_was_found(name: str, kind: Kind, terms: PoolTerms, least: int) -> None:
    offer = load_track(name).offers.offer(kind)
    assert (offer.terms, offer.least) == (terms, least)


@pytest.mark.parametrize("name", ["saratoga", "", "Model", "../model"])
def test_a_track_that_is_not_shipped_is_refused(name: str) -> None:
    refused = refusal(lambda: load_track(name))
    assert refused.reason is Reason.UNKNOWN_BOOK
    assert refused.says == f"there is no track profile {name!a}; the profiles are {', '.join(TRACKS)}"
