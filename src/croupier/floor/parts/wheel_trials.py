"""What the events of a game say of its wheel: the number it gave, or why it gave none."""

from typing import cast

from croupier.base.envelope import Event
from croupier.desk.trials import Trial, Trials
from croupier.floor.parts.messages import rounds
from croupier.games.roulette.rules import Irregularity


def numbered(round_: int, number: str, turning: rounds.Turning | None) -> Trial:
    """A spin whose number decided its game."""
    if turning is None:
        return Trial(round_, number)
    return Trial(round_, number, speed=turning.speed, clockwise=turning.clockwise)


def _settled(event: Event) -> Trial:
    settled = cast("rounds.RoundSettled", event)
    return numbered(settled.round, settled.number, settled.turning)


def _voided(event: Event) -> Trial:
    voided = cast("rounds.GameVoided", event)
    return Trial(voided.round, reason=voided.reason)


def _reversed(event: Event) -> Trial:
    """The number was wrong, and what it counted for is taken back."""
    wrong = cast("rounds.SettlementReversed", event)
    return Trial(wrong.round, wrong.number, Irregularity.WRONG_NUMBER)


TRIALS: Trials = {
    rounds.RoundSettled: _settled,
    rounds.GameVoided: _voided,
    rounds.SettlementReversed: _reversed,
}
"""Of terminals, with a dealer and without."""
