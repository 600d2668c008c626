"""Draws from a seed: named, fair, and the same on any machine."""

from collections import Counter

import pytest

from croupier.games.tote.running import draws as module
from croupier.games.tote.running.draws import Draws

SEED = bytes(range(32))


def test_a_draw_depends_on_the_seed_and_its_own_name_alone() -> None:
    one, other = Draws(SEED), Draws(SEED)
    other.below(6, "something else")
    assert one.below(1 << 60, "order", 3) == other.below(1 << 60, "order", 3)
    assert one.below(1 << 60, "order", 3) != one.below(1 << 60, "order", 4)
    assert one.below(1 << 60, "order", 3) != Draws(b"x").below(1 << 60, "order", 3)


def test_these_draws_never_change() -> None:
    """A stored seed must run the same race for ever."""
    assert [Draws(SEED).below(1000, "order", place) for place in range(5)] == GOLDEN


GOLDEN = [185, 497, 415, 412, 337]


def test_every_number_comes_as_often() -> None:
    drawn = Counter(Draws(SEED).below(6, number) for number in range(6000))
    assert set(drawn) == set(range(6))
    assert max(drawn.values()) < 1150 < 1300
    assert sum(Draws(SEED).one_in(10, number) for number in range(6000)) in range(500, 700)


def test_a_word_that_would_favour_a_number_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """With words of 0 to 255 and a bound of 200, words from 200 on are drawn again."""
    monkeypatch.setattr(module, "_WORD_BYTES", 1)
    monkeypatch.setattr(module, "_WORDS", 256)
    drawn = [Draws(SEED).below(200, number) for number in range(2000)]
    assert max(drawn) == 199
    assert sum(one < 56 for one in drawn) in range(490, 640), "2000 * 56/200 is 560; without it, 875"
