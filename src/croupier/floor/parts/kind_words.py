"""The words of each kind of play, read from its own folder: a new kind brings its words with it."""

from functools import cache
from importlib import resources

from croupier import floor
from croupier.desk.words import ENGLISH, Words, read_words


@cache
def words(kind: str, language: str = ENGLISH) -> Words:
    """The kind's own words and those that tables of several kinds share."""
    return _read("parts", language) | _read(kind, language)


def _read(folder: str, language: str) -> Words:
    return read_words(resources.files(floor).joinpath(folder, "words", f"{language}.toml").read_text("utf-8"))
