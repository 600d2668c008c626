"""A card in the words of a programme: post times, headings, pools and minimums."""

from collections.abc import Sequence

from croupier.base.money import show_dollars
from croupier.games.tote.program.card import ProgramPool, ProgramRace, RaceCard
from croupier.games.tote.program.distance import show_distance
from croupier.games.tote.program.explanations import explanations
from croupier.games.tote.program.moment import Moment, day_of_date, weekday
from croupier.games.tote.program.race_kinds import Sport

_DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
_MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
)  # fmt: skip
RIDERS = {Sport.HORSE: "Jockey", Sport.HARNESS: "Driver", Sport.GREYHOUND: ""}


def show_clock(moment: Moment) -> str:
    """The time of day at the track: `12:30 PM`."""
    hour, minute = int(moment.clock[:2]), moment.clock[3:5]
    return f"{(hour + 11) % 12 + 1}:{minute} {'PM' if hour >= 12 else 'AM'}"


def show_date(date: str) -> str:
    """`Saturday, November 21, 2026`."""
    year, month, day = date.split("-")
    return f"{_DAYS[weekday(day_of_date(date))]}, {_MONTHS[int(month) - 1]} {int(day)}, {year}"


def show_kinds(race: ProgramRace) -> str:
    """`Claiming, overnight`."""
    said = ", ".join(race.kinds)
    return said[0].upper() + said[1:]


def race_facts(card: RaceCard, race: ProgramRace) -> tuple[str, ...]:
    """What stands beside a race's number: post time, distance and surface, kinds, purse."""
    surface = f", {race.surface}" if race.surface else ""
    purse = f"purse {show_dollars(race.purse)}" if race.purse else ""
    told = (
        show_clock(race.post),
        show_distance(race.distance, card.sport) + surface,
        show_kinds(race),
        purse,
    )
    return tuple(fact for fact in told if fact)


def show_pool(pool: ProgramPool) -> str:
    """`Pick six (races 3-8) $1, carryover $12,450, must be paid today`."""
    title = explanations().pools[pool.kind].title
    legs = f" (races {pool.races[0]}-{pool.races[-1]})" if len(pool.races) > 1 else ""
    carried = f", carryover {show_dollars(pool.carried)}" if pool.carried else ""
    today = ", must be paid today" if pool.mandatory else ""
    return f"{title}{legs} {show_dollars(pool.least)}{carried}{today}"


def show_pools(pools: Sequence[ProgramPool]) -> str:
    """Every pool that begins with a race, with the least bet of each."""
    return " · ".join(map(show_pool, pools))
