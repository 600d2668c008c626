"""`croupier settle` for race bets: tickets, races and pools in, every ticket's end out."""

from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.settled import settled_out
from croupier.cli.strict import at, keys
from croupier.cli.tote.day import read_card, read_day
from croupier.cli.tote.ends import SlipEnd, settle_day
from croupier.cli.tote.slips import SLIP
from croupier.cli.tote.terms import DEFAULT_TRACK, read_offers
from croupier.cli.tote.verdict import clause, verdict
from croupier.games.round import Ruling, Settled, Verdict, Wager
from croupier.games.tote.clauses import BOOK
from croupier.games.tote.notation import show_bet

GAME = "parimutuel"
_REQUEST = ("rulebook", "game", "options", "wagers", "outcome")
_OPTIONS = ("track", "terms")
_OUTCOME = ("races", "pools")
_WAGER = (*SLIP, "player")


def settle_races(given: object) -> dict[str, object]:
    """The answer to one request, or a refusal before anything is settled."""
    request = keys(given, _REQUEST, ("rulebook", "game", "wagers", "outcome"), "the request")
    if request["game"] != GAME:
        says = f"{BOOK} has no rules for {shown(request['game'])}; it has {GAME}"
        refuse(Reason.UNKNOWN_GAME, says)
    options = keys(request.get("options", {}), _OPTIONS, (), "options")
    offers = at("options", read_offers, options.get("track", DEFAULT_TRACK), options.get("terms", {}))
    outcome = keys(request["outcome"], _OUTCOME, ("races",), "the outcome")
    card = at("outcome", read_card, offers, outcome)
    end = settle_day(read_day(card, request, "wagers", _WAGER, "outcome.pools"))
    return settled_out(sorted(map(_settled, end.slips), key=_losers_first))


def _settled(end: SlipEnd) -> Settled:
    """Bet by bet: a winning one returns its stake, one that goes back too, and a losing one is collected.

    So a box whose winner pays less than the whole of it cost is still won.
    """
    slip = end.slip
    wager = Wager(WagerId(slip.id), PlayerId(slip.player), show_bet(slip.bet), slip.cost)
    returned = end.won + end.refunded
    ruling = Ruling(verdict(end), clause(end))
    return Settled(wager, ruling, end.paid - end.won, returned, slip.cost - returned)


def _losers_first(settled: Settled) -> bool:
    return settled.verdict is not Verdict.LOST
