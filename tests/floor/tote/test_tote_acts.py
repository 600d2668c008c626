"""What is due at the tote, in the order of a race day, at windows and at self-service terminals."""

from croupier.base.names import TerminalId
from croupier.desk.act import When
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import bills, cash_outs, vouchers
from croupier.floor.tote.acts import acts, acts_at
from croupier.floor.tote.messages import cards, pools, races, tickets
from tests.floor.tote.claimed import identify
from tests.totes import S1, W1, ToteHouse


def due(house: ToteHouse, when: When = When.DUE) -> list[str]:
    found = acts(house.tote)
    for act in found:
        assert words("tote").say(act)
    return [act.key for act in found if act.when is when and act.position is None]


def at(house: ToteHouse, position: TerminalId, when: When = When.DUE) -> list[str]:
    return [act.key for act in acts_at(house.tote, position) if act.when is when]


def test_a_race_day_from_card_to_close() -> None:
    house = ToteHouse().installed()
    assert due(house) == ["publish-card"]
    house.opened_without_installing()
    assert due(house) == ["stop-betting"]
    house.stop(1)
    assert due(house) == ["report-finish"]
    house.do("reader", races.ReportFinish(1, "1-2-3-4"))
    assert due(house) == ["declare-official"]
    house.do("reader", races.PostInquiry(1, "bumping"))
    assert due(house) == ["clear-inquiry"]
    house.do("reader", races.ClearInquiry(1), races.DeclareOfficial(1))
    assert due(house) == ["stop-betting"]
    house.run_all(after=1)
    assert due(house) == ["close-card"]
    house.do("mutuel-manager", cards.CloseCard())
    assert due(house) == ["publish-card"]


def test_before_wagering_opens_that_is_due() -> None:
    house = ToteHouse().installed()
    house.do("reader", cards.PublishCard(house.card))
    assert due(house) == ["open-wagering"]


def test_while_nothing_is_heard_of_the_track_post_time_or_a_hand_stops_betting() -> None:
    house = ToteHouse().opened()
    house.do("device", races.ReportLink(live=False))
    assert due(house) == ["stop-unheard"]
    [said] = [words("tote").say(act) for act in acts(house.tote) if act.key == "stop-unheard"]
    assert "race 1 takes bets until its post time, or until you stop them" in said


def test_what_waits_for_a_person() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.do("teller", tickets.AskManualCancel(1))
    house.do("mutuel-manager", pools.StopCashing("x"), pools.StopSelling("y"))
    assert due(house) == ["stop-betting", "resume-cashing", "resume-selling", "sign-manual-cancel"]


def test_a_damaged_ticket_waits_for_a_second_signature() -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R1 $2 WIN 1")
    house.run(1, "1-2-3-4")
    house.do("teller", identify(ticket))
    assert due(house) == ["stop-betting", "sign-claim"]


def test_at_a_window() -> None:
    house = ToteHouse().installed()
    assert at(house, W1) == ["open-drawer"]
    house.opened_without_installing()
    assert at(house, W1, When.BESIDE) == ["sell-ticket", "present-ticket", "close-drawer"]
    ticket = house.sell("R1 $2 WIN 1")
    house.run(1, "1-2-3-4")
    assert "cancel-ticket" in at(house, W1, When.BESIDE)
    house.present(ticket)
    assert at(house, W1) == ["pay-ticket"]
    assert at(house, W1, When.DONE) == ["present-ticket"]


def test_at_a_self_service_terminal() -> None:
    house = ToteHouse().opened()
    assert at(house, S1, When.BESIDE) == ["call-attendant", "insert-bill", "redeem-voucher", "cash-ticket"]
    house.cash_in(500)
    assert at(house, S1, When.BESIDE)[-2:] == ["sell-from-credit", "cash-out-to-voucher"]
    house.do(f"terminal {S1}", vouchers.CashOutToVoucher())
    assert at(house, S1) == ["print-voucher"]
    other = ToteHouse().opened().cash_in(500)
    other.do(f"terminal {S1}", cash_outs.AskCashOut())
    assert at(other, S1) == ["pay-by-hand"]
    jammed = ToteHouse().opened()
    jammed.do("device", bills.ReportAcceptor(S1, AcceptorFault.JAMMED))
    assert at(jammed, S1) == ["clear-acceptor"]
    assert acts(jammed.tote)
