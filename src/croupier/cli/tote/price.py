"""`croupier tote price`: races, pools and tickets in, what every pool pays out."""

from typing import Annotated

from cyclopts import Parameter

from croupier.base.refusal import Reason, refuse
from croupier.cli.intake import read_json
from croupier.cli.screen import say_json
from croupier.cli.strict import keys
from croupier.cli.tote.day import read_card, read_day
from croupier.cli.tote.ends import DayEnd, settle_day
from croupier.cli.tote.sheet import show_day
from croupier.cli.tote.slips import SLIP
from croupier.cli.tote.terms import DEFAULT_TRACK, read_offers
from croupier.cli.tote.told import day_out

_REQUEST = ("track", "terms", "races", "pools", "tickets")


def price(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /, *, table: bool = False) -> None:
    """Price pools by the results of their races: JSON in, JSON out, money as text.

    The file holds {"track": "model", "races": [{"number": 4, "runners": 8, "finish": ["6", "2", "5"]}],
    "pools": [{"kind": "win", "races": [4], "amounts": {"6": "400.00", "2": "600.00"}}]}; or, instead of
    pools, {"tickets": [{"id": "a", "bet": "R4 $2 WIN 6"}]}; or both. Each pool comes back with its payoffs,
    takeout, breakage and a sum that balances. docs/commands.md has every key and an example.

    Parameters
    ----------
    file
        A JSON file, or - for standard input.
    table
        Print tables for people instead of JSON.
    """
    end = price_day(read_json(file))
    if table:
        show_day(end)
    else:
        say_json(day_out(end))


def price_request(given: object) -> dict[str, object]:
    """The answer to one request, or a refusal before anything is priced."""
    return day_out(price_day(given))


def price_day(given: object) -> DayEnd:
    request = keys(given, _REQUEST, ("races",), "the request")
    if "pools" not in request and "tickets" not in request:
        refuse(Reason.UNREADABLE, 'the request must have "pools" or "tickets"')
    offers = read_offers(request.get("track", DEFAULT_TRACK), request.get("terms", {}))
    day = read_day(read_card(offers, request), request, "tickets", SLIP, "pools")
    if not day.card.pools:
        refuse(Reason.UNREADABLE, "the request names no pool and no ticket: there is nothing to price")
    return settle_day(day)
