"""What a screen in another language than English asks once: the words of a table's acts, and of refusals."""

import tomllib
from functools import cache
from importlib import resources
from typing import TypeAlias

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from croupier.base.names import TableId
from croupier.desk.words import ENGLISH, Phrase
from croupier.server.credentials import the_floor
from croupier.server.http_refusals import refused_request

Sentences: TypeAlias = dict[str, str]
LANGUAGES = ("es",)
"""Beside English, in which the keys of sentences are themselves the words."""


class TableWords(msgspec.Struct, frozen=True):
    """`acts` by key; `sentences` by their English, with the same named places for values."""

    acts: dict[str, Phrase]
    sentences: Sentences


@cache
def sentences(language: str) -> Sentences:
    if language == ENGLISH:
        return {}
    words = resources.files("croupier.server").joinpath("words", f"{language}.toml")
    return msgspec.convert(tomllib.loads(words.read_text("utf-8")), Sentences)


@get("/api/tables/{table:str}/words/{language:str}")
async def table_words(state: State, table: FromPath[str], language: FromPath[str]) -> TableWords:
    place = the_floor(state).desk.tables.get(TableId(table))
    if place is None:
        raise refused_request(404, "there is no such table")
    if language not in (ENGLISH, *LANGUAGES):
        raise refused_request(404, "there are no words in that language")
    return TableWords(dict(place.words(language).phrases), sentences(language))


WORDS_ROUTES = (table_words,)
