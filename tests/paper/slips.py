"""Slips to print."""

from datetime import datetime

from croupier.paper.slips import Slip, SlipChips, SlipKind, SlipSignature

SIGNED_AT = datetime(2026, 11, 17, 2, 31)  # noqa: DTZ001 - the site's own time
SLIP = Slip(
    kind=SlipKind.FILL,
    number=117,
    site="The Example Casino",
    address=("1 Wheel Road", "Ridgefield, WA 98642"),
    place="R1",
    at=datetime(2026, 11, 17, 2, 30, 5),  # noqa: DTZ001
    amount=260_000,
    chips=(SlipChips(500, 120), SlipChips(10_000, 20)),
    why="the rack is short of hundreds",
    signatures=(SlipSignature("requester", "Ada", SIGNED_AT), SlipSignature("cashier", "Ben")),
)
HAND_PAY = Slip(
    kind=SlipKind.HAND_PAY,
    number=3,
    site="The Example Casino",
    address=("1 Wheel Road", ""),
    place="E1-3",
    at=datetime(2026, 11, 17, 2, 30, 5),  # noqa: DTZ001
    amount=1_200_050,
    why="the amount is above the limit of a voucher, $10,000.00",
)
