"""The clauses of the Oneida parimutuel rules for bets, for pricing pools and for refunding them."""

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.games.tote.kinds import Kind

BOOK = "oneida-parimutuel"

SHARED = cite(BOOK, "A.4")
RUNNER = cite(BOOK, "A.7")
TICKET = cite(BOOK, "B.2")
PERMITTED = cite(BOOK, "C")
WIN = cite(BOOK, "C.1")
PLACE = cite(BOOK, "C.2")
SHOW = cite(BOOK, "C.3")
ACROSS = cite(BOOK, "C.4")
DAILY_DOUBLE = cite(BOOK, "C.5")
QUINELLA = cite(BOOK, "C.6")
EXACTA = cite(BOOK, "C.7")
TRIFECTA = cite(BOOK, "C.8")
TWIN_TRIFECTA = cite(BOOK, "C.9")
SUPERFECTA = cite(BOOK, "C.10")
PICK_THREE = cite(BOOK, "C.11")
PICK_SIX = cite(BOOK, "C.12")
BOX = cite(BOOK, "C.13")
KEY_BOX = cite(BOOK, "C.14")
WHEEL = cite(BOOK, "C.15")
PARTIAL_WHEEL = cite(BOOK, "C.16")
BY_RESULT = cite(BOOK, "D.3")
SCRATCHED = cite(BOOK, "F.1.a")
NOT_RUN = cite(BOOK, "F.1.b")


def clause_of(kind: Kind) -> Citation:
    """The clause that says what a bet of this kind must name to win."""
    return _OF_KIND[kind]


_OF_KIND = {
    Kind.WIN: WIN,
    Kind.PLACE: PLACE,
    Kind.SHOW: SHOW,
    Kind.QUINELLA: QUINELLA,
    Kind.EXACTA: EXACTA,
    Kind.TRIFECTA: TRIFECTA,
    Kind.SUPERFECTA: SUPERFECTA,
    Kind.DAILY_DOUBLE: DAILY_DOUBLE,
    Kind.PICK_THREE: PICK_THREE,
    Kind.PICK_SIX: PICK_SIX,
    Kind.TWIN_TRIFECTA: TWIN_TRIFECTA,
}
