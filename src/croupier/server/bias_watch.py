"""Which chance devices the house must be told of: those whose results speak loudly enough for a bias."""

from collections.abc import Iterator, Mapping
from math import exp, log

from croupier.analysis.bias.evidence import log_evidence
from croupier.analysis.bias.rotor import Rotor
from croupier.base.names import TableId
from croupier.desk.trials import Tally

LOOK_EVERY = 2.0
"""Seconds: no device gives results faster than that, so each is looked at."""
MOST = 10**12


def suspicions(
    tallies: Mapping[TableId, Tally], odds: int, looked_at: dict[TableId, int]
) -> Iterator[tuple[TableId, int, int]]:
    """Table, results and odds of each device that has passed the threshold and was not reported yet."""
    for table, tally in list(tallies.items()):
        results = tally.counts.total()
        if tally.suspected or looked_at.get(table) == results:
            continue
        looked_at[table] = results
        rotor = Rotor(tally.ring)
        evidence = log_evidence(rotor, rotor.counts(tally.counts))
        if evidence >= log(odds):
            yield table, results, round(exp(min(evidence, log(MOST))))
