"""What the house learns of a station's money: hand pay slips and vouchers."""

from typing import TypeAlias

from croupier.base.names import TableId
from croupier.desk.chip_slips import HandPay, Signature
from croupier.desk.house import House
from croupier.floor.parts import hand_pays, vouchers
from croupier.floor.parts.messages import stations
from croupier.floor.parts.vouchers import StationVoucherEvent

HouseMoneyEvent: TypeAlias = stations.HandPayWritten | stations.HandPaid | StationVoucherEvent


def tell_station_money(house: House, at: TableId, event: HouseMoneyEvent) -> None:
    if isinstance(event, StationVoucherEvent):
        vouchers.fold(house, at, event)
    elif event.slip:
        written = Signature(event.by, house.time)
        slip = HandPay(event.amount, at, event.terminal, written, unprinted=event.unprinted)
        hand_pays.write(house, event.slip, slip)
        if isinstance(event, stations.HandPaid):  # one that was paid by hand is paid as it is written
            hand_pays.pay(house, event.slip, event.by)
