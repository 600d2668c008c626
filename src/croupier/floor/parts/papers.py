"""Slips on their way to paper. What they say is in the journal; a paper that fails is an alarm, at once."""

from typing import TypeAlias, assert_never

from croupier.base.names import Citation, EffectId, TableId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.effects import Effects
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.desk.papers import Paper, PaperSort
from croupier.floor.parts.messages.papers import PaperAsked, PaperFailed, PaperPrinted, ReportPaper

PaperEvent: TypeAlias = PaperAsked | PaperPrinted | PaperFailed
EFFECTS = Effects(frozenset({PaperAsked}), frozenset({PaperPrinted, PaperFailed}))


def asked(house: House, sort: PaperSort, slip: int, copy: int = 0, by: str = "") -> PaperAsked:
    """The effect is named after the house's count of papers."""
    return PaperAsked(EffectId(f"paper:{house.papers_asked + 1}"), sort, slip, copy, by)


def report(house: House, command: ReportPaper, clause: Citation | None) -> Decided:
    paper = house.papers.get(command.effect)
    if paper is None:
        says = "no such paper was asked for, or what became of it is known already"
        return Refusal(Reason.NOTHING_THERE, says, clause)
    if not command.why:
        return [PaperPrinted(command.effect)]
    says = f"{paper.sort} slip {paper.slip} was not printed ({command.why}): print it again"
    return [PaperFailed(command.effect, command.why), Alarmed(says)]


def fold(house: House, at: TableId, event: PaperEvent) -> None:
    match event:
        case PaperAsked():
            house.papers_asked += 1
            house.papers[event.effect] = Paper(
                event.effect, at, event.sort, event.slip, event.copy, event.by, house.time
            )
        case PaperPrinted() | PaperFailed():
            del house.papers[event.effect]
        case _:
            assert_never(event)
