"""A race card from a file in the single-file layout, as JSON values that are then checked like any card."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

import msgspec

from croupier.base.money import Cents, show
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.kinds import LEGS, PLACES, Kind
from croupier.games.tote.program.drf_fields import RACE_TYPES, SCRATCHED, SURFACES, DrfLine, Field, drf_lines
from croupier.games.tote.program.drf_times import Zones, post_time
from croupier.games.tote.program.json_values import FORMAT
from croupier.games.tote.program.moment import Moment, read_date
from croupier.games.tote.race import interest

_FINEST_ODDS = 20


class Added(msgspec.Struct, frozen=True, kw_only=True):
    """What a card says and the layout does not. `pools` has the least bet of each pool; `starts` the races
    that a pool over several races begins with. Closings are moments, as a card writes them."""

    name: str
    zone: str
    profile: str
    meet: str
    first: str
    last: str
    session: str = "D"
    pools: Mapping[Kind, Cents]
    starts: Mapping[Kind, tuple[int, ...]] = {}
    nominations_close: str | None = None
    entries_close: str | None = None


def import_drf(text: str, added: Added, zones: Zones) -> dict[str, object]:
    """The JSON values of the card; `read_card` says whether its races are what they are called."""
    lines = drf_lines(text)
    track, date = lines[0].text(Field.TRACK), _date(lines[0])
    for line in lines:
        if (line.text(Field.TRACK), line.text(Field.DATE)) != (track, lines[0].text(Field.DATE)):
            says = "the file has cards of several tracks or days; import one at a time"
            refuse(Reason.UNREADABLE, says, place=f"line {line.number}")
    return {
        "format": FORMAT,
        "version": 1,
        "track": {"code": track.upper(), "name": added.name, "zone": added.zone, "profile": added.profile},
        "meet": {"name": added.meet, "first": added.first, "last": added.last},
        "sport": "horse",
        "date": date,
        "session": added.session,
        "races": list(_races(lines, date, added, zones)),
    }


def _date(line: DrfLine) -> str:
    text = line.text(Field.DATE)
    return read_date(f"{text[:4]}-{text[4:6]}-{text[6:]}")


def _races(lines: Sequence[DrfLine], date: str, added: Added, zones: Zones) -> Iterator[dict[str, object]]:
    after: Moment | None = None
    for number, field in groupby(lines, key=lambda line: line.whole(Field.RACE)):
        runners = list(field)
        after = post_time(runners[0], date, added.zone, zones, after)
        yield _race(number or 0, after, runners, added)


def _race(number: int, post: Moment, lines: Sequence[DrfLine], added: Added) -> dict[str, object]:
    first = lines[0]
    kinds = _kinds(first)
    stake = "stake" in kinds
    overnight = added.entries_close is not None and not stake
    race: dict[str, object] = {
        "number": number,
        "post_time": str(post),
        "kinds": [*kinds, "overnight"] if overnight else list(kinds),
        "distance": abs(first.whole(Field.DISTANCE) or 0),
        "surface": "all-weather" if first.text(Field.ALL_WEATHER) == "A" else _surface(first),
        "purse": show((first.whole(Field.PURSE) or 0) * 100),
        "conditions": first.text(Field.CONDITIONS),
        "owners_contribute": stake,
        "runners": [_runner(line, claimed="claiming" in kinds) for line in lines],
        "pools": list(_pools(number, lines, added)),
    }
    if stake:
        race["nominations_close"] = added.nominations_close
    if overnight:
        race["entries_close"] = added.entries_close
    return race


def _kinds(line: DrfLine) -> tuple[str, ...]:
    named = line.text(Field.RACE_TYPE)
    if named not in RACE_TYPES:
        line.refuse(Field.RACE_TYPE, f"{shown(named)} is no race type; they are {', '.join(RACE_TYPES)}")
    return RACE_TYPES[named]


def _surface(line: DrfLine) -> str:
    named = line.text(Field.SURFACE)
    if named not in SURFACES:
        line.refuse(Field.SURFACE, f"{shown(named)} is no surface; they are {', '.join(SURFACES)}")
    return SURFACES[named]


def _number(line: DrfLine) -> str:
    return line.text(Field.PROGRAM_NUMBER).upper() or line.text(Field.POST_POSITION)


def _runner(line: DrfLine, *, claimed: bool) -> dict[str, object]:
    claim = line.whole(Field.CLAIM) or line.whole(Field.RACE_CLAIM)
    return {
        "number": _number(line),
        "name": line.text(Field.NAME).title(),
        "morning_line": _odds(line),
        "post_position": line.whole(Field.PROGRAM_POST) or line.whole(Field.POST_POSITION),
        "jockey": line.text(Field.JOCKEY).title(),
        "trainer": line.text(Field.TRAINER).title(),
        "owner": line.text(Field.OWNER),
        "weight": line.whole(Field.WEIGHT),
        "colours": line.text(Field.SILKS)[:80],
        "claiming_price": show(claim * 100) if claim and claimed else None,
        "scratched": line.text(Field.ENTRY) == SCRATCHED,
    }


def _odds(line: DrfLine) -> str | None:
    """The layout writes 2.50 for 5-2."""
    text = line.text(Field.MORNING_LINE)
    if not text:
        return None
    try:
        odds = Fraction(text).limit_denominator(_FINEST_ODDS)
    except (ValueError, ZeroDivisionError):
        line.refuse(Field.MORNING_LINE, f"{shown(text)} is not odds to one, like 2.50")
    return f"{odds.numerator}-{odds.denominator}"


def _pools(number: int, lines: Sequence[DrfLine], added: Added) -> Iterator[dict[str, object]]:
    """Those that begin with this race and have enough runners here; later legs are checked with the card."""
    running = {interest(_number(line)) for line in lines if line.text(Field.ENTRY) != SCRATCHED}
    for kind, least in added.pools.items():
        begins = number in added.starts.get(kind, ()) if kind in LEGS else True
        if begins and len(running) >= PLACES.get(kind, 1):
            yield {"kind": kind.value, "least": show(least)}
