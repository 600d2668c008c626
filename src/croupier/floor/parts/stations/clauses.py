"""The clauses behind a station's money, in the words of the document that the station stands on."""

from typing import NamedTuple

from croupier.base.names import Citation


class StationClauses(NamedTuple):
    """`money_in` is bills, `credited` vouchers and cash-outs; `attended` is what staff do at a station.

    `voided` is a game that was called off while a cash-out was under way.
    """

    money_in: Citation
    credited: Citation
    attended: Citation
    voided: Citation
