"""A place with stations, as far as their money is concerned."""

from collections.abc import Mapping
from typing import Protocol

from croupier.base.names import TableId, TerminalId
from croupier.floor.parts.electronic.state import Terminal


class StationPlace(Protocol):
    id: TableId

    @property
    def terminals(self) -> Mapping[TerminalId, Terminal]: ...
