"""The words of frames: each clause that is named with its document is one of that document."""

import re

from croupier.base.clause import book_and_key
from croupier.games.library import BOOKS, load
from tools.wire_words import ASKS

CITED = re.compile(rf"`((?:{'|'.join(BOOKS)}):[^`]+)`")


def test_every_clause_of_a_frame_exists() -> None:
    cited = [one for asks in ASKS.values() for _, clause in asks.values() for one in CITED.findall(clause)]
    assert len(cited) > 60
    for citation in cited:
        book, key = book_and_key(citation)
        assert load(book).text(key)
