"""`croupier settle`: wagers and an outcome in, every wager's end out."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated

from cyclopts import Parameter

from croupier.base import money
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, refuse
from croupier.cli.intake import read_json
from croupier.cli.registry import brought
from croupier.cli.screen import say_json
from croupier.cli.settled import settled_out
from croupier.games.library import BOOKS, Table, load, open_table
from croupier.games.play import cause, read_result, read_spot
from croupier.games.round import Tender, Wager
from croupier.library.accepting import accept_and_settle
from croupier.library.reading import at, keys, read_choice, read_flag, read_id

_REQUEST = ("rulebook", "game", "options", "wagers", "outcome", "prior", "multiplier")
_WAGER = ("id", "player", "spot", "stake", "coupon", "tender", "confirmed")
_EXAMPLES = "; or ".join(json.dumps(one) for one in brought("example", "EXAMPLE"))
_HELP = f"A JSON file, or - for standard input. It holds, for example, {_EXAMPLES}."


def settle_file(file: Annotated[str, Parameter(allow_leading_hyphen=True, help=_HELP)], /) -> None:
    """Settle wagers by the book: JSON in, JSON out, money as text.

    Each wager comes back with its verdict, what is paid, returned and collected, and the clause that says
    so. docs/commands.md has every key.
    """
    say_json(settle_request(read_json(file)))


def settle_request(given: object) -> dict[str, object]:
    """The answer to one settlement request, or a refusal before anything is settled."""
    if isinstance(given, dict) and (settle := _settler(given.get("rulebook"))):
        return settle(given)
    request = keys(given, _REQUEST, ("rulebook", "game", "wagers", "outcome"), "the request")
    options = keys(request.get("options", {}), None, (), "options")
    table = open_table(load(_name(request, "rulebook")), _name(request, "game"), options)
    result = read_result(table, request["outcome"], request.get("prior"), request.get("multiplier"))
    settled = accept_and_settle(table, _wagers(table, request["wagers"]), result)
    return settled_out(settled, cause(table, result))


def _settler(rulebook: object) -> Callable[[object], dict[str, object]] | None:
    """The function of the game that settles requests by this rulebook, if the book has no table games."""
    if rulebook not in BOOKS or load(str(rulebook)).games:
        return None
    every = brought("settle", "SETTLERS")
    return next((settlers[rulebook] for settlers in every if rulebook in settlers), None)


def _name(request: Mapping[str, object], key: str) -> str:
    name = request[key]
    return name if isinstance(name, str) else ascii(name)


def _wagers(table: Table, given: object) -> Iterator[Wager]:
    if not isinstance(given, list):
        refuse(Reason.UNREADABLE, "wagers should be a JSON list, like [...]")
    for index, one in enumerate(given):
        yield at(f"wagers[{index}]", _wager, table, one)


def _wager(table: Table, given: object) -> Wager:
    fields = keys(given, _WAGER, ("id", "spot", "stake"), "a wager")
    return Wager(
        id=WagerId(read_id(fields["id"], "id")),
        player=PlayerId(read_id(fields["player"], "player") if "player" in fields else ""),
        spot=at("spot", read_spot, table, fields["spot"]),
        stake=at("stake", money.read_stake, fields["stake"]),
        coupon=at("coupon", money.read_stake, fields["coupon"]) if "coupon" in fields else 0,
        tender=read_choice(fields["tender"], Tender, "tender") if "tender" in fields else None,
        confirmed=read_flag(fields.get("confirmed", False), "confirmed"),
    )
