"""The daily program of a race day (Oneida G): races, runners, pools and minimums, and how wagering works."""

from collections.abc import Iterator

import msgspec

from croupier.base.money import show_dollars
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.program.card import ProgramRace, ProgramRunner, RaceCard
from croupier.games.tote.program.cloths import Cloth, cloth_of
from croupier.games.tote.program.explanations import (
    Explanation,
    Explanations,
    explanations,
    terms_in_words,
)
from croupier.games.tote.program.paper_words import PaperWords, paper_words
from croupier.games.tote.program.words import RIDERS, show_date
from croupier.games.tote.program.writing import card_digest


class RunnerRow(msgspec.Struct, frozen=True):
    """A line of a race's table. `cells` follow the columns; the number stands in its cloth."""

    number: str
    cloth: Cloth
    cells: tuple[str, ...]
    scratched: bool


class DailyProgram(msgspec.Struct, frozen=True, kw_only=True):
    """`facility` is where it is handed out and bets are taken."""

    facility: str
    card: RaceCard
    language: str = "en"

    def pdf(self) -> bytes:
        from croupier.paper.race_program_pdf import program_pdf  # noqa: PLC0415 - loads reportlab

        return program_pdf(self)

    def html(self) -> str:
        from croupier.paper.race_program_html import program_html  # noqa: PLC0415 - it knows this struct

        return program_html(self)

    @property
    def title(self) -> str:
        return f"{self.card.track.name}, {show_date(self.card.date, self.language)}"

    @property
    def words(self) -> PaperWords:
        return paper_words(self.language)

    @property
    def told(self) -> Explanations:
        return explanations(self.language)

    @property
    def digest(self) -> str:
        return card_digest(self.card)

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The pools that are offered in some race of the day."""
        offered = {pool.kind for pool in self.card.pools()}
        return tuple(kind for kind in Kind if kind in offered)

    def explained(self) -> Iterator[tuple[Explanation, str]]:
        """Each pool that is offered, with the terms the track sets for it."""
        offers = load_track(self.card.track.profile).offers
        for kind in self.kinds:
            yield self.told.pools[kind], terms_in_words(offers.pools[kind], self.language)

    def columns(self, race: ProgramRace) -> tuple[str, ...]:
        """Beside the number; only those that some runner of the race has something in."""
        return tuple(self.words.columns[field] for field in self.fields(race))

    def rows(self, race: ProgramRace) -> Iterator[RunnerRow]:
        for runner in race.runners:
            cells = tuple(self._cell(runner, field) for field in self.fields(race))
            yield RunnerRow(
                runner.number, cloth_of(self.card.sport, runner.interest), cells, runner.scratched
            )

    def fields(self, race: ProgramRace) -> tuple[str, ...]:
        """What the columns show of each runner."""
        rider = RIDERS[self.card.sport]
        every = ("post", "name", rider, "trainer", "owner", "colours", "weight", "claim", "line")
        return tuple(field for field in every if field and self._anyone(race, field))

    def _anyone(self, race: ProgramRace, field: str) -> bool:
        return any(self._cell(runner, field) for runner in race.runners)

    def _cell(self, runner: ProgramRunner, field: str) -> str:
        if field == "claim":
            return show_dollars(runner.claim) if runner.claim else ""
        if field == "line" and runner.scratched:
            return self.words.scratched
        value = getattr(runner, field)
        return "" if value is None else str(value)
