"""What a reader board counts: nothing is both hot and cold, and what never came is not hot."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.games.board import hot_and_cold

SIX = ("$1", "$2", "$5", "$10", "$20", "joker", "flag")


@given(st.lists(st.sampled_from(SIX), max_size=40))
def test_no_symbol_is_both(came: list[str]) -> None:
    counted = hot_and_cold(SIX, came)
    hot, cold = ({one.number for one in part} for part in (counted.hot, counted.cold))
    assert not hot & cold
    assert all(one.came for one in counted.hot)
    assert (
        min((one.came for one in counted.hot), default=0) >= max(one.came for one in counted.cold) or not hot
    )
