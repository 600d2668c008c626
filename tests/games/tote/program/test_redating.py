"""A card on another day is still a card."""

import pytest

from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.moment import DAY, read_moment
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.redating import redated
from croupier.games.tote.program.writing import written_card
from tests.games.tote.program.cards import card, race


@pytest.mark.parametrize("card", [load_card(name) for name in CARDS], ids=CARDS)
@pytest.mark.parametrize("days", [-1, 0, 1, 2, 3, 30, 3650])
def test_it_can_be_run_on_any_day_with_races_minutes_apart(card: RaceCard, days: int) -> None:
    start = card.races[0].post.after(days * DAY)
    posts = [start.after(180 * index) for index in range(len(card.races))]
    moved = redated(card, posts, "D2")
    assert read_card(written_card(moved)) == moved
    assert [race.post for race in moved.races] == posts
    assert (moved.date, moved.session) == (start.date, "D2")
    assert redated(card, posts).session == card.session


def test_entries_that_closed_a_sunday_earlier_close_72_hours_before() -> None:
    """Monday's card, whose entries closed 96 hours before, with a Sunday between, on the Friday after."""
    monday = race(
        post_time="2026-11-23T12:30:00-06:00", kinds=["overnight"], entries_close="2026-11-19T12:30:00-06:00"
    )
    friday = read_moment("2026-11-27T12:30:00-06:00")
    moved = redated(read_card(card(date="2026-11-23", races=[monday])), [friday])
    assert str(moved.races[0].entries_close) == "2026-11-24T12:30:00-06:00"
    assert read_card(written_card(moved)) == moved
