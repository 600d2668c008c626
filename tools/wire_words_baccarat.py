"""What each frame of a mini-baccarat table asks, in words, and the clause of its document behind it."""

from collections.abc import Mapping

Asked = tuple[str, str]
BOOK = "oneida-minibaccarat"


def _cited(frames: Mapping[str, tuple[str, ...]]) -> Mapping[str, Asked]:
    """The words of each frame first, then its clauses; the document is named with each."""
    return {
        name: (says, " ".join(f"`{BOOK}:{clause}`" for clause in clauses))
        for name, (says, *clauses) in frames.items()
    }


_SIDE = "SIDE is `player` or `banker`"
POSITION = _cited(
    {
        "ask-value-chips": ("money laid for value chips; there are no others here", "G.3"),
        "take-chips-away": ("the chips in hand leave with the player, who owes no vigorish", "G.3", "M.3.d"),
        "redeem-voucher": ("always refused: wagers are made with chips here", "G.3"),
        "cash-out-to-voucher": (
            "always refused: a player leaves with value chips",
            "G.3",
        ),
        "lay-wager": (
            "chips on `player`, `banker` or `tie`; TENDER is `value`, COUPON a match play coupon's amount",
            "G.2",
            "G.3",
        ),
        "take-back": ("all that the position has there, until No More Bets", "G.4"),
        "lay-wagers": ("several wagers, all or none", "G.3"),
        "double-wagers": ("as much again on every wager of the position, all or nothing", "G.3"),
        "rebet": ("the wagers of the position's last round, all or nothing", "G.3"),
        "undo-wagers": ("reverse the position's last movement in this round", "G.4"),
        "clear-wagers": ("take back all that the position has on the layout", "G.4"),
        "call-wager": ("a verbal wager with cash beside it", "G.3"),
        "call-attendant": ("someone is wanted here",),
        "ask-for-spread": ("the batch that the shuffler stored is spread before it is cut", "E.6"),
        "cut-cards": (
            "the cut that is offered here: so many cards lie before the cutting card",
            "E.2",
            "E.3",
        ),
        "decline-cut": ("the cut goes to the next player", "E.2"),
        "turn-cards": (f"a hand that was handed here is returned face up; {_SIDE}", "J.3.c"),
        "give-up-cards": ("the right to turn a hand goes to the next player", "N.5"),
        "accept-cards": ("the right that is offered here is taken", "N.5"),
        "decline-cards": ("or not", "N.5"),
    }
)
DEALING = _cited(
    {
        "issue-value-chips": ("counted, dropped, issued", "G.3"),
        "take-money-for-value": ("money laid by hand: asked for and issued in one", "G.3"),
        "take-chips-away": ("value chips that have left with the player", "G.3", "M.3.d"),
        "lay-for": ("a wager placed as the player says; TENDER is `value`", "G.3"),
        "accept-called": ("the cash into the drop box, chips on the spot; after `confirm-called`", "G.3"),
        "answer-attendant": ("a player's call is answered",),
        "inspect-cards": ("the cards are sorted and inspected", "D.1"),
        "spread-cards": ("FACE is `up`; at an idle table `up` or `down`", "D.2", "E.6"),
        "show-cards": ("the player at this position looks at them", "D.2", "E.6"),
        "stack-cards": ("turned down, washed where no shuffler is used, stacked", "D.3", "D.4"),
        "shuffle-cards": ("no vigorish may lie on a button", "E.1", "M.3.b"),
        "cut-cards": ("for the player to whom the cut is offered, or when all have declined", "E.2", "E.3"),
        "decline-cut": ("the player has said no", "E.2"),
        "load-shoe": ("one cutting card so many cards from the back, the stack into the shoe", "E.4", "I"),
        "deal-card": (
            'the next card of a shoe whose cards are keyed, like `"10H"`; `""` is one that lies face down',
            "J.3",
            "H",
        ),
        "find-face-up": ("a card that lies face up in the shoe", "N.3"),
        "key-card": ("the face of a card that no shoe has read; DRAW counts the shoe's cards", "H"),
        "lay-kept": ("a card that was kept is the first of this hand", "N.2"),
        "cutting-card-appears": ("removed and laid aside", "J.8"),
        "announce-last-hand": ("after the hand in which the cutting card appeared", "J.8"),
        "rule-on-card": (
            "a card in error: did it lie with the Player's Hand, was it disclosed: `true` or `false`",
            "N.1",
            "N.2",
        ),
        "void-round": ("too few cards are left", "N.4"),
        "hand-cards": (f"option c: to the player who has the right; {_SIDE}", "J.3.c"),
        "turn-cards": (
            f"the dealer turns a hand that no player turns, or says that a player returned it; {_SIDE}",
            "J.3.b",
            "J.3.c",
            "N.5",
        ),
        "give-up-cards": ("for a player who gives the cards up aloud", "N.5"),
        "take-cards": ("the right to turn is taken away, with the reason", "N.5"),
        "accept-cards": ("for a player who says yes aloud", "N.5"),
        "decline-cards": ("or no", "N.5"),
        "announce-count": (f"of two cards, the Player's Hand first; {_SIDE}", "J.4"),
        "announce-result": ("final counts and the winner, or Tie Hand", "L.1"),
        "collect-losing-wagers": ("losers first; void wagers go back with them", "L.2"),
        "pay-winner": ("the position that is due in the house's procedure, a to d", "L.2"),
        "take-vigorish": ("collected or marked, at the position that is due", "L.2", "M.3.b"),
        "collect-vigorish": ("what a button shows, between hands", "M.3.d"),
        "discard-cards": ("into the discard rack, in order", "L.3"),
        "new-game": ("betting opens", "J.3"),
        "no-more-bets": ("betting closes; nothing else closes it", "J.2", "G.4"),
        "take-table": ("relief: this dealer works the table now", "D.1"),
        "receive-slip": ("the dealer has counted the chips of a slip in or out, and signs",),
        "leave-table": ("the dealer goes, between games; an alarm says that nobody deals",),
        "call-supervisor": ("a supervisor is wanted", "D.1"),
    }
)
OVERSEEING = _cited(
    {
        "confirm-called": ("the floorperson's word on a verbal wager, before the dealer's", "G.3"),
        "give-dealing-notice": (
            "the director: OPTION `a`, `b` or `c`, in writing, DATED like `2026-11-16`",
            "J.3",
        ),
        "receive-cards": (
            'decks, colours of backs and cutting cards, both attested; SECOND_BACK `""` without a shuffler',
            "B.3",
            "B.4",
        ),
        "verify-cards": ("the floorperson verifies the dealer's inspection", "D.1"),
        "order-recut": ("a supervisor: an improper cut, with the reason", "E.5"),
        "confirm-card": ("the floorperson sees the card that the dealer keyed", "H"),
        "take-cards": ("the right to turn is taken away, with the reason", "N.5"),
        "document-vigorish": ("what a player owes and does not pay, with the reason", "M.3.b", "M.3.d"),
    }
)
