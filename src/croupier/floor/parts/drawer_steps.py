"""The life of a drawer, as the report of windows reads it from records."""

from typing import cast

from croupier.base.envelope import Event
from croupier.desk.drawer_steps import DrawerStep, DrawerSteps, Step
from croupier.floor.parts.messages.drawers import DrawerClosed, DrawerFunded, DrawerOpened


def _opened(event: Event) -> DrawerStep:
    one = cast("DrawerOpened", event)
    return DrawerStep(Step.OPENED, one.window, one.by, one.counted, one.issued)


def _funded(event: Event) -> DrawerStep:
    one = cast("DrawerFunded", event)
    return DrawerStep(Step.FUNDED, one.window, one.by, one.amount)


def _closed(event: Event) -> DrawerStep:
    one = cast("DrawerClosed", event)
    return DrawerStep(Step.CLOSED, one.window, one.by, one.counted, one.expected, bool(one.witness))


DRAWER_STEPS: DrawerSteps = {DrawerOpened: _opened, DrawerFunded: _funded, DrawerClosed: _closed}
