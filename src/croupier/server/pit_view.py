"""What supervisors see: every table of the desk, whether it runs or not, with its money."""

from croupier.base import money
from croupier.base.names import staff_name
from croupier.desk.desk import Desk
from croupier.desk.place import Place
from croupier.desk.running import View
from croupier.ledger import accounts as chart


def supervisor_view(desk: Desk) -> View:
    return {
        "tables": [_table(desk, table) for table in desk.tables.values()],
        "pit": _pit(desk),
        "alarms": [{"at": one.at, "table": one.table, "says": one.says} for one in desk.alarms],
    }


def _pit(desk: Desk) -> View:
    house = desk.house
    on_duty = [{"name": staff_name(who), "role": role} for who, role in house.on_duty.items()]
    supervisors, wanted = sum(1 for _ in house.supervisors()), desk.kinds.pit.needed(house.staffed)
    enough = {"supervisors": supervisors, "needed": wanted, "staffed": house.staffed}
    return {"on_duty": on_duty, **enough, "short": supervisors < wanted}


def _table(desk: Desk, place: Place) -> View:
    view, names, balances = place.overview(), place.positions(), desk.balances
    for one in view.get("terminals", ()):
        one["name"] = names[one["id"]]
    return {
        **view,
        "kind": place.label(),
        "drop": money.show(-balances.get(chart.drop(place.id), 0)),
        "win": money.show(balances.get(chart.win(place.id), 0)),
    }
