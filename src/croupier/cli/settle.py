"""`croupier settle`: wagers and an outcome in, every wager's end out."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

from cyclopts import Parameter

from croupier import money
from croupier.cli.intake import read_json
from croupier.cli.screen import say_json
from croupier.messages.refusal import Reason, Refused, refuse
from croupier.money import Cents
from croupier.names import PlayerId, WagerId
from croupier.rules.library import Table, load, open_table
from croupier.rules.play import (
    Result,
    cause,
    check_wager,
    close_and_settle,
    parts,
    read_result,
    read_spot,
)
from croupier.rules.round import Settled, Tender, Totals, Wager, total

_REQUEST = ("rulebook", "game", "options", "wagers", "outcome", "prior", "multiplier")
_WAGER = ("id", "player", "spot", "stake", "coupon", "tender", "confirmed")
_LONGEST_ID = 64


def settle_file(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /) -> None:
    """Settle wagers by the book: JSON in, JSON out, money as text.

    The file holds {"rulebook": "new-jersey", "game": "roulette", "options": {}, "wagers": [{"id": "a",
    "spot": "17-20", "stake": "5.00"}], "outcome": "17"}. Each wager comes back with its verdict, what is
    paid, returned and collected, and the clause that says so.

    Parameters
    ----------
    file
        A JSON file, or - for standard input.
    """
    say_json(settle_request(read_json(file)))


def settle_request(given: object) -> dict[str, object]:
    """The answer to one settlement request, or a refusal before anything is settled."""
    request = _keys(given, _REQUEST, ("rulebook", "game", "wagers", "outcome"), "the request")
    options = _keys(request.get("options", {}), None, (), "options")
    table = open_table(load(_name(request, "rulebook")), _name(request, "game"), options)
    result = read_result(table, request["outcome"], request.get("prior"), request.get("multiplier"))
    wagers = _wagers(table, request["wagers"], result)
    settled = close_and_settle(table, wagers, result)
    return {"wagers": [_wager_out(one) for one in settled], "totals": _totals_out(table, result, settled)}


def _keys(given: object, allowed: Iterable[str] | None, needed: Iterable[str], what: str) -> dict[str, Any]:
    if not isinstance(given, dict):
        refuse(Reason.UNREADABLE, f"{what} should be a JSON object, like {{...}}")
    for key in given:
        if allowed is not None and key not in allowed:
            refuse(Reason.UNREADABLE, f"{what} has no key {key!a}; its keys are {', '.join(allowed)}")
    for key in needed:
        if key not in given:
            refuse(Reason.UNREADABLE, f'{what} must have "{key}"')
    return given


def _name(request: Mapping[str, object], key: str) -> str:
    name = request[key]
    return name if isinstance(name, str) else ascii(name)


def _wagers(table: Table, given: object, result: Result) -> list[Wager]:
    if not isinstance(given, list):
        refuse(Reason.UNREADABLE, "wagers should be a JSON list, like [...]")
    wagers: dict[str, Wager] = {}
    placed: dict[PlayerId, dict[str, Cents]] = {}
    for index, one in enumerate(given):
        try:
            wager = _wager(table, one)
            if wager.id in wagers:
                refuse(Reason.DUPLICATE_ID, f"the id {wager.id!a} is given twice", place="id")
            _take(table, wager, placed.setdefault(wager.player, {}), result)
        except Refused as refused:
            raise refused.at(f"wagers[{index}]") from None
        wagers[wager.id] = wager
    return list(wagers.values())


def _take(table: Table, wager: Wager, placed: dict[str, Cents], result: Result) -> None:
    """Accept the wager as the table would have; a limit counts what the player has there already."""
    prior = getattr(result, "prior", None)
    if refusal := check_wager(table, wager, placed, prior):
        raise Refused(refusal)
    if (
        wager.spot == "b2b"
        and getattr(result, "pocket", None)
        and getattr(result, "multiplier", None) is None
    ):
        refuse(Reason.NO_MULTIPLIER, 'a B2B wager is settled with the "multiplier" on the reader board')
    for part in parts(table, wager):
        placed[part.position] = placed.get(part.position, 0) + part.amount


def _wager(table: Table, given: object) -> Wager:
    fields = _keys(given, _WAGER, ("id", "spot", "stake"), "a wager")
    return Wager(
        id=WagerId(_id(fields["id"], "id")),
        player=PlayerId(_id(fields["player"], "player") if "player" in fields else ""),
        spot=_at("spot", read_spot, table, fields["spot"]),
        stake=_at("stake", money.read_stake, fields["stake"]),
        coupon=_at("coupon", money.read_stake, fields["coupon"]) if "coupon" in fields else 0,
        tender=_tender(fields["tender"]) if "tender" in fields else None,
        confirmed=_confirmed(fields.get("confirmed", False)),
    )


def _at(place: str, read: Any, *given: object) -> Any:
    try:
        return read(*given)
    except Refused as refused:
        raise refused.at(place) from None


def _id(given: object, place: str) -> str:
    if isinstance(given, str) and 0 < len(given) <= _LONGEST_ID and given.isprintable():
        return given
    refuse(Reason.UNREADABLE, f"should be text of 1 to {_LONGEST_ID} printable characters", place=place)


def _tender(given: object) -> Tender:
    if not isinstance(given, str) or given not in tuple(Tender):
        refuse(Reason.UNREADABLE, f"{given!a} is not one of {', '.join(Tender)}", place="tender")
    return Tender(given)


def _confirmed(given: object) -> bool:
    if not isinstance(given, bool):
        refuse(Reason.UNREADABLE, "should be true or false", place="confirmed")
    return given


def _wager_out(one: Settled) -> dict[str, object]:
    out: dict[str, object] = {
        "id": one.wager.id,
        "verdict": one.verdict,
        "paid": money.show(one.paid),
        "returned": money.show(one.returned),
        "collected": money.show(one.collected),
        "charged": money.show(one.charged),
        "clause": one.clause,
    }
    if one.wager.coupon:
        kept = "used" if one.coupon_used else "kept"
        out["coupon"] = {
            "amount": money.show(one.wager.coupon),
            "verdict": kept,
            "paid": money.show(one.promotion),
        }
    return out


def _totals_out(table: Table, result: Result, settled: list[Settled]) -> dict[str, object]:
    out: dict[str, object] = _sums(total(settled))
    if clause := cause(table, result):
        out["cause"] = clause
    players: dict[str, list[Settled]] = {}
    for one in settled:
        players.setdefault(one.wager.player, []).append(one)
    if any(players):
        out["players"] = {player: _sums(total(theirs)) for player, theirs in players.items()}
    return out


def _sums(totals: Totals) -> dict[str, object]:
    names = (*totals.__struct_fields__, "house")
    return {name: money.show(getattr(totals, name)) for name in names}
