"""A voucher as the one command that makes a ticket-in ticket-out printer fill in its template 9."""

import unicodedata

from croupier.paper.voucher import Voucher

TEMPLATE = "9"
COPIES = "1"


def voucher_template(voucher: Voucher) -> bytes:
    """`^P|9|1|VN|location|address 1|...|18 digits|^`, in ASCII."""
    number = voucher.number
    fields = (
        number.text, voucher.site, *voucher.address, voucher.title, "VALIDATION", number.text,
        voucher.date_text, voucher.time_text, voucher.ticket_text, *voucher.words, voucher.figures,
        voucher.expiry_text, voucher.machine_text, number.digits,
    )  # fmt: skip
    return "|".join(("^P", TEMPLATE, COPIES, *map(plain, fields), "^")).encode("ascii")


def plain(text: str) -> str:
    """In ASCII, and without the two characters that end a field or the command."""
    bare = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode("ascii")
    return "".join(one if one.isprintable() else " " for one in bare).replace("|", "/").replace("^", "'")
