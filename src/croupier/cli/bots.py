"""`croupier bots`: players that play by themselves, through the same wire as people."""

import asyncio
import contextlib
import json
from itertools import chain, zip_longest
from time import monotonic
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

from rich.live import Live
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from croupier.base.refusal import Reason, refuse
from croupier.cli.players import Player, Tally
from croupier.cli.screen import console, say
from croupier.floor.kinds import KINDS

EVERY = 0.25


class Place(NamedTuple):
    """A terminal or a seat that nobody sits at: its table, what kind that is, and how to get there."""

    table: str
    kind: str
    screen: str
    code: str


class Taken(NamedTuple):
    """A place that a bot has: its credential, and what can be bet on there."""

    place: Place
    cookie: str
    spots: list[str]


def bots(
    *, terminals: int = 16, url: str = "http://127.0.0.1:8000", pause: float = 0.5, seconds: float = 0
) -> None:
    """Let players that play by themselves sit down at a demonstration floor.

    They take places at every table in turn; they buy in, bet, take back, cash out, and never stop.

    Parameters
    ----------
    terminals
        How many places to take, at most: terminals and seats.
    url
        Where the floor is.
    pause
        Seconds between a bot's actions, about.
    seconds
        Stop after so long; 0 plays until you stop it with Ctrl-C.
    """
    places = free_places(url)[: max(terminals, 0)]
    spots = {table: _spots(url, table) for table in dict.fromkeys(place.table for place in places)}
    taken = [Taken(place, pair(url, place), spots[place.table]) for place in places]
    tally = Tally()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play_all(url, taken, tally, pause, seconds))
    say(tally.shown())


def free_places(url: str) -> list[Place]:
    """Every place that nobody sits at, one of each table in turn."""
    try:
        lobby = _json(f"{url}/api/lobby")
    except (URLError, OSError, ValueError) as error:
        refuse(Reason.UNREADABLE, f"no floor answers at {url}: {getattr(error, 'reason', error)}")
    tables = [[*_free(at)] for at in lobby["tables"] if at["kind"] in KINDS.bots]
    free = [place for place in chain.from_iterable(zip_longest(*tables)) if place is not None]
    if not free:
        says = f"the floor at {url} has no free terminal or seat to show: is it a demonstration?"
        refuse(Reason.NOTHING_THERE, says)
    return free


def _free(at: dict[str, Any]) -> list[Place]:
    free = (one["link"].partition("?code=") for one in at["terminals"] if one["link"] and not one["paired"])
    return [Place(at["id"], at["kind"], page.removeprefix("/"), code) for page, _, code in free]


def _json(url: str) -> Any:
    with urlopen(url, timeout=10) as answer:  # noqa: S310 - the floor's own address
        return json.load(answer)


def _spots(url: str, table: str) -> list[str]:
    """What can be bet on there, by the table's own layout; nothing where a place has none."""
    try:
        layout = _json(f"{url}/api/tables/{quote(table, safe='')}/layout")
    except HTTPError:
        return []
    listed = chain.from_iterable(part for part in layout.values() if isinstance(part, list))
    return [one["spot"] for one in listed if isinstance(one, dict) and "spot" in one]


def pair(url: str, place: Place) -> str:
    """A device credential for that place."""
    body = json.dumps({"code": place.code}).encode()
    asked = Request(f"{url}/api/pair", body, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked, timeout=10) as answer:  # noqa: S310
        return str(answer.headers["Set-Cookie"]).partition(";")[0]


async def _play_all(url: str, taken: list[Taken], tally: Tally, pause: float, seconds: float) -> None:
    players = [asyncio.create_task(_sit(url, one, tally, pause)) for one in taken]
    ends = monotonic() + seconds if seconds else None
    with Live(tally.shown(), console=console(), refresh_per_second=4, transient=True) as live:
        while ends is None or monotonic() < ends:
            await asyncio.sleep(EVERY)
            live.update(tally.shown())
    for one in players:
        one.cancel()
    await asyncio.gather(*players, return_exceptions=True)


async def _sit(url: str, taken: Taken, tally: Tally, pause: float) -> None:
    """Keep one place, through every restart of the floor."""
    place = taken.place
    while True:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(
                f"{url.replace('http', 'ws', 1)}/ws/{place.screen}",
                additional_headers={"Cookie": taken.cookie},
                compression=None,
            ) as socket:
                one = Player(socket, place.kind, KINDS.bots[place.kind], taken.spots, tally)
                await _play_here(one, place.kind, tally, pause)
        await asyncio.sleep(1)


async def _play_here(one: Player, kind: str, tally: Tally, pause: float) -> None:
    tally.playing[kind] += 1
    playing = asyncio.create_task(one.play(pause))
    try:
        await one.listen()
    finally:
        playing.cancel()
        tally.playing[kind] -= 1
