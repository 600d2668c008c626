"""A race day for the golden journal, with every event of the tote."""

from croupier.base.names import EffectId
from croupier.floor.parts.messages import drawers
from croupier.floor.pit.messages.pit import BeginDay
from croupier.floor.pit.state import PIT
from croupier.floor.tote.messages import cards, pools, races, tickets
from croupier.games.tote.kinds import Kind
from tests.floor.tote import claimed
from tests.house import House
from tests.totes import IMPREST, P1, W1, W2, ToteHouse, race_card, secret


def race_day(floor: House) -> None:
    house = ToteHouse(floor.store, floor.clock)
    house.desk = floor.desk
    house.installed()
    house.do("teller", drawers.OpenDrawer(W1, IMPREST))
    house.do("other teller", drawers.OpenDrawer(W2, IMPREST - 100))
    house.on_sale().cash_in(50_000)
    tickets_of(house)
    results_of(house)
    corrections_of(house)
    unreadable = claimed.sold(house, "R7 $2 WIN 1")
    house.run_all(after=3)
    claimed.both_paid(house, unreadable)
    house.do("mutuel-manager", cards.CloseCard())
    house.on_sale(race_card("2026-11-22"))
    house.do("clock", BeginDay("2027-11-22"), table=PIT)
    house.do("clock", cards.ExpireTickets())
    house.do("device", pools.ReportTampering(2, 1))


def tickets_of(house: ToteHouse) -> None:
    """Sold, not printed, cancelled in four ways, and one refunded in part."""
    house.sell("R1 $2 ACROSS 1", "R2 $2 EXACTA BOX 1,2,3")
    house.sell("R1 $2 TWIN TRIFECTA 1/2/3", by="terminal S1")
    house.sell("R1 $2 WIN 5", "R3 $2 WIN 1", by="other teller")
    house.do("teller", tickets.CancelTicket(house.ticket(house.sell("R1 $2 WIN 2")).serial))
    serial = house.ticket(house.sell("R1 $2 WIN 2")).serial
    asked = tickets.AskManualCancel(serial)
    house.do("teller", asked, tickets.WithdrawManualCancel(serial), asked)
    house.do("supervisor", tickets.SignManualCancel(house.tote.issued))
    house.do("teller", tickets.SellTicket(("R1 $2 WIN 3",)))
    house.do("device", tickets.ReportTicketFailed(EffectId(f"ticket:{P1}:{house.tote.issued}"), "jam"))
    house.scratch(1, "5").cash(3)
    house.printed()


def results_of(house: ToteHouse) -> None:
    """A race by the track, one from the picture, one called off; an inquiry."""
    house.do("reader", races.SetPostTime(1, 1), races.NoteReport(1))
    house.stop(1)
    house.do("device", races.SignRoot(1, house.day.races[1].root, "00"))
    house.do("reader", races.ReportFinish(1, "1-2-3-4"), races.PostInquiry(1, "bumping"))
    house.do("reader", races.ClearInquiry(1), races.DeclareOfficial(1))
    house.present(1)
    house.do("teller", tickets.ReturnTicket())
    house.present(1)
    house.do("teller", tickets.PayTicket(1))
    house.printed()
    house.do("terminal S1", tickets.ExchangeTicket(secret(2), "1/2/3"))
    house.printed()
    house.do("device", races.ReportLink(False))
    house.do("clock", races.StopBetting(2))
    house.do("mutuel-manager", races.ReportFinish(2, "1-2-3-4"), races.DeclareOfficial(2))
    house.do("device", races.ReportLink(True))
    house.do("reader", races.CallOffRace(3, races.CallOff.NO_RACE, "a storm"))


def corrections_of(house: ToteHouse) -> None:
    house.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.WIN, "typed wrong", ("1 8.00",)))
    house.do("teller", tickets.PayDifference(1))
    house.do("reader", pools.CorrectFinish(2, "1-2-4-3", "the track's own"))
    house.do("mutuel-manager", pools.StopCashing("the board"), pools.ResumeCashing())
    house.do("mutuel-manager", pools.StopSelling("a test"), pools.ResumeSelling())
