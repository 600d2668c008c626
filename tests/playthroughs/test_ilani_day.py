"""The day at the dealerless table is told today as it was when somebody last read it."""

from tests.books import findings
from tests.playthroughs import ilani


def test_the_day_is_told_as_it_was_read() -> None:
    assert ilani.page() == ilani.TOLD.read_text("utf-8"), (
        "run: python -m tests.playthroughs.ilani, and read it"
    )


def test_the_days_books_hold() -> None:
    house = ilani.play()
    assert findings(house.desk, house.store) == []
