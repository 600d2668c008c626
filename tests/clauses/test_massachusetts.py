"""Massachusetts, Rules of the Game: Roulette: what only this document says, happening."""

from croupier.base.clause import cite
from tests.clauses.play import posted
from tests.tables import roulette

BOOK = "massachusetts"


def test_the_sign_says_no_bets_once_the_ball_is_in_motion() -> None:
    """Only the sign of section 3(b), where the temporary rule is in effect."""
    says = "No bets are allowed once the ball is in motion."
    assert posted(roulette(BOOK))[says] == cite(BOOK, "3(b)")
    assert says not in posted(roulette(BOOK, closing="in-track"))
