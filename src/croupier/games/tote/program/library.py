"""The example cards that the program ships: invented tracks and runners, one card for each sport."""

import json
from functools import cache
from importlib import resources

from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.reading import read_card

CARDS = ("model-park", "model-harness", "model-greyhounds")


@cache
def load_card(name: str) -> RaceCard:
    if name not in CARDS:
        says = f"there is no example card {shown(name)}; the examples are {', '.join(CARDS)}"
        refuse(Reason.NOTHING_THERE, says)
    text = resources.files("croupier.games.tote").joinpath("cards", f"{name}.json").read_text("utf-8")
    return read_card(json.loads(text))
