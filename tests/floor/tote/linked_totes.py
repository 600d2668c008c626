"""A host and a guest, each a house of its own, with the track link between them carried by the test."""

from typing import Any

from croupier.base.refusal import Refusal
from croupier.devices.link_messages import FinalTotals, NumberedMessage, VerifyPools
from croupier.devices.track import AnyReport
from croupier.floor.tote.link_state import GuestState
from croupier.floor.tote.listening import commands
from croupier.floor.tote.messages import races
from croupier.floor.tote.messages.link import MergeSite, VerifySite
from tests.house import Answer
from tests.totes import ToteHouse

GST = "GST"


class LinkedTotes:
    """Both have the card on sale; the guest's pools are verified unless a test says otherwise."""

    def __init__(self, *, verified: bool = True, **host: Any) -> None:
        self.answers: list[Answer] = []
        self.host = ToteHouse().opened(guests=(GST, "OTHER"), **host)
        self.guest = ToteHouse().opened(host="Host Park", linked=True)
        if verified:
            self.carry()

    @property
    def site(self) -> GuestState:
        return self.host.tote.guests[GST]

    def asking(self) -> VerifyPools:
        [found] = [one for one in self.guest.tote.link.waiting() if isinstance(one, VerifyPools)]
        return found

    def final(self) -> FinalTotals:
        [found] = [one for one in self.guest.tote.link.waiting() if isinstance(one, FinalTotals)]
        return found

    def send(self, message: NumberedMessage, guest: str = GST) -> Answer:
        """From the guest to the host's desk."""
        asked = isinstance(message, VerifyPools)
        command = VerifySite(guest, message) if asked else MergeSite(guest, message)  # type: ignore[arg-type]
        return self.host.ask("device", command)

    def hear(self, report: AnyReport) -> list[Answer]:
        """At the guest's desk; noted once it is dealt with."""
        answers = [self.guest.ask("reader", one) for one in commands(self.guest.tote, report)]
        self.answers += answers
        self.guest.do("reader", races.NoteReport(report.seq))
        return answers

    def carry(self) -> list[Answer]:
        """Everything that waits at either end, until nothing does; what the guest's desk answered."""
        answers = self.tell()
        while waiting := [one for one in self.guest.tote.link.waiting() if one.number > self.site.heard]:
            for message in waiting:
                assert not isinstance(self.send(message), Refusal)
            answers += self.tell()
        return answers

    def tell(self) -> list[Answer]:
        reports = self.site.reports(self.guest.tote.heard)
        return [answer for report in reports for answer in self.hear(report)]

    def stop(self, race: int) -> "LinkedTotes":
        self.host.stop(race)
        self.carry()
        return self

    def official(self, race: int, finish: str = "1-2-3-4-5-6") -> None:
        """At the host alone."""
        self.host.do("reader", races.ReportFinish(race, finish), races.DeclareOfficial(race))

    def run(self, race: int, finish: str = "1-2-3-4-5-6") -> list[Answer]:
        self.stop(race)
        self.official(race, finish)
        return self.carry()

    def dues(self) -> tuple[int, int]:
        """Between the two, as each has it in its books: what the guest owes the host."""
        at_host = self.host.desk.house.balances.get("track-dues:P1:GST", 0)  # type: ignore[call-overload]
        at_guest = self.guest.desk.house.balances.get("track-dues:P1", 0)  # type: ignore[call-overload]
        return -at_host, at_guest


def merged_win() -> LinkedTotes:
    """40 dollars to win at each site: 10 on the winner at the host, 20 at the guest."""
    sites = LinkedTotes()
    sites.host.sell("R1 $10 WIN 1")
    sites.host.sell("R1 $30 WIN 2")
    sites.guest.sell("R1 $20 WIN 1")
    sites.guest.sell("R1 $20 WIN 2")
    return sites
