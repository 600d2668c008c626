"""What a facility must explain: parimutuel wagering, and every pool that can be offered."""

import pytest

from croupier.games.library import load
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.program.explanations import Explanation, explanations, terms_in_words

EVERY = (*explanations().general, *explanations().pools.values(), *explanations().ways)


@pytest.mark.clause("oneida-parimutuel:G")
def test_every_kind_of_pool_is_explained_by_its_own_clause() -> None:
    told = explanations()
    assert set(told.pools) == set(Kind)
    assert all(one.citation == clauses.clause_of(kind) for kind, one in told.pools.items())
    assert all(one.example for one in (*told.pools.values(), *told.ways))
    assert [one.title for one in told.of_pools([Kind.TRIFECTA, Kind.WIN])] == ["Win", "Trifecta"]


@pytest.mark.parametrize("one", EVERY, ids=[one.title for one in EVERY])
def test_an_explanation_cites_a_clause_that_there_is(one: Explanation) -> None:
    assert one.clause in load(clauses.BOOK).clauses
    assert one.says.endswith(".")


def test_the_terms_of_a_pool_are_said_in_words() -> None:
    win = load_track("model").offers.pools[Kind.WIN]
    assert terms_in_words(win) == "18 % is taken; $1 is paid $1.05 at least, in steps of $0.10"
