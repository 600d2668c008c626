"""The paper of a slip: asked for once, printed, or an alarm that says to print it again."""

from croupier.base.names import EffectId
from croupier.desk.messages import Alarmed
from croupier.desk.papers import PaperSort
from croupier.floor.parts import papers
from croupier.floor.parts.messages.papers import PaperAsked, PaperFailed, PaperPrinted, ReportPaper
from tests.cages import C1, cage_house
from tests.floor.tote.no import no

EFFECT = EffectId("paper:1")


def test_what_became_of_a_paper_is_told_once() -> None:
    house = cage_house().desk.house
    asked = papers.asked(house, PaperSort.FILL, 7)
    assert asked == PaperAsked(EFFECT, PaperSort.FILL, 7)
    papers.fold(house, C1, asked)
    assert papers.report(house, ReportPaper(EFFECT), None) == [PaperPrinted(EFFECT)]
    assert papers.report(house, ReportPaper(EFFECT, "paper out"), None) == [
        PaperFailed(EFFECT, "paper out"),
        Alarmed("fill slip 7 was not printed (paper out): print it again"),
    ]
    papers.fold(house, C1, PaperPrinted(EFFECT))
    assert no(papers.report(house, ReportPaper(EFFECT), None))[0] == "nothing_there"  # type: ignore[arg-type]
