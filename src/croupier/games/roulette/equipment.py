"""Inspecting a table's equipment against what the document demands of it."""

import msgspec

from croupier.base.refusal import Reason, Refusal, worded
from croupier.games.roulette.rules import EquipmentRule
from croupier.games.roulette.terms import RouletteTerms
from croupier.games.roulette.wheel import WheelKind, wheel

NON_METALLIC = "non-metallic"


class Equipment(msgspec.Struct, frozen=True):
    """What an inspector found, and attests of the ball's substance.

    `ball` is `NON_METALLIC`, or else the Gaming Commission's approval of an unusual ball, by its name.
    """

    wheel: WheelKind
    wheel_inches: int
    ball_sixteenths: int
    ball: str = ""
    enclosed_and_driven: bool = False


def inspect(terms: RouletteTerms, found: Equipment) -> list[Refusal]:
    """Everything that is wrong, each with its clause; an empty list lets the table open."""
    rule = terms.play.equipment
    return [] if rule is None else [*_wheel_faults(rule, found), *_ball_faults(rule, found)]


def _wheel_faults(rule: EquipmentRule, found: Equipment) -> list[Refusal]:
    faults = []
    inches, pockets = rule.wheel_inches, len(wheel(found.wheel).order)
    if inches and found.wheel_inches < inches.value:
        says, across = "the wheel is {inches} inches across; it must be at least {least}", found.wheel_inches
        faults.append(worded(Reason.EQUIPMENT_UNFIT, says, inches.clause, inches=across, least=inches.value))
    if pockets != rule.pockets.value:
        says, wanted = "the wheel has {pockets} pockets; it must have {wanted}", rule.pockets
        faults.append(
            worded(Reason.EQUIPMENT_UNFIT, says, wanted.clause, pockets=pockets, wanted=wanted.value)
        )
    if rule.enclosed and not found.enclosed_and_driven:
        says = "the wheel must be enclosed and driven by a motor"
        faults.append(Refusal(Reason.EQUIPMENT_UNFIT, says, rule.enclosed.clause))
    return faults


def _ball_faults(rule: EquipmentRule, found: Equipment) -> list[Refusal]:
    if rule.ball_sixteenths is None or found.ball.strip() not in ("", NON_METALLIC):
        return []
    least, most = rule.ball_sixteenths.value
    faults = []
    if not found.ball.strip():
        says = "attest that the ball is non-metallic, or name the Gaming Commission's approval of another"
        faults.append(Refusal(Reason.EQUIPMENT_UNFIT, says, rule.ball_sixteenths.clause))
    if not least <= found.ball_sixteenths <= most:
        says, size = "the ball is {size}/16 inch; it must be {least}/16 to {most}/16", found.ball_sixteenths
        clause = rule.ball_sixteenths.clause
        faults.append(worded(Reason.EQUIPMENT_UNFIT, says, clause, size=size, least=least, most=most))
    return faults
