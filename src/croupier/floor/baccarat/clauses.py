"""The clauses that decide what happens at a mini-baccarat table: of its book's procedure, and of its play."""

from functools import cache

from croupier.base.names import Citation
from croupier.desk.kind import Citations
from croupier.games.baccarat.rules import BaccaratRules, read_rules
from croupier.games.library import load

BOOK = "oneida-minibaccarat"


class BaccaratCitations(Citations, frozen=True):
    """By what is done; `chips`, `tender`, `verbal`, `position` and `closing` are those of wagers.

    The dealer's announcement is `no_more_bets`; what it forbids to players is `closing`.
    """

    chips: Citation
    tender: Citation
    verbal: Citation
    position: Citation
    closing: Citation
    no_more_bets: Citation
    notifying: Citation
    equipping: Citation
    batching: Citation
    inspecting: Citation
    verifying: Citation
    spreading: Citation
    washing: Citation
    stacking: Citation
    shuffling: Citation
    offering: Citation
    cutting: Citation
    loading: Citation
    recutting: Citation
    idling: Citation
    leaving_alone: Citation
    drawing: Citation
    reshuffling: Citation
    dealing: Citation
    facing_up: Citation
    facing_down: Citation
    handing: Citation
    announcing: Citation
    third_cards: Citation
    last_hand: Citation
    concluding: Citation
    paying: Citation
    discarding: Citation
    handling: Citation
    marking: Citation
    collecting: Citation
    misdealing: Citation
    overdrawing: Citation
    finding: Citation
    running_out: Citation
    relinquishing: Citation
    limiting: Citation
    posting_change: Citation
    facing_thirds: Citation

    def forbidding(self, offered: Citation | None) -> Citation:
        """The document says of nearly every act whose it is; of the rest, who works a table."""
        return offered or self.supervision


@cache
def baccarat_rules(book: str = BOOK) -> BaccaratRules:
    return read_rules(load(book).game("baccarat"))


@cache
def citations_of(book: str) -> BaccaratCitations:
    rules = baccarat_rules(book)
    done = {name.replace("-", "_"): leaf.clause for name, leaf in rules.procedure.items()}
    play, staffing, holding = rules.play, done.pop("staffing"), done.pop("holding")
    announced = done.pop("closing")
    return BaccaratCitations(
        play=play.positions.clause,
        supervision=staffing,
        malfunction=done["drawing"],
        rack=holding,
        box=play.verbal.clause,
        chips=play.coupon.clause,
        tender=play.tender.clause,
        verbal=play.verbal.clause,
        position=play.positions.clause,
        closing=play.closing.clause,
        no_more_bets=announced,
        **done,
    )
