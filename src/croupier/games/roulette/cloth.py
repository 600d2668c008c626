"""A roulette layout as a screen draws it: rectangles, every position on it, and the wheel."""

from typing import Literal

import msgspec

from croupier.games.roulette.bets import Kind
from croupier.games.roulette.layout import Box, Point, number_boxes
from croupier.games.roulette.printed import outside_of
from croupier.games.roulette.table import RouletteTable
from croupier.games.roulette.wheel import Colour
from croupier.games.spot_words import spot_in_words


class ClothPosition(msgspec.Struct, frozen=True):
    """A place where a chip makes a wager; `odds` is like "35 to 1"."""

    spot: str
    kind: str
    x: int
    y: int
    pockets: list[str]
    odds: str


class BonusSpot(msgspec.Struct, frozen=True):
    """A wager that lies on no line of the cloth."""

    spot: str
    name: str
    kind: str
    pockets: list[str]
    odds: str | None


class Cloth(msgspec.Struct, frozen=True):
    """A roulette layout upright, zeros on top, y down, a number's box 4 by 4; `wheel` is clockwise."""

    game: Literal["roulette"]
    boxes: list[Box]
    positions: list[ClothPosition]
    bonus: list[BonusSpot]
    wheel: list[str]
    colours: dict[str, Colour]
    width: int
    height: int


def cloth(opened: RouletteTable) -> Cloth:
    positions = _positions(opened)
    boxes = [*number_boxes(opened.terms.wheel), *outside_of(opened)]
    return Cloth(
        game="roulette",
        boxes=boxes,
        positions=positions,
        bonus=_bonus(opened, positions),
        wheel=list(opened.wheel.order),
        colours=opened.wheel.colours,
        width=max(box.right for box in boxes) - min(box.left for box in boxes),
        height=max(box.bottom for box in boxes) - min(box.top for box in boxes),
    )


def _positions(opened: RouletteTable) -> list[ClothPosition]:
    """On the numbers and their lines as every cloth has them; outside, in the boxes of this one."""
    boxes = outside_of(opened)
    printed = {box.name for box in boxes}
    inside = [(one.spot.text, one.at) for one in opened.positions if one.spot.text not in printed]
    if Kind.DOZEN not in opened.terms.bets:
        inside = [(spot, at) for spot, at in inside if at[0] >= 0]  # no line between dozens for 0-00
    return [_position(opened, spot, at) for spot, at in (*inside, *((box.name, box.centre) for box in boxes))]


def _position(opened: RouletteTable, text: str, at: Point) -> ClothPosition:
    spot = opened.spots[text]
    return ClothPosition(
        spot=text,
        kind=spot.kind,
        x=at[0],
        y=at[1],
        pockets=sorted(spot.pockets),
        odds=str(opened.terms.bets[spot.kind].odds),
    )


def _bonus(opened: RouletteTable, positions: list[ClothPosition]) -> list[BonusSpot]:
    """Wagers that have no place on the cloth: a wheel replica's, seven numbers, B2B."""
    on_cloth = {position.spot for position in positions}
    return [
        BonusSpot(
            spot=spot.text,
            name=spot_in_words(spot.text),
            kind=spot.kind,
            pockets=[number for number in opened.wheel.order if number in spot.pockets],
            odds=str(odds) if (odds := opened.terms.bets[spot.kind].odds) else None,
        )
        for spot in opened.spots.values()
        if spot.text not in on_cloth
    ]
