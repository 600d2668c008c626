"""`croupier tote import`: a card from the industry's single-file layout."""

from dataclasses import dataclass
from typing import Annotated

from cyclopts import Parameter

from croupier.base.refusal import Refused
from croupier.cli.intake import read_text
from croupier.cli.screen import say_json
from croupier.devices.track_time import SystemZones, zone_fault
from croupier.games.tote.program.drf_import import Added, import_drf
from croupier.games.tote.program.drf_notes import named_pools
from croupier.games.tote.program.reading import read_card
from croupier.games.tote.program.writing import written_card


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True, slots=True)
class ImportOptions:
    """What a card says and the layout does not."""

    track: str
    """The track's name in full."""
    zone: str
    """Its time zone, like America/Chicago."""
    meet: str
    """The name of the meet."""
    meet_first: str
    """Its first day, like 2026-10-02."""
    meet_last: str
    """Its last day."""
    profile: str = "model"
    """The track profile that has the terms of its pools."""
    session: str = "D"
    """D for the day's card, E for the evening's."""
    pool: tuple[str, ...] = ()
    """KIND=LEAST, or KIND=LEAST@RACES for a pool over several races; once for each pool."""
    entries_close: str | None = None
    """When entries closed, like 2026-11-19T10:00:00-06:00; without it no race is called overnight."""
    nominations_close: str | None = None
    """When nominations to stake races closed; a stake race is refused without it."""

    def added(self) -> Added:
        pools, starts = named_pools(self.pool, self.profile)
        return Added(
            name=self.track,
            zone=self.zone,
            profile=self.profile,
            meet=self.meet,
            first=self.meet_first,
            last=self.meet_last,
            session=self.session,
            pools=pools,
            starts=starts,
            entries_close=self.entries_close,
            nominations_close=self.nominations_close,
        )


def import_card(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, options: ImportOptions
) -> None:
    """Make a JSON card of a file in Brisnet's comma-delimited single-file layout (.DRF), and check it.

    What a card says and the layout does not, the options say. Pools are those of the track profile at its
    least bets, but for pools over several races: name each with the races it begins with, as in
    --pool daily-double=1.00@1,7. With any --pool only the named pools are offered.

    Parameters
    ----------
    file
        A .DRF file, or - for standard input.
    """
    card = read_card(import_drf(read_text(file), options.added(), SystemZones()))
    if wrong := zone_fault(card):
        raise Refused(wrong)
    say_json(written_card(card))
