"""Reading a card for a command: a JSON file, standard input, or the name of an example."""

from croupier.base.refusal import Refused
from croupier.cli.intake import read_json
from croupier.devices.track_time import zone_fault
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.reading import read_card


def card_from(file: str) -> RaceCard:
    """The card, checked whole: its definitions, and its times by the track's zone."""
    card = load_card(file) if file in CARDS else read_card(read_json(file))
    if wrong := zone_fault(card):
        raise Refused(wrong)
    return card
