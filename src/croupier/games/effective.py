"""The effective book of a table as bytes: canonical JSON, and the digest by which rounds cite it."""

from functools import cache
from hashlib import sha256

import msgspec

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal, shown, worded
from croupier.games.library import GAMES, Table
from croupier.games.roulette.table import RouletteTable


class _Effective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    terms: msgspec.Raw


def write_effective(table: Table) -> bytes:
    """The same terms give the same bytes on any machine."""
    terms = msgspec.json.encode(table.terms, order="sorted")
    return msgspec.json.encode(_Effective(table.game, msgspec.Raw(terms)), order="sorted")


def digest(table: Table) -> str:
    return sha256(write_effective(table)).hexdigest()


def read_effective(stored: bytes) -> Table:
    """A table from stored terms alone: no book and no option of today has a say in it."""
    effective = msgspec.json.decode(stored, type=_Effective)
    if effective.game not in GAMES:
        says = f"the stored terms are of {shown(effective.game)}, which the program cannot play"
        raise msgspec.ValidationError(says)
    table: Table = GAMES[effective.game].stored(bytes(effective.terms))
    return table


def read_asked(effective: str, clause: Citation) -> Table | Refusal:
    """The table that terms somebody sends would make; `clause` says if they cannot be read."""
    try:
        return read_effective(effective.encode())
    except msgspec.MsgspecError as error:
        return worded(Reason.MALFORMED, "these terms cannot be read: {error}", clause, error=str(error))


@cache
def table_if_known(effective: str) -> Table | None:
    """The table that stored terms make, if they are terms of a game in this folder."""
    try:
        return table_of(effective)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return None


@cache
def table_of(effective: str) -> Table:
    """The table that stored terms make; the same one every time, for it never changes."""
    return read_effective(effective.encode())


@cache
def roulette_of(effective: str) -> RouletteTable:
    table = table_of(effective)
    assert isinstance(table, RouletteTable)  # noqa: S101 - asked only of terms that are roulette's
    return table
