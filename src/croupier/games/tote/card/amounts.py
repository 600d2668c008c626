"""The money on each combination of a pool, as a request writes it."""

from collections.abc import Mapping

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.card.decoding import at
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.combination import read_combination
from croupier.games.tote.kinds import Combination, Kind


def read_amounts(kind: Kind, given: Mapping[str, str]) -> dict[Combination, Cents]:
    """Cents by combination; a combination with 0.00 on it is left out, as if it were not sold."""
    amounts: dict[Combination, Cents] = {}
    for text, amount in given.items():
        combination = read_combination(kind, text)
        if combination in amounts:
            says = f"{shown(text)} is given twice: either order is the same {kind}"
            refuse(Reason.DUPLICATE_ID, says, clause_of(kind))
        amounts[combination] = at(f"[{shown(text)}]", money.read, amount)
    return {combination: amount for combination, amount in amounts.items() if amount}
