"""The colour sections: which six neighbouring numbers of the wheel each of the six colours stands for."""

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.roulette.wheel import NUMBERS, ZEROS, WheelKind, wheel
from croupier.law.options import read_table
from croupier.law.rulebook import OptionRule

COLOURS = ("black", "blue", "gold", "red", "purple", "green")

Sections = dict[str, tuple[str, ...]]


def usual_sections(kind: WheelKind) -> Sections:
    """Six numbers each, clockwise from 0, zeros skipped: the documents name the colours, not the numbers."""
    numbers = [pocket for pocket in wheel(kind).order if pocket not in ZEROS]
    return {colour: tuple(numbers[6 * i : 6 * i + 6]) for i, colour in enumerate(COLOURS)}


def read_sections(given: object, kind: WheelKind, rule: OptionRule | None) -> Sections:
    """The house's sections, as a table or as text: `black=28-9-26-30-11-7,blue=…`."""
    if rule is None:
        return {}
    if given is None:
        return usual_sections(kind)
    table = read_table(given, "black=28-9-26-30-11-7", "options.colour-sections")
    sections = {colour: _numbers(numbers) for colour, numbers in table.items()}
    _check(sections, kind, rule.clause)
    return sections


def _numbers(given: object) -> tuple[str, ...]:
    """Text, or a list of numbers or their texts; what else is there stays visible and fits no wheel."""
    if isinstance(given, str):
        return tuple(given.split("-"))
    listed = given if isinstance(given, list) else [given]
    return tuple(one if isinstance(one, str) else shown(one) for one in listed)


def _check(sections: Sections, kind: WheelKind, clause: Citation) -> None:
    reason, place = Reason.OPTION_NOT_ALLOWED, "options.colour-sections"
    if set(sections) != set(COLOURS):
        refuse(reason, "the colours are {colours}", clause, place, colours=", ".join(COLOURS))
    if sorted(sum(sections.values(), ())) != sorted(NUMBERS):
        refuse(reason, "every number from 1 to 36 belongs to just one colour", clause, place)
    ring = [pocket for pocket in wheel(kind).order if pocket not in ZEROS]
    for colour, numbers in sections.items():
        if len(numbers) != 6 or numbers != _six_from(ring, numbers[0]):
            says = "{colour} is not six neighbouring numbers of the wheel, listed clockwise"
            refuse(reason, says, clause, place, colour=colour)


def _six_from(ring: list[str], first: str) -> tuple[str, ...]:
    start = ring.index(first)
    return tuple((ring + ring)[start : start + 6])
