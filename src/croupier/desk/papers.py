"""Papers that were asked of a printer, until it is known what became of them."""

from enum import StrEnum

import msgspec

from croupier.base.names import EffectId, TableId
from croupier.desk.ports import Microseconds


class PaperSort(StrEnum):
    FILL = "fill"
    CREDIT = "credit"
    HAND_PAY = "hand pay"


class Paper(msgspec.Struct, frozen=True):
    """The slip `slip`, asked for at a place; `copy` counts its duplicates, each asked for by somebody."""

    effect: EffectId
    table: TableId
    sort: PaperSort
    slip: int
    copy: int
    by: str
    at: Microseconds

    @property
    def job(self) -> str:
        """With its time: on a journal that was put back from a backup a slip's number may come twice."""
        return f"{self.sort}:{self.slip}:{self.copy}:{self.at}"
