"""A second language is whole: every act and refusal has words in it, with the same places for values."""

from pathlib import Path

import pytest

from croupier import floor
from croupier.desk.words import ENGLISH, Phrase
from croupier.floor.parts.kind_words import _read
from croupier.server.words_api import LANGUAGES, sentences
from tools.sentences import all_keys, places

FLOOR = Path(floor.__file__).parent
FOLDERS = sorted(words.parent.parent.name for words in FLOOR.glob("*/words/en.toml"))
TEXTS = ("short", "says", "plain", "one", "none", "seen")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_act_has_words_in_every_language(folder: str, language: str) -> None:
    english, other = _read(folder, ENGLISH).phrases, _read(folder, language).phrases
    assert sorted(english) == sorted(other)
    assert [key for key in english if not alike(english[key], other[key])] == []


def alike(one: Phrase, other: Phrase) -> bool:
    """The same sentences are there, with the same places; only the words differ."""
    texts = ((getattr(one, name), getattr(other, name)) for name in TEXTS)
    return one.counts == other.counts and all(bool(a) == bool(b) and places(a) == places(b) for a, b in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_in_every_language(language: str) -> None:
    said = sentences(language)
    assert sorted(set(all_keys()) - set(said)) == []
    assert sorted(set(said) - set(all_keys())) == []
    assert [key for key, words in said.items() if places(key) != places(words) or not words] == []


def test_every_kind_with_words_is_looked_at() -> None:
    assert {"parts", "terminals", "dealerless", "wheel"} <= set(FOLDERS)


def test_a_missing_place_is_found() -> None:
    phrase = Phrase("Pay", "Pay {paid:money}.")
    assert alike(phrase, Phrase("Pagar", "Pague {paid:money}."))
    assert not alike(phrase, Phrase("Pagar", "Pague."))
    assert not alike(phrase, Phrase("Pagar", "Pague {paid:money}.", plain="Pague."))
