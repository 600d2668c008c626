"""Citing a clause of a source document, and taking a citation apart again."""

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown


def cite(book: str, key: str) -> Citation:
    return Citation(f"{book}:{key}")


def book_and_key(citation: str) -> tuple[str, str]:
    """`new-jersey:5.2(b)` is clause `5.2(b)` of the book `new-jersey`."""
    book, colon, key = citation.partition(":")
    if not (book and colon and key):
        refuse(
            Reason.UNKNOWN_CLAUSE,
            "{citation} is not a citation; write BOOK:CLAUSE, new-jersey:5.2(b)",
            citation=shown(citation),
        )
    return book, key
