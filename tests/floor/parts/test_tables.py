"""What tables of every kind do alike rests on whichever clause the table passes."""

import pytest

from croupier.base.envelope import Role
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import ChangeTerms, TermsChanged
from croupier.floor.parts.messages.rounds import Closer
from croupier.floor.parts.messages.tables import CallAnswered, SupervisorCalled
from croupier.floor.parts.tables import CLOSERS, Decided, answer, call, changed_terms
from croupier.games.effective import digest
from tests.tables import roulette

CLAUSE = Citation("new-jersey:5.3(a)")


def said(decided: Decided) -> object:
    return (decided.reason, decided.clause) if isinstance(decided, Refusal) else decided


def test_a_call_is_made_once_and_answered_once() -> None:
    assert said(call(False, "Dana", CLAUSE)) == [SupervisorCalled("Dana")]
    assert said(call(True, "Dana", CLAUSE)) == (Reason.WRONG_PHASE, CLAUSE)
    assert said(answer(True, "Sam", CLAUSE)) == [CallAnswered("Sam")]
    assert said(answer(False, "Sam", CLAUSE)) == (Reason.NOTHING_THERE, CLAUSE)


def test_terms_change_only_to_others() -> None:
    table = roulette("new-jersey")
    asked = ChangeTerms("the terms")
    changed = TermsChanged("the terms", digest(table), "those before", "Sam")
    assert said(changed_terms("those before", table, asked, "Sam", CLAUSE)) == [changed]
    assert said(changed_terms(digest(table), table, asked, "Sam", CLAUSE)) == (Reason.NOTHING_THERE, CLAUSE)


@pytest.mark.parametrize("closer", Closer)
def test_each_closer_is_somebodys(closer: Closer) -> None:
    assert [role for role, its in CLOSERS.items() if its is closer] == [
        Role.CLOCK if closer is Closer.TIMER else Role(closer)
    ]
