"""Effects that are open: asked for by an event, with no event yet of what came of them."""

import msgspec

from croupier.base.envelope import Event
from croupier.base.names import EffectId, TableId
from croupier.floor.parts.messages.launches import BallLaunched, EffectFailed, EffectKind, LaunchAsked


class OpenEffect(msgspec.Struct, frozen=True):
    id: EffectId
    kind: EffectKind
    table: TableId
    asked: LaunchAsked


_CONCERNS = frozenset({LaunchAsked, BallLaunched, EffectFailed})
"""Looked up: a bet is none of these, and there are thousands of them."""


class OpenEffects:
    """Folded from the journal's events and nothing else, so that a restart knows what it must account for."""

    def __init__(self) -> None:
        self._open: dict[EffectId, OpenEffect] = {}

    def apply(self, table: TableId, event: Event) -> None:
        if type(event) not in _CONCERNS:
            return
        match event:
            case LaunchAsked():
                self._open[event.effect] = OpenEffect(event.effect, EffectKind.LAUNCH, table, event)
            case BallLaunched() | EffectFailed():
                del self._open[event.effect]

    def of(self, table: TableId) -> list[OpenEffect]:
        return [one for one in self._open.values() if one.table == table]
