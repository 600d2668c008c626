"""The house as it stands at the head of every paper."""

from datetime import UTC, datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

from croupier.desk.ports import Microseconds

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`system` are the two digits that every validation number of this house begins with."""

    name: str = "Croupier"
    address: tuple[str, str] = ("", "")
    zone: str = "UTC"
    system: Annotated[str, msgspec.Meta(pattern="^[0-9]{2}$")] = "00"

    def local(self, at: Microseconds) -> datetime:
        """That moment by the clock on the wall."""
        return (_EPOCH + timedelta(microseconds=at)).astimezone(ZoneInfo(self.zone))
