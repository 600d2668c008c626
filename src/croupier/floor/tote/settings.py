"""What a configuration says of a tote."""

import json
from pathlib import Path
from typing import Annotated

import msgspec

from croupier.base import money
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.desk.messages import InstallTable
from croupier.desk.running import PlaceSettings, Speed
from croupier.desk.site import Site
from croupier.devices.makers import ACCEPTORS, PAPER_PRINTERS, TRACKS
from croupier.floor.tote.clauses import TRACK
from croupier.floor.tote.terms import TaxRule, ToteTerms
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import Offers
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.reading import read_card

Days = Annotated[int, msgspec.Meta(ge=1, le=3660)]
LINK, NO_TRACK = "link:", "none"
BasisPoints = Annotated[int, msgspec.Meta(ge=0, lt=10_000)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]


class TaxSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Since a gaming day: what is reported to the tax office, and what is withheld."""

    since: str
    report_from: str = "600.00"
    times: int = 300
    withhold_above: str = "5000.00"
    withhold_percent: int = 24


class GuestSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A site whose money is merged here: its name, and the file of the secret that is shared with it."""

    name: str
    key: str


class ToteSettings(PlaceSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`facility` and `number` are printed on every ticket. Each of `windows` has a drawer, opened with the
    `imprest`; `terminals` are self-service.

    `card` is the race card that a simulated track runs: one of the examples, or a file. `track` is where
    races come from: "simulated", a link, or "none" where nothing but picture and sound is there;
    `track_speed` is how fast a simulated one runs, and `brisk` that its races follow each other within
    minutes. `cards` is a folder of card files, from which the mutuel manager publishes one after the other.
    `profile` has the terms of the pools; empty: the one that the track of `card` names. A
    ticket is paid for `days` after its race day. `taxes` are off while there are none. `host` is the track
    whose pools our bets are merged into. `cycle_seconds` is how often odds are shown anew. `slip_printer`
    prints the hand pays of self-service terminals.

    At a guest, `track` is "link:" with its host's address, `link_name` what the host calls it, `link_key` the
    file of the secret that both share; nothing is sold while their clocks are further apart than
    `clock_seconds`. `takeouts` are its own, in basis points, where they are not its host's. At a host, `link`
    is the address where it listens for its `guests`.
    """

    facility: str = "Croupier Raceway"
    number: str = "001"
    windows: tuple[TerminalId, ...] = (TerminalId("W1"),)
    imprest: str = "2000.00"
    card: str = "model-park"
    cards: str = ""
    profile: str = ""
    track: str = "simulated"
    track_speed: Speed = 1.0
    brisk: bool = True
    host: str = ""
    days: Days = 90
    taxes: tuple[TaxSettings, ...] = ()
    printer: str = "spool"
    printers: dict[TerminalId, str] = msgspec.field(default_factory=dict)
    slip_printer: str = "spool"
    acceptor: str = "simulated"
    cycle_seconds: Seconds = 2.0
    site: Site = Site()
    link_name: str = ""
    link_key: str = ""
    clock_seconds: Seconds = 2.0
    takeouts: dict[Kind, BasisPoints] = msgspec.field(default_factory=dict)
    link: str = ""
    guests: tuple[GuestSettings, ...] = ()


def installation(tote: ToteSettings) -> InstallTable:
    """The engineer's command that puts this tote on the floor. Raises `Refused`."""
    for printer in (tote.printer, tote.slip_printer, *tote.printers.values()):
        PAPER_PRINTERS.find(printer)
    ACCEPTORS.find(tote.acceptor)
    TRACKS.find(tote.track)
    if tote.link:
        listening_at(tote.link)
    _check_cards(tote)
    terms = ToteTerms(
        tote.facility,
        tote.number,
        tote.windows,
        money.read_stake(tote.imprest),
        _offers(tote),
        tote.days,
        tuple(map(_tax, tote.taxes)),
        tote.host,
        tote.track.startswith(LINK),
        tuple(one.name for one in tote.guests),
    )
    effective = msgspec.json.encode(terms, order="sorted").decode()
    return InstallTable(tote.name, effective, tote.terminals, ())


def _offers(tote: ToteSettings) -> Offers:
    """What the card's track offers, with this site's own takeouts."""
    offers = load_track(profile_of(tote)).offers
    pools = dict(offers.pools)
    for kind, takeout in tote.takeouts.items():
        offer = offers.offer(kind)
        pools[kind] = msgspec.structs.replace(
            offer, terms=msgspec.structs.replace(offer.terms, takeout=takeout)
        )
    return msgspec.structs.replace(offers, pools=pools)


def profile_of(tote: ToteSettings) -> str:
    """The name of the track profile. Raises `Refused` for a card that cannot be read."""
    return tote.profile or card_of(tote).track.profile


def _check_cards(tote: ToteSettings) -> None:
    if tote.cards and tote.track.startswith(LINK):
        refuse(Reason.OPTIONS_CONFLICT, "a tote that is linked to a host gets its cards from it", TRACK)
    if tote.cards and not Path(tote.cards).is_dir():
        refuse(Reason.UNREADABLE, "{cards} is no folder with race cards", cards=shown(tote.cards))
    if not tote.cards and tote.track == NO_TRACK:
        says = "without a track the cards come from a folder: name it in cards"
        refuse(Reason.OPTIONS_CONFLICT, says, TRACK)


def listening_at(address: str) -> tuple[str, int]:
    """Where a host listens for its guests, as `0.0.0.0:7801`. Raises `Refused`."""
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isascii() or not port.isdecimal() or int(port) > 0xFFFF:
        says = "{address} is no address to listen at for guests, as 0.0.0.0:7801"
        refuse(Reason.UNREADABLE, says, address=shown(address))
    return host.strip("[]"), int(port)


def _tax(tax: TaxSettings) -> TaxRule:
    return TaxRule(
        tax.since,
        money.read(tax.report_from),
        tax.times,
        money.read(tax.withhold_above),
        tax.withhold_percent,
    )


def card_of(tote: ToteSettings) -> RaceCard:
    """The card that the configuration names: an example, or a file. Raises `Refused`."""
    if tote.card in CARDS:
        return load_card(tote.card)
    try:
        return read_card(json.loads(Path(tote.card).read_text("utf-8")))
    except Refused:
        raise
    except (OSError, ValueError) as error:
        says = "the race card {card} cannot be read: {why}"
        refuse(Reason.UNREADABLE, says, card=tote.card, why=str(error))
