"""What each frame asks, in words, and the clause behind it. Oneida roulette's, where no document is named."""

from collections.abc import Mapping

from tools import wire_words_baccarat as baccarat
from tools import wire_words_tote as tote

ASKS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "terminal": {
        "lay-buy-in": ("the player lays money on the terminal", "`oneida-roulette:I.3.a.i`"),
        "verify-credit": ("the player accepts the credited amount", "`I.3.a.vii`"),
        "report-credit": ("the player says the amount is wrong", "`I.9.e`"),
        "cash-out-to-voucher": (
            "all credits on a voucher, or above a limit by hand",
            "`ilani:4.c`",
        ),
        "redeem-voucher": (
            "a voucher put in, by the 18 digits of its number",
            "`ilani:4.c`",
        ),
        "place-bet": ("one of the six chips on a spot", "`I.3.b.iii`"),
        "place-bets": ("bets that the player kept, all or none", "`I.3.b.iii`"),
        "cancel-bet": ("cancel, then the bet touched", "`I.3.b.iv`"),
        "undo": ("reverse the last action", "`I.3.b.v`"),
        "recall": ("the last game's bets again", "`I.3.b.vi`"),
        "clear": ("remove all bets", "`I.3.b.vii`"),
        "neighbours": ("neighbour's bet on the last selected number", "`I.3.b.viii`"),
        "ask-cash-out": ("cash-out selected", "`I.8.a`"),
        "confirm-cash-out": ("and confirmed", "`I.8.b`"),
        "withdraw-cash-out": ("or not", ""),
        "call-attendant": ("someone is wanted here", ""),
    },
    "console": {
        "take-buy-in": ("money given by hand for a named terminal, onto the clipboard", "`I.3.a.ii`"),
        "pick-up-buy-in": ("onto the clipboard", "`I.3.a.ii`"),
        "count-buy-in": ("counted beside the drop box", "`I.3.a.iii`"),
        "credit-buy-in": ("terminal selected, amount confirmed, credited", "`I.3.a.iv` `v`"),
        "drop-buy-in": ("the currency into the drop box", "`I.3.a.vi`"),
        "correct-buy-in": ("what the player reported: void and correct, no round in play", "`I.9.e`"),
        "new-game": ("betting opens, the clock runs", "`I.2.a`"),
        "no-more-bets": ("the dealer closes betting, the ball in the track", "`I.6.a` `d`"),
        "confirm-number": ("the dealer confirms the winning number", "`I.6.e`"),
        "void-game": ("no spin or void, by a named reason", "`I.9`"),
        "select-cash-out": ("terminal and cash-out selected", "`I.8.d`"),
        "count-chips": ("chips removed, verified and confirmed", "`I.8.e` `f`"),
        "deliver-chips": ("to the player, in a chip holder", "`I.8.g`"),
        "take-table": ("relief: this dealer works the table now", "`I.2.a`"),
        "receive-slip": ("the dealer has counted the chips of a slip in or out, and signs", ""),
        "leave-table": ("the dealer goes, between games; an alarm says that nobody deals", ""),
        "call-supervisor": ("a supervisor is wanted", "`I.2.b`"),
        "answer-attendant": ("a player's call is answered", ""),
    },
    "supervisor": {
        "open-table": (
            "wheel and ball measured, the ball attested non-metallic or its approval named, float counted",
            "`I.1.b` `A.6`",
        ),
        "call-off-spin": ("no spin at a live table; late, a foreign object needs words", "`H`"),
        "open-unmeasured": ("float counted, at a table whose document asks for no measure", ""),
        "close-table": ("no round in play, no credits left", ""),
        "refund-game": ("refund of a void game", "`I.9.k`"),
        "void-read": (
            "what counts only before the ball rests, called once the reader has a number, with the reason",
            "`I.9.h`",
        ),
        "correct-buy-in": ("a correction that no player reported", "`I.9.e`"),
        "void-settled": ("a wrong number found after settlement", "`I.9.d`"),
        "release-terminal": ("a dispute is settled", ""),
        "clear-acceptor": (
            "a bill acceptor is put right; if a bill was on its way, whether it went back or is in the box",
            "`ilani:3.a`",
        ),
        "answer-call": ("a call is answered", "`I.2.b`"),
        "answer-attendant": ("a player's call is answered", ""),
        "restart-table": ("a table that stopped after an error goes on", "`I.2.b`"),
        "open-enclosed": (
            "a dealerless table: its wheel found enclosed and driven by its motor; no float",
            "`ilani:2.b`",
        ),
        "open-station": ("a station opens, with the reason", "`ilani:3.a`"),
        "close-station": ("a station that holds no money closes", "`ilani:3.a`"),
        "pay-by-hand": (
            "a cash-out that was asked for is paid in currency; its slip is printed",
            "`ilani:4.c`",
        ),
        "go-on-duty": ("at work from now on", "`I.2.b`"),
        "go-off-duty": ("no longer; an alarm where too few supervisors are left", "`I.2.b`"),
        "fill-table": (
            "in a house without a cage: chips for the rack; the witness by name, on duty, not the sender",
            "",
        ),
        "credit-table": ("in a house without a cage: chips out of the rack", ""),
        "pick-up-drop": ("the box goes to the count room", ""),
        "request-fill": ("chips for the rack are requested on a numbered slip, by value", ""),
        "request-credit": ("chips of the rack are to go back to the cage, on a numbered slip", ""),
        "confirm-slip": ("a floorperson who did not request it has seen it and signs: the rack changes", ""),
        "cancel-slip": ("a slip that nobody else has signed is cancelled", ""),
        "write-hand-pay": ("a cash-out on a slip, printed at once, that the cage pays", "`ilani:4.c`"),
        "print-hand-pay-again": ("a hand pay slip of this table once more, marked duplicate", "`ilani:4.c`"),
        "count-float": ("the rack counted, between games", ""),
        "void-game": (
            "no spin or void, by a named reason: at a dealerless table nobody else can",
            "`ilani:5.a`",
        ),
        **baccarat.OVERSEEING,
    },
    "seat": {
        "ask-chips": (
            'money laid for chips of this value each; VALUE `"0.00"` asks for value chips',
            "`C.1` `C.2`",
        ),
        "ask-colour-out": ("the dealer is asked to change the colour chips back", "`C.2`"),
        "take-chips-away": ("the value chips in hand leave with the player", "`C.1`"),
        "redeem-voucher": ("always refused: wagers are made with chips here", "`C.1`"),
        "cash-out-to-voucher": (
            "always refused: a player leaves with value chips",
            "`C.1`",
        ),
        "lay-wager": ("chips on a spot; TENDER is `colour` or `value`", "`C.1`"),
        "take-back": ("all that the seat has there", "`C.3`"),
        "call-wager": ("a verbal wager with cash beside it", "`C.1`"),
        "lay-wagers": ("several wagers, all or none", "`C.1`"),
        "double-wagers": ("as much again on every wager of the seat, all or nothing", "`C.1`"),
        "rebet": ("the wagers of the seat's last game, all or nothing", "`C.1`"),
        "undo-wagers": ("reverse the seat's last movement in this game", "`C.3`"),
        "clear-wagers": ("take back all that the seat has on the layout", "`C.3`"),
        "call-attendant": ("someone is wanted here", ""),
    },
    "felt": {
        "issue-chips": ('counted, dropped, issued; COLOUR `""` is value chips', "`C.2`"),
        "take-money": ("money laid by hand, without a tablet: asked for and issued in one", "`C.1` `C.2`"),
        "colour-out": ("colour chips in hand for value chips", "`C.2`"),
        "take-chips-away": ("value chips that have left with the player", "`C.1`"),
        "lay-for": ("a wager placed as the player says", "`C.3`"),
        "accept-called": (
            "the cash counted, as it was called, into the drop box; chips on the spot",
            "`C.1`",
        ),
        "new-game": ("betting opens", "`B.2`"),
        "spin-ball": ("`clockwise` or `counterclockwise`; sends the simulated wheel off too", "`F.1`"),
        "no-more-bets": ("betting closes; nothing else closes it but a ball that lands", "`F.2`"),
        "call-no-spin": ("wagers stand, betting reopens, the ball is taken out", "`H`"),
        "announce-number": ("a number, or any result of the game; again to put it right", "`F.3`"),
        "place-crown": ("on the number; winning fifths join it", "`F.3`"),
        "collect-losers": ("losing wagers first", "`F.4`"),
        "leave-post": ("the mucker goes, and the dealer works the table alone", "`B.3`"),
        "count-mucked": ("what was collected, stacked and counted", "`B.3`"),
        "pay-winners": ("then winning wagers", "`F.4`"),
        "take-table": ("takes the dealer's place, or the mucker's", "`B.1`"),
        "receive-slip": ("the dealer has counted the chips of a slip in or out, and signs", ""),
        "leave-table": ("the dealer goes, between games; an alarm says that nobody deals", ""),
        "call-supervisor": ("a supervisor is wanted", "`B.1`"),
        "answer-attendant": ("a player's call is answered", ""),
    },
    "position": baccarat.POSITION,
    "dealing": baccarat.DEALING,
    "cage": {
        "open-drawer": ("the cashier of a window has counted its imprest, blind", ""),
        "close-drawer": ("the drawer is counted, blind, and goes back to the vault", ""),
        "close-left-drawer": (
            "a supervisor has counted the drawer of a cashier who left, before a witness",
            "",
        ),
        "fund-drawer": ("currency from the vault, before a witness", ""),
        "return-to-vault": ("currency back to the vault, before a witness", ""),
        "redeem-voucher": ("a voucher is paid, by the 18 digits of its number", "`ilani:4.c`"),
        "pay-hand-pay": ("a hand pay slip is paid", "`ilani:4.c`"),
        "pay-unclaimed": ("what a voided game gave back to a player who had left is paid", ""),
        "sell-chips": ("value chips for currency", ""),
        "redeem-chips": ("currency for value chips", ""),
        "redeem-colour": ("chips without value: always refused, with the table's clause", "`C.2`"),
        "count-inventory": ("the chips of the vault are counted, every value, before a witness", ""),
        "prepare-fill": ("the chips of a fill are counted out of the vault, and the cashier signs", ""),
        "take-credit": ("the chips of a credit are counted into the vault, and the cashier signs", ""),
        "carry-slip": ("the runner takes chips and slip, and signs", ""),
        "print-slip-again": ("the paper of a fill or credit once more, marked duplicate", ""),
        "print-hand-pay-again": ("a hand pay slip once more, marked duplicate", "`ilani:4.c`"),
    },
    "teller": tote.TELLER,
    "self-service": tote.SELF_SERVICE,
    "mutuels": tote.MUTUELS,
}
_FAULTS = "`with-rotation`, `short-spin`, `foreign-object`, `ball-out`, `misread`"
DEVICES: Mapping[tuple[str, str], str] = {
    ("terminal", "bill"): (
        "to the simulated bill acceptor of a dealerless demonstration only: 1, 5, 10, 20, 50 or 100 dollars; "
        "a bill that is not taken is answered by a refusal with a null id"
    ),
    ("console", "wheel"): (
        "to the simulated wheel only: `throw`, or, in a demonstration, a fault (elsewhere answered by a "
        f"refusal with a null id): {_FAULTS}, `ball-not-dropped`, `malfunction`"
    ),
    ("felt", "wheel"): (
        "to the simulated wheel of a demonstration only: what its next spin shows: "
        f"{_FAULTS}; Big Six: `short-spin`, `between`"
    ),
    ("teller", "keypad"): "what is keyed in: the view's `preview` says how it is read and what it costs",
    (
        "teller",
        "damaged",
    ): (
        "a ticket that cannot be scanned: `TRANSACTION DIGITS`, with `?` for each digit that cannot be read; "
        "if that identifies it, a second person is asked to sign (`oneida-parimutuel:D.7.b`); "
        "failures are counted"
    ),
    ("self-service", "keypad"): "the same",
    ("self-service", "bill"): "to the simulated bill acceptor of a demonstration only, as at a terminal",
    (
        "mutuels",
        "track",
    ): "to the simulated track of a demonstration only: a fault for its next race",
    (
        "mutuels",
        "cards",
    ): "the digest of a card in the operator's folder: it is published (`oneida-parimutuel:A.8`)",
    ("tote-board", "replay"): "the number of a race that is over: the view's `replay` shows it again",
    ("dealing", "shoe"): (
        "to a virtual shoe only (elsewhere answered by a refusal with a null id): the dealer who works the "
        "table draws its next card; WHAT is any text, like `draw`"
    ),
}
"""What a hand may do at a simulated device, by screen and device."""
