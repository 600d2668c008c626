"""Parts of a view: structs with fields, or mappings with keys."""

import msgspec

from croupier.desk.view import fields_of, parts_of


class Purse(msgspec.Struct):
    credits: str
    bets: dict[str, str]


def test_a_part_shows_its_fields_and_keeps_what_is_in_them() -> None:
    bets = {"red": "1.00"}
    shown = fields_of(Purse("5.00", bets))
    assert shown == {"credits": "5.00", "bets": bets}
    assert shown["bets"] is bets


def test_a_mapping_is_a_part_too() -> None:
    view = {"phase": "idle"}
    assert fields_of(view) is view
    assert parts_of(view) == (view,)
    assert parts_of((view, Purse("5.00", {}))) == (view, Purse("5.00", {}))
