"""A combination as text: `6`, `4-1`, a winner for each leg `4-1-7` or `4/1/7`. What is printed reads back."""

from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.kinds import LEGS, PLACES, Combination, Kind, length
from croupier.games.tote.runner_groups import read_runner


def show_combination(combination: Combination) -> str:
    return "-".join(map(str, combination))


def read_combination(kind: Kind, text: object) -> Combination:
    """The combination that a text names; both orders of a quinella's pair give the same one."""
    try:
        return _combination(kind, text)
    except Refused as refused:
        raise refused.resting_on(clause_of(kind)) from None


def _combination(kind: Kind, text: object) -> Combination:
    wanted = length(kind)
    parts = _parts(kind, text) if isinstance(text, str) else []
    if len(parts) != wanted:
        like = show_combination(tuple(range(1, wanted + 1)))
        names = "1 runner" if wanted == 1 else f"{wanted} runners with - between them"
        refuse(Reason.UNREADABLE, f'{shown(text)} is no {kind} combination; write {names}, like "{like}"')
    runners = tuple(map(read_runner, parts))
    if kind in PLACES and len(set(runners)) < wanted:
        refuse(Reason.UNREADABLE, f"{shown(text)} names one runner twice")
    return tuple(sorted(runners)) if kind is Kind.QUINELLA else runners


def _parts(kind: Kind, text: str) -> list[str]:
    """Payoffs part the legs of a bet by strokes, so these are read too."""
    strokes = "/" in text and "-" not in text and kind in LEGS and kind not in PLACES
    return text.split("/" if strokes else "-")
