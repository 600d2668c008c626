"""A ticket's verdict: one word and one clause for all the bets on it."""

from croupier.base.names import Citation
from croupier.cli.tote.ends import SlipEnd
from croupier.games.round import Verdict


def verdict(end: SlipEnd) -> Verdict:
    """Won if any bet is paid; else refunded if any goes back: a ticket that is owed money is not lost."""
    if end.paid:
        return Verdict.WON
    return Verdict.REFUNDED if end.refunded else Verdict.LOST


def clause(end: SlipEnd) -> Citation:
    """Why it ended so: by the first pool that pays it, where one does."""
    parts = [part for _, part in end.parts]
    return next((part for part in parts if part.paid), parts[0]).clause
