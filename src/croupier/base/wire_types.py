"""How a field of a command travels in a frame, where its type alone does not say.

A field's annotation carries one of these marks; the server reads the value by it. Everything else about a
frame follows from the command's own fields.
"""

from typing import Annotated, TypeAlias

import msgspec

CENTS, SMALL, COUNT, STAFF, EMPTY = "cents", "small", "count", "staff", "may be empty"
VOUCHER, LONG, SLIP = "voucher", "long text", "slip"

SmallNumber: TypeAlias = Annotated[int, SMALL]
"""A measure of equipment: below a thousand."""
CountOfChips: TypeAlias = Annotated[int, COUNT]
SlipNumber: TypeAlias = Annotated[int, SLIP]
"""Of a fill, a credit or a hand pay, as it is printed on its slip."""
StaffName: TypeAlias = Annotated[str, STAFF]
"""On the wire the name that people say; in the journal the member of staff."""
VoucherHash: TypeAlias = Annotated[str, VOUCHER]
"""On the wire a validation number of 18 digits; in the journal its keyed hash, and never the number."""
TextOrNothing: TypeAlias = Annotated[str, EMPTY]
LongText: TypeAlias = Annotated[str, LONG]
"""A sentence, or a bet: up to 500 characters, where other texts have 64."""
Dollars: TypeAlias = Annotated[
    str,
    msgspec.Meta(title="Dollars", description="Money as text, like 5.00", pattern=r"^-?[0-9]+\.[0-9]{2}$"),
]
"""An amount as every screen and every answer shows it."""
