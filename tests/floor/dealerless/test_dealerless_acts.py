"""Whole games, stations and hand pays at a dealerless table, act by act, and that `decide` agrees."""

from croupier.base.clause import book_and_key
from croupier.base.names import EffectId, TerminalId
from croupier.desk.act import Act, When
from croupier.desk.vouchers import Voucher, VoucherState
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.messages import bets, bills, cash_outs, rounds, stations, tables, vouchers
from croupier.floor.parts.messages.bills import Whereabouts
from croupier.games.library import load
from tests.acts import Ask, acts, agree, due, told, whens
from tests.cages import C1
from tests.electronic import Electronic
from tests.house import ONE, TERMINALS, THREE, TWO, at

HASH = "a" * 64
OPENING = tables.OpenTable(0, 0, 0, enclosed=True)


def asks(house: Electronic) -> dict[str, Ask]:
    """Who or what does each act, and with what."""
    table = house.table
    house.desk.house.cages[C1] = (500,)
    house.desk.house.vouchers[HASH] = Voucher(1, 500, house.here, ONE, "", state=VoucherState.OPEN)
    round_, launch = table.round, EffectId(table.launch or "none")

    def there(act: Act) -> TerminalId:
        return act.position or ONE

    def owed(act: Act) -> int:
        asked = house.terminal(there(act)).cash_out
        return asked.amount if asked else 0

    return {
        "inspect-drive": lambda _: ("supervisor", OPENING),
        "open-table": lambda _: ("supervisor", OPENING),
        "open-station": lambda act: ("supervisor", stations.OpenStation(there(act), "start of day")),
        "close-station": lambda act: ("supervisor", stations.CloseStation(there(act), "end of day")),
        "release-terminal": lambda act: ("supervisor", tables.ReleaseTerminal(there(act))),
        "redeem-voucher": lambda act: (at(there(act)), vouchers.RedeemVoucher(HASH)),
        "cash-out-to-voucher": lambda act: (at(there(act)), vouchers.CashOutToVoucher()),
        "ask-cash-out": lambda act: (at(there(act)), cash_outs.AskCashOut()),
        "withdraw-cash-out": lambda act: (at(there(act)), cash_outs.WithdrawCashOut()),
        "pay-by-hand": lambda act: ("supervisor", stations.PayByHand(there(act), owed(act))),
        "clear-acceptor": lambda act: ("supervisor", bills.ClearAcceptor(there(act), Whereabouts.NONE)),
        "settle-bill": lambda act: ("supervisor", bills.ClearAcceptor(there(act), Whereabouts.BOXED)),
        "write-hand-pay": lambda act: ("supervisor", stations.WriteHandPay(there(act), owed(act))),
        "new-game": lambda _: ("clock", rounds.StartGame()),
        "place-bet": lambda _: (at(ONE), bets.PlaceBet(round_, "red", 500)),
        "clock-closes": lambda _: ("clock", rounds.CloseBets(round_)),
        "launch-ball": lambda _: ("device", launches.ReportLaunched(launch, house.counter + 1)),
        "read-number": lambda _: ("reader", rounds.ReadNumber(house.counter + 1, "17")),
        "void-game": lambda _: ("supervisor", rounds.VoidGame(round_, "malfunction")),
        "void-settled": lambda act: ("supervisor", rounds.VoidSettled(int(act.values["round"]))),
    }


def walk(house: Electronic, *keys: str, procedure: str = "game") -> None:
    for key in keys:
        assert key in due(house, procedure), f"{key} is not due: {whens(house, procedure)}"
        agree(house, asks(house))
        act = next(one for one in acts(house) if one.key == key and one.when is When.DUE)
        house.do(*asks(house)[key](act))


def test_a_game_plays_itself() -> None:
    house = Electronic().opened().cash(ONE, 10_000)
    walk(house, "new-game", "clock-closes")
    assert told(house) == ["The air jet launches the ball."]
    walk(
        house,
        "launch-ball",
        "read-number",
    )
    house.counter += 1
    assert whens(house, "irregularity")["void-settled"] == "beside"
    walk(house, "new-game")


def test_a_void_game_refunds_itself_and_its_launch_is_waited_for() -> None:
    house = Electronic().opened().cash(ONE, 10_000)
    walk(house, "new-game", "clock-closes")
    house.do("supervisor", rounds.VoidGame(1, "malfunction"))
    assert due(house) == ["launch-ball"]
    assert whens(house)["new-game"] == "later"
    house.do(*asks(house)["launch-ball"](acts(house)[0]))
    house.counter += 1
    walk(house, "new-game")


def test_all_stations_are_opened_at_the_start_and_one_closed_later_stays_closed() -> None:
    house = Electronic().installed()
    assert whens(house, "station") == {"open-station": "later"}
    agree(house, asks(house))
    walk(house, "open-table", procedure="opening")
    assert due(house, "station") == ["open-station"] * 3
    walk(house, "open-station", "open-station", "open-station", procedure="station")
    assert whens(house, "station") == {"close-station": "beside"}
    house.game({}).spin("17")
    house.do("supervisor", stations.CloseStation(TWO, "spilt drink"))
    station = next(act for act in acts(house) if act.key == "open-station")
    assert (station.position, station.when, station.clause) == (TWO, "beside", "ilani:3.a")
    for one in (ONE, THREE):
        house.do("supervisor", stations.CloseStation(one, "end of day"))
    house.do("supervisor", tables.CloseTable())
    house.do("supervisor", OPENING)
    assert due(house, "station") == ["open-station"] * len(TERMINALS)


def test_a_cash_out_is_paid_by_hand() -> None:
    house = Electronic().opened().cash(ONE, 10_000)
    assert whens(house, "cash-out") == {"cash-out-to-voucher": "beside", "ask-cash-out": "beside"}
    assert whens(house, "buy-in") == {"insert-bill": "beside", "redeem-voucher": "beside"}
    agree(house, asks(house))
    house.do(at(ONE), cash_outs.AskCashOut())
    assert whens(house, "cash-out") == {
        "ask-cash-out": "done", "pay-by-hand": "due", "write-hand-pay": "beside",
        "withdraw-cash-out": "beside",
    }  # fmt: skip
    assert told(house, "cash-out") == ["Pay $100 by hand at station 1."]
    walk(house, "pay-by-hand", procedure="cash-out")
    assert whens(house, "cash-out") == {}


def test_a_cash_out_to_a_voucher_waits_for_its_printer() -> None:
    house = Electronic().opened().cash(ONE, 10_000)
    house.do(at(ONE), vouchers.CashOutToVoucher())
    assert whens(house, "cash-out") == {"cash-out-to-voucher": "done", "print-voucher": "due"}
    agree(house, asks(house))
    waiting = ["Your voucher for $100 is being printed. Take it from the printer."]
    assert told(house, "cash-out") == waiting


def test_a_locked_station_is_a_supervisors_to_release() -> None:
    house = Electronic().opened().cash(ONE, 10_000)
    house.game({ONE: [("red", 500)]}).spin("1")
    house.do(at(ONE), cash_outs.AskCashOut())
    walk(house, "pay-by-hand", procedure="cash-out")
    house.do("supervisor", rounds.VoidSettled(1))
    assert ONE not in [act.position for act in acts(house) if act.key == "insert-bill"]
    walk(house, "release-terminal", procedure="table")


def test_every_act_can_be_said_and_cites_its_own_document() -> None:
    house = Electronic().installed()
    said = house.desk.tables[house.here].words("en")
    for _ in range(8):
        for act in acts(house):
            assert said.say(act).endswith(".")
            document, clause = book_and_key(act.clause)
            assert document == "ilani"
            assert load(document).text(clause)
        owed = next(act for act in acts(house) if act.when is When.DUE)
        house.do(*asks(house)[owed.key](owed))


def test_a_jam_waits_for_an_attendant_who_says_what_became_of_the_bill() -> None:
    house = Electronic().opened()
    jammed = bills.ReportAcceptor(ONE, AcceptorFault.JAMMED)
    house.do("device", bills.HoldBill(ONE, 2000), jammed)
    assert due(house, "acceptor") == ["settle-bill"]
    assert ONE not in _takes_bills(house)
    walk(house, "settle-bill", procedure="acceptor")
    assert (due(house, "acceptor"), house.terminal().credits) == ([], 2000)
    house.do("device", jammed)
    walk(house, "clear-acceptor", procedure="acceptor")
    assert ONE in _takes_bills(house)
    house.do("device", bills.ReportAcceptor(ONE, AcceptorFault.BOX_OUT))
    assert (due(house, "acceptor"), ONE in _takes_bills(house)) == ([], False), "it ends by itself"


def _takes_bills(house: Electronic) -> list[TerminalId | None]:
    return [act.position for act in acts(house) if act.key == "insert-bill"]
