"""The papers of a tote: the daily program once there is a card, and the explanation that hangs on walls."""

import pytest

from croupier.floor.tote.papers import notice_paper, papers, program_paper
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.explanations import LANGUAGES, Explanation, explanations, terms_in_words
from tests.totes import ToteHouse


def test_a_program_is_printed_once_a_card_is_published() -> None:
    house = ToteHouse().installed()
    assert program_paper(house.tote) is None
    house.opened_without_installing()
    program = program_paper(house.tote)
    assert program is not None
    assert program.startswith(b"%PDF-")
    assert program_paper(house.tote) is program


def test_the_explanation_hangs_without_a_card() -> None:
    notice = notice_paper(ToteHouse().installed().tote)
    assert notice is not None
    assert notice.startswith(b"%PDF-")


@pytest.mark.clause("oneida-parimutuel:G")
def test_both_papers_are_offered_in_every_language() -> None:
    tote = ToteHouse().opened().tote
    offered = papers()
    assert sorted(offered) == ["notice.es.pdf", "notice.pdf", "program.es.pdf", "program.pdf"]
    drawn = {name: paper(tote) for name, paper in offered.items()}
    assert all(paper and paper.startswith(b"%PDF-") for paper in drawn.values())
    assert drawn["program.es.pdf"] != drawn["program.pdf"] == program_paper(tote)
    assert drawn["notice.es.pdf"] != drawn["notice.pdf"]


@pytest.mark.clause("oneida-parimutuel:G")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_explained_in_every_language(language: str) -> None:
    """By the same clauses, in the same order; no text is left in English."""
    told, english = explanations(language), explanations()
    assert list(told.pools) == list(Kind)

    def parts(which: str) -> list[tuple[Explanation, Explanation]]:
        return list(zip(getattr(told, which), getattr(english, which), strict=True))

    pools = [(told.pools[kind], english.pools[kind]) for kind in Kind]
    for mine, other in (*parts("general"), *parts("ways"), *pools):
        assert mine.clause == other.clause
        assert bool(mine.example) is bool(other.example)
        assert (mine.says == other.says) is (language == "en")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "is taken; $1 is paid"), ("es", "se retiene el")],
)
def test_terms_are_said_in_every_language(language: str, said: str) -> None:
    offers = ToteHouse().installed().tote.terms.offers.pools
    assert said in terms_in_words(offers[Kind.WIN], language)
