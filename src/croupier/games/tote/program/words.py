"""A card in the words of a programme: post times, headings, pools and minimums."""

from collections.abc import Sequence

from croupier.base.money import show_dollars
from croupier.games.tote.program.card import ProgramPool, ProgramRace, RaceCard
from croupier.games.tote.program.distance import show_distance
from croupier.games.tote.program.explanations import explanations
from croupier.games.tote.program.moment import Moment, day_of_date, weekday
from croupier.games.tote.program.paper_words import paper_words
from croupier.games.tote.program.race_kinds import Sport

RIDERS = {Sport.HORSE: "jockey", Sport.HARNESS: "driver", Sport.GREYHOUND: ""}
"""The field of a runner that names who rides or drives it."""


def show_clock(moment: Moment, language: str = "en") -> str:
    """The time of day at the track: `12:30 PM`."""
    words = paper_words(language)
    hour, minute = int(moment.clock[:2]), moment.clock[3:5]
    half = words.afternoon if hour >= 12 else words.morning
    return f"{(hour + 11) % 12 + 1}:{minute} {half}"


def show_date(date: str, language: str = "en") -> str:
    """`Saturday, November 21, 2026`."""
    words = paper_words(language)
    year, month, day = map(int, date.split("-"))
    named = words.weekdays[weekday(day_of_date(date))]
    return words.date.format(weekday=named, month=words.months[month - 1], day=day, year=year)


def show_kinds(race: ProgramRace, language: str = "en") -> str:
    """`Claiming, overnight`."""
    known = paper_words(language).kinds
    said = ", ".join(known.get(kind, kind) for kind in race.kinds)
    return said[0].upper() + said[1:]


def race_facts(card: RaceCard, race: ProgramRace, language: str = "en") -> tuple[str, ...]:
    """What stands beside a race's number: post time, distance and surface, kinds, purse."""
    words = paper_words(language)
    surface = f", {words.surfaces.get(race.surface, race.surface)}" if race.surface else ""
    told = (
        show_clock(race.post, language),
        show_distance(race.distance, card.sport, words.distance) + surface,
        show_kinds(race, language),
        words.purse.format(amount=show_dollars(race.purse)) if race.purse else "",
    )
    return tuple(fact for fact in told if fact)


def show_pool(pool: ProgramPool, language: str = "en") -> str:
    """`Pick six (races 3-8) $1, carryover $12,450, must be paid today`."""
    words, title = paper_words(language), explanations(language).pools[pool.kind].title
    several = words.races.format(first=pool.races[0], last=pool.races[-1])
    legs = f" ({several})" if len(pool.races) > 1 else ""
    carried = f", {words.carryover.format(amount=show_dollars(pool.carried))}" if pool.carried else ""
    today = f", {words.mandatory}" if pool.mandatory else ""
    return f"{title}{legs} {show_dollars(pool.least)}{carried}{today}"


def show_pools(pools: Sequence[ProgramPool], language: str = "en") -> str:
    """Every pool that begins with a race, with the least bet of each."""
    return " · ".join(show_pool(pool, language) for pool in pools)
