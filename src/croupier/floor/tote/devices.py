"""The devices that a tote's settings choose: printers, bill acceptors, the sending track."""

from croupier.base.names import TerminalId
from croupier.desk.running import Around
from croupier.devices.acceptor import Acceptor, Station
from croupier.devices.linked_track import LinkedTrack, shared_key
from croupier.devices.makers import ACCEPTORS, PAPER_PRINTERS, TRACKS
from croupier.devices.printer import Printer, PrinterPlace
from croupier.devices.steady_clock import now
from croupier.devices.track import Track, TrackPlace
from croupier.devices.validation import ValidationKey, key_file
from croupier.floor.tote.guest_link import GuestLink
from croupier.floor.tote.hosting import Hosting
from croupier.floor.tote.settings import ToteSettings, card_of, listening_at
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_numbers import TicketNumbers


def printers_of(tote: Tote, settings: ToteSettings, around: Around) -> dict[TerminalId, Printer]:
    """One for each window and each self-service terminal."""
    found = {}
    for one in (*tote.drawers, *tote.terminals):
        maker, address = PAPER_PRINTERS.find(settings.printers.get(one, settings.printer))
        found[one] = maker(PrinterPlace(f"{around.table}-{one}", around.folder), address)
    return found


def numbers_of(tote: Tote, settings: ToteSettings, around: Around) -> TicketNumbers:
    key = ValidationKey.kept(key_file(around.folder) if around.folder else None)
    return TicketNumbers(tote, key, settings.site.system)


def acceptors_of(tote: Tote, settings: ToteSettings, around: Around) -> dict[TerminalId, Acceptor]:
    maker, address = ACCEPTORS.find(settings.acceptor)
    return {one: maker(Station(around.table, one, around.folder), address) for one in tote.terminals}


def hosting_of(tote: Tote, settings: ToteSettings, around: Around) -> Hosting | None:
    """Where guests come in; None at a tote that has none."""
    if not settings.link:
        return None
    keys = {one.name: shared_key(one.key) for one in settings.guests if one.name in tote.guests}
    return Hosting(tote, around, listening_at(settings.link), keys, settings.cycle_seconds)


def guest_link_of(tote: Tote, track: Track, settings: ToteSettings, around: Around) -> GuestLink | None:
    if not isinstance(track, LinkedTrack):
        return None
    return GuestLink(tote, track, around, settings.cycle_seconds, settings.clock_seconds)


def track_of(settings: ToteSettings, around: Around) -> Track:
    maker, address = TRACKS.find(settings.track)
    place = TrackPlace(
        table=around.table,
        folder=around.folder,
        speed=settings.track_speed,
        now=now(),
        at=around.time(),
        card=None if settings.cards else card_of(settings),
        brisk=settings.brisk,
        from_desk=bool(settings.cards),
        site=settings.link_name,
        key=settings.link_key,
    )
    return maker(place, address)
