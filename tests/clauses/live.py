"""The same rule in three documents: one show, run under each of them and marked with each one's clause."""

import pytest


def each(*citations: str) -> pytest.MarkDecorator:
    """Runs a test with (book, clause) for every document that has the rule."""
    marked = [
        pytest.param(citation.partition(":")[0], citation, marks=pytest.mark.clause(citation), id=citation)
        for citation in citations
    ]
    return pytest.mark.parametrize(("book", "clause"), marked)
