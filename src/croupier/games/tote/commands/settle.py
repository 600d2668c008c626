"""`croupier settle` for race bets: tickets, races and pools in, every ticket's verdict out."""

from croupier.cli.settled import settled_out
from croupier.games.round import Settled, Verdict
from croupier.games.tote.card.card import read_settle_request
from croupier.games.tote.card.settlement import settle_card
from croupier.games.tote.clauses import BOOK


def settle_races(given: object) -> dict[str, object]:
    """The answer to one request, losers first, or a refusal before anything is settled."""
    tickets = settle_card(read_settle_request(given)).tickets
    return settled_out(sorted((ticket.settled() for ticket in tickets), key=_losers_first))


def _losers_first(settled: Settled) -> bool:
    return settled.verdict is not Verdict.LOST


SETTLERS = {BOOK: settle_races}
"""By the rulebook that a request names."""
