"""What a game adds to the form for a table's terms, beyond the choices of its book."""

import msgspec

from croupier.base.names import Citation
from croupier.law.form import Row, Text, Values


class OwnOptions(msgspec.Struct, frozen=True):
    """Values that the house sets itself. `limited` names whatever can have a limit; what is `fixed` stays.

    `limits_clause` is the one behind the limits at this table, where the book's own is another kind's.

    `unused` are options of the book that mean nothing at this table, whatever else of it is changed.
    """

    odds: tuple[Row, ...]
    odds_fixed: bool
    limited: tuple[str, ...]
    limits_fixed: bool
    texts: tuple[Text, ...] = ()
    values: tuple[Values, ...] = ()
    unused: tuple[str, ...] = ()
    limits_clause: Citation | None = None
