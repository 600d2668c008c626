"""A profile loads only when every value is sourced, known and within bounds; the refusal names the place."""

from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Reason
from croupier.games.tote.profile import Profile, read_profile
from tests.law.reading import attempt, refusal

MODEL = (resources.files("croupier.games.tote") / "tracks" / "model.toml").read_text("utf-8")
WIN = 'takeout = { value = "18", source = "ours" }'
SIX = 'picking = { value = "carryover", source = "oklahoma-pick" }'
SHARE = 'share = { value = "25", source = "ours-carryover" }'
MOST = 'picking = { value = "most-right", source = "oklahoma-pick" }'


def changed(old: str, new: str) -> str:
    assert old in MODEL, f"the model has no longer {old}"
    return MODEL.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "place", "says"),
    [
        (WIN, 'takeout = { value = "18" }', "pools.win", "this value names no source"),
        (WIN, 'takeout = "18"', "pools.win.takeout", "a value must name its source; this is only '18'"),
        (WIN, 'takeout = { value = "18", source = "hearsay" }', "pools.win.takeout", "'hearsay' is none of"),
        (WIN, 'takeout = { value = 18, source = "ours" }', "pools.win", "text"),
        (WIN, 'takeout = { value = "40.01", source = "ours" }', "pools.win.takeout", "out of bounds"),
        (WIN, 'takeout = { value = "0.18", source = "ours" }', "pools.win.takeout", "less than one percent"),
        (WIN, 'takeout = { value = "018", source = "ours" }', "pools.win.takeout", "is not a percentage"),
        (SHARE, SHARE.replace("25", "0.25"), "pools.pick-six.share", "less than one percent"),
        ('name = "model"', 'name = ""', "track.name", "a track has a name; this is empty"),
        (WIN, 'takeout = { value = "-1", source = "ours" }', "pools.win.takeout", "is not a percentage"),
        (WIN, 'takeout = { value = "18.125", source = "ours" }', "pools.win.takeout", "is not a percentage"),
        (
            WIN,
            WIN + '\nrake = { value = "1", source = "ours" }',
            "pools.win",
            "the program knows no key `rake`",
        ),
        (WIN, WIN + "\n" + SIX, "pools.win", "the program knows no key `picking`"),
        (WIN, WIN.replace("takeout", "least") + "\nx = 1", "", "the profile is not TOML"),
        ('value = "0.50"', 'value = "0.00"', "pools.trifecta.least", "more than 0.00"),
        ('value = "0.50"', 'value = "half"', "pools.trifecta.least", "is not an amount"),
        ("[pools.win]", "[pools.pick-four]", "pools.pick-four", "the program knows no pool 'pick-four'"),
        ("[pools.win]", "[pools.win.x]\n[pools.won]", "pools.win", "`x`"),
        ("[price]", "[prices]", "price", "this table is missing"),
        ("[price]", "[extra]\n[price]", "", "the program knows no table 'extra'"),
        ('"0.10", source = "dime"', '"0.02", source = "dime"', "price.break_to", "none of 0.01, 0.05, 0.10"),
        ('"1.05"', '"1.00"', "price.minimum", "'1.00' is none of 1.05, 1.10"),
        (
            'value = "carryover"',
            'value = "jackpot"',
            "pools.pick-six",
            "the program knows no choice 'jackpot'",
        ),
        (SHARE, "", "pools.pick-six.share", "states its share: the percentage for those"),
        (MOST, MOST + "\n" + SHARE, "pools.pick-three.share", "a most-right pool has no share; leave it out"),
        (SHARE, SHARE.replace("25", "100"), "pools.pick-six.share", "nothing to carry"),
        (SHARE, SHARE.replace("25", "0"), "pools.pick-six.share", "nothing to pay today"),
        (MOST, MOST + '\ncap = { value = "9.00", source = "ours" }', "pools.pick-three.cap", "be capped"),
        (SHARE, SHARE + '\ncap = { value = "x", source = "ours" }', "pools.pick-six.cap", "not an amount"),
        ("value = 4", "value = 7", "pools.pick-six.fewest_legs", "a pick-six has 6 legs, of which 7 cannot"),
        ("value = 2,", "value = 0,", "pools.pick-three.fewest_legs", "of which 0 cannot"),
        ("[sources.dime]", "[sources.spare]\n[sources.dime]", "sources.spare", "is missing"),
        ('source = "dime"', 'source = "ours"', "sources.dime", "no value rests on this source"),
        ('dated = "2025-05-10"', 'dated = ""', "sources.dime", "what it is and its date"),
        ('seen = "excerpt"', 'seen = "ours"', "sources.dime", "unless it is ours"),
        ('seen = "excerpt"', 'seen = "heard"', "sources.dime", "the program knows no choice 'heard'"),
        ('seen = "ours"', 'seen = "whole"', "sources.ours", "a source is found at some place"),
        ("[track]", "[track]\nmotto = 1", "track", "the program knows no key `motto`"),
    ],
)
def test_a_fault_in_a_profile_is_refused_at_its_place(old: str, new: str, place: str, says: str) -> None:
    refused = refusal(lambda: read_profile(changed(old, new)))
    assert refused.reason is Reason.BROKEN_BOOK
    assert refused.place == place
    assert says in refused.says


@pytest.mark.parametrize("text", ["", "track = 1", "[track]\n[sources]\n[pools]"])
def test_a_profile_that_is_not_there_is_refused(text: str) -> None:
    assert refusal(lambda: read_profile(text)).reason is Reason.BROKEN_BOOK


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, f"a = {'9' * 5000}"])
def test_a_profile_too_deep_or_too_long_is_refused(text: str) -> None:
    refused = refusal(lambda: read_profile(text))
    assert refused.reason is Reason.BROKEN_BOOK
    assert "too" in refused.says or "not TOML" in refused.says


def test_a_cap_is_read_where_something_is_carried() -> None:
    profile = read_profile(changed(SHARE, SHARE + '\ncap = { value = "5000.00", source = "ours" }'))
    kinds = {kind: offer.terms.cap for kind, offer in profile.offers.pools.items() if offer.terms.cap}
    assert kinds == {"pick-six": 5_000_00}


def test_percentages_may_have_a_point() -> None:
    profile = read_profile(changed(WIN, WIN.replace("18", "15.43")))
    assert profile.offers.pools["win"].terms.takeout == 1543  # type: ignore[index]
    profile = read_profile(changed(WIN, WIN.replace("18", "22.5")))
    assert profile.offers.pools["win"].terms.takeout == 2250  # type: ignore[index]


@given(st.text() | st.integers(0, len(MODEL)).map(lambda cut: MODEL[:cut]))
def test_reading_any_text_gives_a_profile_or_a_refusal(text: str) -> None:
    got = attempt(lambda: read_profile(text))
    assert isinstance(got, Profile) or got.reason is Reason.BROKEN_BOOK
