"""The watch on every wheel: an alarm once the evidence of a bias is strong, and counting anew afterwards."""

from croupier.base.names import TableId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.pit.messages.pit import BiasReported, ReportBias, WatchRestarted


def report_bias(house: House, found: ReportBias) -> Decided:
    """Alarm the supervisors once; not again before the watch is restarted."""
    tally = house.tallies.get(found.table)
    if tally is None:
        return _not_watched()
    if tally.suspected:
        return Refusal(Reason.WRONG_PHASE, "supervisors know of the evidence against that wheel")
    name = house.names.get(found.table, found.table)
    says = (
        f"{name}: {found.results:,} results speak {found.odds:,} to 1 for a biased wheel; have it inspected"
    )
    return [BiasReported(found.table, found.results, found.odds), Alarmed(says)]


def restart_watch(house: House, table: TableId, by: str) -> Decided:
    """The wheel was inspected, levelled or changed: what it gave before says nothing of it any more."""
    return [WatchRestarted(table, by)] if table in house.tallies else _not_watched()


def _not_watched() -> Refusal:
    return Refusal(Reason.NOTHING_THERE, "no results of that table's wheel are counted")
