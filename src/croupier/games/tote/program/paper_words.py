"""What programs and posted explanations say around a card's own words, in each of the languages."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec


class DistanceWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    furlong: str
    furlongs: str
    mile: str
    miles: str
    yards: str
    and_: str = msgspec.field(name="and")


class PaperWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sentences with named places. `columns` are titles by the field of a runner; `kinds` and `surfaces` are
    those that the language has words for: others stay as the card writes them.
    """

    title: str
    lead: str
    lead_at: str
    line_note: str
    race: str
    race_column: str
    here: str
    post: str
    runners: str
    runners_of: str
    pools: str
    card: str
    page: str
    number: str
    scratched: str
    how: str
    how_here: str
    how_link: str
    offered: str
    ways: str
    say: str
    purse: str
    races: str
    carryover: str
    mandatory: str
    pools_of: str
    all_pools: str
    terms: str
    least: str
    from_least: str
    notice_columns: tuple[str, str, str, str, str, str]
    date: str
    morning: str
    afternoon: str
    weekdays: tuple[str, ...]
    months: tuple[str, ...]
    kinds: Mapping[str, str]
    surfaces: Mapping[str, str]
    columns: Mapping[str, str]
    distance: DistanceWords


@cache
def paper_words(language: str = "en") -> PaperWords:
    """In one of the languages that wagering is explained in."""
    file = resources.files(__package__).joinpath(f"paper_words.{language}.toml")
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), PaperWords)
