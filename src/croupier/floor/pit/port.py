"""The pit as the server sees it."""

from collections.abc import Mapping

from croupier.base.money import Cents
from croupier.desk.pit import Pit
from croupier.floor.parts.colours import unclear
from croupier.floor.parts.demonstration import SUPERVISOR
from croupier.floor.parts.duty import fewest_each, needed, oversight
from croupier.floor.parts.messages.racks import CountDrop
from croupier.floor.pit.messages.pit import (
    BeginDay,
    GoOffDuty,
    GoOnDuty,
    NoteVoucherKey,
    RaiseAlarm,
    ReportBias,
    RestartWatch,
    SetHouseRules,
    SetVoucherRules,
)
from croupier.floor.pit.state import PIT


def _rules(tables_per_supervisor: int, chip_colours: Mapping[Cents, str]) -> SetHouseRules:
    return SetHouseRules(tables_per_supervisor, tuple(sorted(chip_colours.items())))


PORT = Pit(
    place=PIT,
    begin_day=BeginDay,
    raise_alarm=RaiseAlarm,
    go_on_duty=GoOnDuty,
    go_off_duty=GoOffDuty,
    count_drop=CountDrop,
    needed=needed,
    each=fewest_each,
    oversight=oversight,
    robot=SUPERVISOR,
    set_rules=_rules,
    set_voucher_rules=SetVoucherRules,
    note_voucher_key=NoteVoucherKey,
    unclear_colours=unclear,
    report_bias=ReportBias,
    restart_watch=RestartWatch,
)
