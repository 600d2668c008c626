"""The explanation that is posted in conspicuous places (Oneida G): wagering, and each pool offered."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from croupier.base.money import show_dollars
from croupier.games.tote.kinds import Kind
from croupier.games.tote.offers import Offers
from croupier.games.tote.program.explanations import Explanation, explanations, terms_in_words
from croupier.paper.page_html import html_page

if TYPE_CHECKING:
    from croupier.paper.paper import Paper

TITLE = "How parimutuel wagering works"
_SIZE = 8.0
"""Points: all of it fits on two pages that hang side by side."""


class WageringNotice(msgspec.Struct, frozen=True, kw_only=True):
    """`offers` are those of the sending track whose races are shown here."""

    facility: str
    track: str
    offers: Offers

    def paper(self) -> "Paper":
        from croupier.paper.paper import Paper  # noqa: PLC0415 - loads reportlab

        paper = Paper(f"{TITLE} at {self.facility}", size=_SIZE)
        for one in explanations().general:
            paper.say(f"{one.title}. {one.says}", f"§ {one.clause}")
        paper.table(
            f"Pools of {self.track}",
            ("pool", "you win if", "say", "least bet", "terms", "clause"),
            self._rows(),
        )
        ways = [(one.title, one.says, one.example, f"§ {one.clause}") for one in explanations().ways]
        paper.table("Several bets on one ticket", ("", "", "say", "clause"), ways)
        return paper

    def pdf(self) -> bytes:
        return self.paper().pdf()

    def html(self) -> str:
        from croupier.paper.race_program_html import explained_list  # noqa: PLC0415 - it knows programs

        general = explained_list((one, "") for one in explanations().general)
        pools = explained_list((one, f"From {least}; {terms}") for one, least, terms in self.pools())
        ways = explained_list((one, "") for one in explanations().ways)
        parts = (
            f"<h1>{TITLE}</h1>",
            general,
            "<h2>The pools</h2>",
            pools,
            "<h2>Several bets on one ticket</h2>",
            ways,
        )
        return html_page(f"{TITLE} at {self.facility}", parts, f"{self.facility}. Pools of {self.track}.")

    def pools(self) -> Iterator[tuple[Explanation, str, str]]:
        """Each pool that the track offers, its least bet and its terms."""
        for kind in Kind:
            if offer := self.offers.pools.get(kind):
                yield explanations().pools[kind], show_dollars(offer.least), terms_in_words(offer)

    def _rows(self) -> Iterator[tuple[str, ...]]:
        for one, least, terms in self.pools():
            yield one.title, one.says, one.example, least, terms, f"§ {one.clause}"
