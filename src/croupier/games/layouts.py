"""A table's cloth as a screen draws it: rectangles, every position on it, and the wheel."""

from typing import Any

import msgspec

from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import Table
from croupier.games.notices import printed
from croupier.games.roulette.layout import number_boxes, outside_boxes
from croupier.games.roulette.table import RouletteTable


def layout(table: Table) -> dict[str, Any]:
    return _cloth(table) if isinstance(table, RouletteTable) else _big_six(table)


def _big_six(opened: BigSixTable) -> dict[str, Any]:
    terms = opened.terms
    return {
        "game": opened.game,
        "spots": [
            {"spot": spot, "name": spot, "odds": printed(terms.bets[spot].odds, terms.odds_word)}
            for spot in opened.spots
        ],
        "stops": list(terms.stops),
    }


def _cloth(opened: RouletteTable) -> dict[str, Any]:
    boxes = (*number_boxes(opened.terms.wheel), *outside_boxes())
    return {
        "game": opened.game,
        "boxes": [msgspec.to_builtins(box) for box in boxes],
        "positions": [
            {
                "spot": position.spot.text,
                "kind": position.spot.kind,
                "x": position.at[0],
                "y": position.at[1],
                "pockets": sorted(position.spot.pockets),
                "odds": str(opened.terms.bets[position.spot.kind].odds),
            }
            for position in opened.positions
        ],
        "bonus": _bonus(opened),
        "wheel": list(opened.wheel.order),
        "colours": opened.wheel.colours,
        "width": max(box.right for box in boxes) - min(box.left for box in boxes),
        "height": max(box.bottom for box in boxes) - min(box.top for box in boxes),
    }


def _bonus(opened: RouletteTable) -> list[dict[str, Any]]:
    """Wagers that lie on no line between boxes: a wheel replica's, colour sections, seven numbers, B2B."""
    on_cloth = {position.spot.text for position in opened.positions}
    return [
        {
            "spot": spot.text,
            "name": spot.text.replace(":", " ").replace("-", " "),
            "kind": spot.kind,
            "pockets": [number for number in opened.wheel.order if number in spot.pockets],
            "odds": str(odds) if (odds := opened.terms.bets[spot.kind].odds) else None,
        }
        for spot in opened.spots.values()
        if spot.text not in on_cloth
    ]
