"""What supervisors see: every table of the desk, whether it runs or not, with its money."""

from croupier.base import money
from croupier.base.names import staff_name
from croupier.desk.desk import Desk
from croupier.floor.kinds import AnyTable
from croupier.floor.parts.electronic import views as automatic
from croupier.floor.pit.duty import needed
from croupier.floor.wheel import views as live
from croupier.floor.wheel.state import LiveTable
from croupier.ledger import accounts as chart
from croupier.server.hub import View
from croupier.server.running import called, kind


def supervisor_view(desk: Desk) -> View:
    return {
        "tables": [_table(desk, table) for table in desk.tables.values()],
        "pit": _pit(desk),
        "alarms": [{"at": one.at, "table": one.table, "says": one.says} for one in desk.alarms],
    }


def _pit(desk: Desk) -> View:
    pit, staffed = desk.pit, desk.staffed
    on_duty = [{"name": staff_name(who), "role": role} for who, role in pit.on_duty.items()]
    supervisors = sum(1 for _ in pit.supervisors())
    enough = {"supervisors": supervisors, "needed": needed(staffed), "staffed": staffed}
    return {"on_duty": on_duty, **enough, "short": supervisors < needed(staffed)}


def _table(desk: Desk, table: AnyTable) -> View:
    view = _live(table) if isinstance(table, LiveTable) else automatic.supervisor_view(table)
    for place in view["terminals"]:
        place["name"] = called(table, place["id"])
    balances = desk.balances
    return {
        **view,
        "kind": kind(table),
        "dealer": staff_name(table.dealer),
        "drop": money.show(-balances.get(chart.drop(table.id), 0)),
        "win": money.show(balances.get(chart.win(table.id), 0)),
    }


def _live(table: LiveTable) -> View:
    """In the words of the other tables: seats are terminals, and chips in hand their credits."""
    view = live.supervisor_view(table)
    seats = [{**seat, "credits": seat["hand"], "lock": None} for seat in view.pop("seats")]
    rounds = [{**one, "void": None, "staked": None, "voidable": False} for one in view["rounds"]]
    return {
        **view,
        "mode": "live",
        "mucker": staff_name(table.mucker),
        "terminals": seats,
        "voids": [],
        "rounds": rounds,
    }
