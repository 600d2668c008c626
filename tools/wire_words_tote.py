"""What each frame of the tote's screens asks, in words, and the clause behind it."""

_CLAUSE = "`oneida-parimutuel:{}`"


def _by(clause: str) -> str:
    return _CLAUSE.format(clause)


_TICKETS = {
    "sell-ticket": ("a ticket with these bets, like `R4 $2 EXACTA BOX 1,3,5`, at most twelve", _by("B.1")),
    "cash-ticket": ("a ticket verified and paid at once; credited at a self-service terminal", _by("D.1")),
    "cancel-ticket": ("cancelled by its serial number, where it was issued", _by("E.3")),
    "cancel-inserted": ("cancelled by the ticket itself, where it was issued", _by("E.3")),
    "exchange-ticket": ("a twin trifecta's winner for a choice in its second race, like `1/2/3`", _by("C.9")),
}
TELLER = {
    "open-drawer": ("the teller of a window has counted its imprest, blind", ""),
    "close-drawer": ("the drawer is counted, blind, and goes back to the vault", ""),
    "close-left-drawer": ("a supervisor closes the drawer of a teller who has left", ""),
    "fund-drawer": ("currency from the vault, before a witness", ""),
    "return-to-vault": ("currency back to the vault, before a witness", ""),
    **_TICKETS,
    "present-ticket": ("a ticket is verified: the screen shows what is due on it", _by("D.2")),
    "pay-ticket": ("the ticket that was presented at this window is paid", _by("D.1")),
    "return-ticket": ("it goes back to its customer unpaid", _by("D.2")),
    "ask-manual-cancel": ("the teller has marked the original and signs", _by("E.4")),
    "withdraw-manual-cancel": ("or thinks better of it", _by("E.4")),
    "claim-ticket": ("a claim without a ticket that can be read: always refused", _by("D.7.a")),
    "claim-undelivered": (
        "a ticket that never came out of its printer is asked to be paid; a second person signs",
        _by("B.4"),
    ),
    "withdraw-claim": ("or not", _by("D.2")),
    "pay-difference": ("what a corrected payoff still owes whoever cashed the ticket", _by("D.6")),
}
SELF_SERVICE = {
    **_TICKETS,
    "ask-cash-out": ("the credit is to be paid by hand", _by("D.1")),
    "withdraw-cash-out": ("or not", _by("D.1")),
    "cash-out-to-voucher": ("the credit on a voucher, or above a limit by hand", _by("D.1")),
    "redeem-voucher": ("a voucher put in, by the 18 digits of its number", _by("D.1")),
    "call-attendant": ("someone is wanted here", _by("A.9")),
}
MUTUELS = {
    "open-wagering": ("the published card is on sale", _by("B.1")),
    "close-card": ("every race is decided, and the race day is over", _by("D.3")),
    "set-post-time": ("the track's latest post time, in microseconds of UTC", _by("B.3")),
    "scratch-runner": ("a runner does not start, `6` or `1A`", _by("F.1.a")),
    "stop-betting": ("betting on a race closes by hand", _by("B.3")),
    "report-finish": ("the finish as seen, like `6-2=3-1`, while the feed is lost", _by("D.4")),
    "post-inquiry": ("the stewards look into the race", _by("D.3")),
    "clear-inquiry": ("and are done", _by("D.3")),
    "declare-official": ("the official sign, as seen while the feed is lost", _by("D.5")),
    "call-off-race": ("cancelled, no race, or no race after a breakdown", _by("F.1.b")),
    "post-payoffs": ("payoffs as seen, like `6-2 45.60` for $2, while the feed is lost", _by("D.4")),
    "correct-payoffs": ("a posting error put right; without payoffs, by our own arithmetic", _by("D.6")),
    "correct-finish": ("a finish that was entered here from the picture, put right", _by("D.6")),
    "stop-cashing": ("no winning ticket is paid; the words are announced to everyone", _by("D.6")),
    "resume-cashing": ("they are paid again", _by("D.6")),
    "stop-selling": ("no tickets are sold", _by("B.1")),
    "resume-selling": ("they are sold again, once both sets of totals agree", _by("B.1")),
    "sign-manual-cancel": ("a supervisor signs what a teller cancels by hand", _by("E.4")),
    "sign-claim": (
        "a damaged or undelivered ticket that a teller asks to pay lies at their window, to be paid",
        _by("D.2"),
    ),
    "withdraw-claim": ("or the claim is declined", _by("D.2")),
    "clear-acceptor": ("the acceptor of a terminal is put right; what became of its bill", _by("A.9")),
    "pay-by-hand": ("a cash-out of a terminal is paid in currency", _by("D.1")),
    "write-hand-pay": ("or on a slip that the cage pays", _by("D.1")),
    "answer-attendant": ("a call from a terminal is answered", _by("A.9")),
}
