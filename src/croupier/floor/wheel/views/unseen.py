"""What nobody at the wheel can see yet: the number of a ball that still moves."""

from dataclasses import replace

import msgspec

from croupier.base.names import TerminalId
from croupier.desk.act import Act
from croupier.desk.act_view import ActingPlace
from croupier.desk.words import Words
from croupier.floor.parts.views import Ball
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.views.game import WheelBall


def moves(ball: Ball) -> bool:
    """A reader may name the pocket while the ball still bounces in it."""
    return ball.state == "dropping" and ball.left_ms > 0


def without_number(ball: Ball) -> Ball:
    if not moves(ball):
        return ball
    if isinstance(ball, WheelBall):
        return msgspec.structs.replace(ball, number=None, stop=None, between=False, result=None)
    return msgspec.structs.replace(ball, number=None)


class Unread:
    """The table as it is known before the ball comes to rest: without what its reader says."""

    def __init__(self, place: ActingPlace, table: LiveTable) -> None:
        self._place, self.table = place, replace(table, read=None)

    def acts(self) -> tuple[Act, ...]:
        return acts(self.table)

    def acts_at(self, position: TerminalId) -> tuple[Act, ...]:
        return tuple(act for act in self.acts() if act.position == position)

    def words(self, language: str) -> Words:
        return self._place.words(language)
