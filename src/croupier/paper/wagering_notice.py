"""The explanation that is posted in conspicuous places (Oneida G): wagering, and each pool offered."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from croupier.base.money import show_dollars
from croupier.games.tote.kinds import Kind
from croupier.games.tote.offers import Offers
from croupier.games.tote.program.explanations import (
    Explanation,
    Explanations,
    explanations,
    terms_in_words,
)
from croupier.games.tote.program.paper_words import PaperWords, paper_words
from croupier.paper.page_html import html_page

if TYPE_CHECKING:
    from croupier.paper.paper import Paper

_SIZE = 8.0
"""Points: all of it fits on two pages that hang side by side."""
_POOLS = (13, 38, 22, 8, 30, 6)
_WAYS = (13, 70, 28, 6)
"""How wide each column is, in parts of the page: explanations need the most."""


class WageringNotice(msgspec.Struct, frozen=True, kw_only=True):
    """`offers` are those of the sending track whose races are shown here."""

    facility: str
    track: str
    offers: Offers
    language: str = "en"

    @property
    def words(self) -> PaperWords:
        return paper_words(self.language)

    @property
    def told(self) -> Explanations:
        return explanations(self.language)

    @property
    def title(self) -> str:
        return self.words.how_here.format(facility=self.facility)

    def paper(self) -> "Paper":
        from croupier.paper.paper import Paper  # noqa: PLC0415 - loads reportlab

        words, told = self.words, self.told
        paper = Paper(self.title, size=_SIZE)
        for one in told.general:
            paper.say(f"{one.title}. {one.says}", f"§ {one.clause}")
        _, _, say, _, _, clause = words.notice_columns
        paper.table(words.pools_of.format(track=self.track), words.notice_columns, self._rows(), _POOLS)
        ways = [(one.title, one.says, one.example, f"§ {one.clause}") for one in told.ways]
        paper.table(words.ways, ("", "", say, clause), ways, _WAYS)
        return paper

    def pdf(self) -> bytes:
        return self.paper().pdf()

    def html(self) -> str:
        from croupier.paper.race_program_html import explained_list  # noqa: PLC0415 - it knows programs

        words, told = self.words, self.told
        least = ((one, words.from_least.format(least=much, terms=terms)) for one, much, terms in self.pools())
        parts = (
            f"<h1>{words.how}</h1>",
            explained_list(words.say, ((one, "") for one in told.general)),
            f"<h2>{words.all_pools}</h2>",
            explained_list(words.say, least),
            f"<h2>{words.ways}</h2>",
            explained_list(words.say, ((one, "") for one in told.ways)),
        )
        foot = f"{self.facility}. {words.pools_of.format(track=self.track)}."
        return html_page(self.title, parts, foot, self.language)

    def pools(self) -> Iterator[tuple[Explanation, str, str]]:
        """Each pool that the track offers, its least bet and its terms."""
        for kind in Kind:
            if offer := self.offers.pools.get(kind):
                terms = terms_in_words(offer, self.language)
                yield self.told.pools[kind], show_dollars(offer.least), terms

    def _rows(self) -> Iterator[tuple[str, ...]]:
        for one, least, terms in self.pools():
            yield one.title, one.says, one.example, least, terms, f"§ {one.clause}"
