"""Every event of the pit, of racks and boxes, and the transfers it makes, worked out by hand."""

from croupier.base.envelope import Event
from croupier.desk.messages import TermsChanged
from croupier.floor.parts.messages.racks import (
    DropCounted,
    DropPickedUp,
    FloatCounted,
    TableCredited,
    TableFilled,
)
from croupier.floor.pit.messages import pit
from tests.house import T1

Moved = list[tuple[str, str, int]]
HOUSE_POSTINGS: list[tuple[Event, Moved]] = [
    (pit.DayBegun("2026-11-14"), []),
    (pit.HouseRulesSet(5, ((500, "maroon"),)), []),
    (pit.BiasReported(T1, 4000, 1200), []),
    (pit.WatchRestarted(T1, "staff:Elli"), []),
    (pit.WentOnDuty("Sam", "supervisor"), []),
    (pit.WentOffDuty("Sam", "supervisor"), []),
    (TableFilled(5000, "F1", "Sam", "Dana"), [("rack:T1", "cage", 5000)]),
    (TableCredited(5000, "C1", "Sam", "Dana"), [("cage", "rack:T1", 5000)]),
    (DropPickedUp(5000, "Sam", "Dana"), [("count:T1", "drop:T1", 5000)]),
    (DropPickedUp(0, "Sam", "Dana"), []),
    (DropCounted(5000, 5000, "Ann", "Sam"), [("cage", "count:T1", 5000)]),
    (
        DropCounted(5000, 4900, "Ann", "Sam"),
        [("cage", "count:T1", 4900), ("overshort:T1", "count:T1", 100)],
    ),
    (
        DropCounted(5000, 5100, "Ann", "Sam"),
        [("cage", "count:T1", 5100), ("count:T1", "overshort:T1", 100)],
    ),
    (
        FloatCounted(5000, 4900, "Sam", "Dana"),
        [("overshort:T1", "chips", 100), ("chip-stock", "rack:T1", 100)],
    ),
    (
        FloatCounted(5000, 5100, "Sam", "Dana"),
        [("chips", "overshort:T1", 100), ("rack:T1", "chip-stock", 100)],
    ),
    (TermsChanged("{}", "new", "old", "Sam"), []),
]
