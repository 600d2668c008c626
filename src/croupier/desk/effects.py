"""Effects that are open: asked for by an event, with no event yet of what came of them."""

from dataclasses import dataclass
from typing import Protocol, cast

import msgspec

from croupier.base.envelope import Event
from croupier.base.names import EffectId, TableId


@dataclass(frozen=True)
class Effects:
    """The events that ask for something in the world, and those that say what came of it."""

    asked: frozenset[type[Event]] = frozenset()
    done: frozenset[type[Event]] = frozenset()


class EffectEvent(Protocol):
    """An event that asks for an effect, or says what came of it."""

    @property
    def effect(self) -> EffectId: ...


class OpenEffect(msgspec.Struct, frozen=True):
    """`asked` is the event that asked for it."""

    id: EffectId
    table: TableId
    asked: Event


class OpenEffects:
    """Folded from the journal's events and nothing else, so that a restart knows what it must account for."""

    def __init__(self, effects: Effects) -> None:
        self._asked, self._done = effects.asked, effects.done
        self._open: dict[EffectId, OpenEffect] = {}

    def apply(self, table: TableId, event: Event) -> None:
        if type(event) in self._asked:
            effect = cast("EffectEvent", event).effect
            self._open[effect] = OpenEffect(effect, table, event)
        elif type(event) in self._done:
            del self._open[cast("EffectEvent", event).effect]

    def of(self, table: TableId) -> list[OpenEffect]:
        return [one for one in self._open.values() if one.table == table]
