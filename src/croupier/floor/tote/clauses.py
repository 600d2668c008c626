"""The clauses of section VIII that the tote's people and machines act by."""

from croupier.base.clause import cite
from croupier.desk.kind import Citations
from croupier.floor.parts.stations.clauses import StationClauses
from croupier.games.tote.clauses import BOOK

CANCELLED = cite(BOOK, "A.1")
CASHED = cite(BOOK, "A.2")
FACILITY = cite(BOOK, "A.3")
RACE = cite(BOOK, "A.5")
REFUNDED = cite(BOOK, "A.6")
TRACK = cite(BOOK, "A.8")
MACHINE = cite(BOOK, "A.9")
WAGERS = cite(BOOK, "B.1")
TICKET = cite(BOOK, "B.2")
FINAL = cite(BOOK, "B.3")
DELIVERED = cite(BOOK, "B.4")
PERMITTED = cite(BOOK, "C")
CASHING = cite(BOOK, "D.1")
VERIFIED = cite(BOOK, "D.2")
NOT_PAID = cite(BOOK, "D.2b")
BY_RESULT = cite(BOOK, "D.3")
SIGNAL = cite(BOOK, "D.4")
OFFICIAL = cite(BOOK, "D.5")
POSTING_ERROR = cite(BOOK, "D.6")
LOST = cite(BOOK, "D.7.a")
MUTILATED = cite(BOOK, "D.7.b")
CANCEL = cite(BOOK, "E.1")
WHOLE_TICKET = cite(BOOK, "E.2")
CANCEL_AT_MACHINE = cite(BOOK, "E.3")
CANCEL_BY_HAND = cite(BOOK, "E.4")
SCRATCHED = cite(BOOK, "F.1.a")
NOT_RUN = cite(BOOK, "F.1.b")
BREAKDOWN = cite(BOOK, "F.1.c")
REFUND_OPEN = cite(BOOK, "F.2")
REFUND_CLOSED = cite(BOOK, "F.3")
EXPLAINED = cite(BOOK, "G")

STATION = StationClauses(money_in=WAGERS, credited=CASHING, attended=MACHINE, voided=FINAL)
CITATIONS = Citations(play=WAGERS, supervision=TRACK, malfunction=BREAKDOWN, rack=CASHING, box=WAGERS)
