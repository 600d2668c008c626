"""Two amounts that must be the same, and are not."""

from croupier.base.money import Cents, show_dollars
from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, worded


def amount_differs(says: str, clause: Citation, /, **amounts: Cents) -> Refusal:
    """`says` has a named place for each of the amounts."""
    shown = {name: show_dollars(amount) for name, amount in amounts.items()}
    return worded(Reason.AMOUNT_DIFFERS, says, clause, **shown)
