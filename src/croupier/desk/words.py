"""The words of one language for acts, by key. A second language is a second file of the same keys."""

import tomllib
from collections.abc import Mapping
from string import Formatter
from typing import Literal, TypeAlias

import msgspec

from croupier.base import money
from croupier.desk.act import Act

ENGLISH = "en"
"""The language of the house. A player's screen may be in another."""


Wording: TypeAlias = Literal["says", "plain", "one", "none", "seen"]
"""Which sentence of a phrase is said."""


class Phrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`short` is a word or two for a rail of steps; `says` is a sentence with the act's values in it.

    `plain` is the sentence while the values are not known yet. Where the value named by `counts` is 1, `one`
    is the sentence, and where it is 0, `none`. `seen` tells the act to those at another screen, who watch it
    being done.
    """

    short: str
    says: str
    plain: str = ""
    counts: str = ""
    one: str = ""
    none: str = ""
    seen: str = ""


class _Sentence(Formatter):
    """`{paid:money}` shows a value of money as people say it: $175."""

    def format_field(self, value: object, format_spec: str) -> str:
        if format_spec == "money":
            return money.show_dollars(money.read(value))
        return str(super().format_field(value, format_spec))


class Words:
    def __init__(self, phrases: Mapping[str, Phrase]) -> None:
        self.phrases = phrases

    def short(self, act: Act) -> str:
        return self.phrases[act.key].short

    def say(self, act: Act) -> str:
        """The act as a sentence. Raises KeyError for a key without words or words without a value."""
        return self._put(self._wording(act), act)

    def say_at(self, screen: str, act: Act) -> str:
        """The act as a sentence to those at this screen, who do it or see it done."""
        return self._put(self.wording_at(screen, act), act)

    def wording_at(self, screen: str, act: Act) -> Wording:
        """Which sentence of the act's phrase is said at this screen, in whatever language."""
        own = self._wording(act)
        watched = self.phrases[act.key].seen and screen not in act.screens
        return "seen" if watched and own != "plain" else own

    def _wording(self, act: Act) -> Wording:
        phrase = self.phrases[act.key]
        if phrase.plain and not act.values:
            return "plain"
        count = act.values[phrase.counts] if phrase.counts else None
        if phrase.none and count == 0:
            return "none"
        return "one" if count == 1 else "says"

    def _put(self, wording: Wording, act: Act) -> str:
        return _put_in(getattr(self.phrases[act.key], wording), act)

    def __or__(self, other: "Words") -> "Words":
        return Words({**self.phrases, **other.phrases})


def _put_in(text: str, act: Act) -> str:
    """The text with the act's values in it."""
    if "{" not in text:
        return text
    return _Sentence().vformat(text, (), {"position": act.position, **act.values})


NO_WORDS = Words({})


def read_words(text: str) -> Words:
    """From TOML, strictly: an entry that is no phrase raises `msgspec.ValidationError`."""
    return Words(msgspec.convert(tomllib.loads(text), dict[str, Phrase]))
