"""Why a game decided nothing, as people read it."""

import pytest

from croupier.games.reasons import REASONS, in_words


@pytest.mark.parametrize("name", REASONS)
def test_every_reason_is_a_sentence(name: str) -> None:
    assert in_words(name)[0].isupper()
    assert in_words(name).endswith(".")


@pytest.mark.parametrize(
    ("said", "shown"),
    [("the ball fell", "The ball fell."), ("Is it so?", "Is it so?"), ("Well.", "Well."), ("", "")],
)
def test_what_someone_typed_is_read_as_a_sentence(said: str, shown: str) -> None:
    assert in_words(said) == shown
