"""`croupier tote tracks`: the track profiles, and where each of their values was found."""

from rich.text import Text

from croupier.base.money import show, show_dollars
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.games.tote.card.answer import terms_answer
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.library import TRACKS, load_track
from croupier.games.tote.offers import Offer, offers_digest
from croupier.games.tote.profile import Profile
from croupier.games.tote.profile_values import show_percent

_STRAIGHT = (Kind.WIN, Kind.PLACE, Kind.SHOW)


def show_tracks(name: str | None = None, /, *, json: bool = False) -> None:
    """List the track profiles, or show one whole: takeout, least bet and source of every pool.

    A profile is what one sending track offers. `croupier tote price` and `croupier settle` price by it.

    Parameters
    ----------
    name
        A profile, such as model. Leave it out to list them all.
    json
        Print JSON for a program to read.
    """
    if name is not None:
        profile = load_track(name)
        if json:
            say_json(_whole(profile))
        else:
            _show(profile)
        return
    profiles = [load_track(one) for one in TRACKS]
    if json:
        say_json([_head(profile) for profile in profiles])
    else:
        _list(profiles)


def _list(profiles: list[Profile]) -> None:
    columns = ("track", "title", "takeout", "break", "minimum", "pools")
    made = table("Track profiles", columns, ("takeout", "break", "minimum"))
    for profile in profiles:
        offers = profile.offers
        terms = offers.pools[Kind.WIN].terms
        taken = [offer.terms.takeout for offer in offers.pools.values()]
        rates = f"{show_percent(min(taken))} to {show_percent(max(taken))}%"
        more = ", ".join(kind for kind in offers.pools if kind not in _STRAIGHT)
        price = (rates, show(terms.break_to), show(terms.minimum))
        made.add_row(*cells(offers.track, profile.title, *price, f"win, place, show, {more}"))
    say(made, Text("See one with its sources: croupier tote tracks model", style="dim"))


def _show(profile: Profile) -> None:
    say(Text(profile.title, style="bold"), Text(profile.note))
    columns = ("pool", "takeout", "least bet", "shared", "rests on")
    made = table("Pools", columns, ("takeout", "least bet"))
    for kind, offer in profile.offers.pools.items():
        taken = f"{show_percent(offer.terms.takeout)}%"
        rests = cited(", ".join(_sources(profile, f"pools.{kind}.")))
        made.add_row(*cells(kind, taken, show_dollars(offer.least), _shared(kind, offer), rests))
    say(made, Text(_price(profile)))
    made = table("Sources", ("source", "says", "dated", "seen"))
    for key, source in profile.sources.items():
        says = Text(source.says).append(f"\n{source.at}" if source.at else "", style="dim")
        made.add_row(*cells(cited(key), says, source.dated, source.seen))
    say(Text(""), made, Text(f"digest {offers_digest(profile.offers)}", style="dim"))


def _price(profile: Profile) -> str:
    terms = profile.offers.pools[Kind.WIN].terms
    broken = f"$1 is broken to {show(terms.break_to)} ({profile.sourced['price.break_to']})"
    return f"{broken} and gets {show(terms.minimum)} at least ({profile.sourced['price.minimum']})."


def _shared(kind: Kind, offer: Offer) -> str:
    """How a pick shares its pool, in words; empty for other pools."""
    if kind not in PICKS:
        return ""
    terms = offer.terms
    today = f", {show_percent(terms.share)}% today" if terms.share else ""
    capped = f", at most {show_dollars(terms.cap)} carried" if terms.cap is not None else ""
    return f"{terms.picking}{today}{capped}; refunded below {terms.fewest_legs} legs"


def _sources(profile: Profile, place: str) -> list[str]:
    return list(dict.fromkeys(key for value, key in profile.sourced.items() if value.startswith(place)))


def _head(profile: Profile) -> dict[str, object]:
    offers = profile.offers
    return {
        "name": offers.track,
        "title": profile.title,
        "note": profile.note,
        "digest": offers_digest(offers),
        "pools": {
            kind: {**terms_answer(kind, offer.terms), "least": show(offer.least)}
            for kind, offer in offers.pools.items()
        },
    }


def _whole(profile: Profile) -> dict[str, object]:
    sources = {
        key: {"says": source.says, "at": source.at, "dated": source.dated, "seen": source.seen}
        for key, source in profile.sources.items()
    }
    return {**_head(profile), "sources": sources, "sourced": dict(profile.sourced)}
