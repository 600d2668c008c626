"""Bets written at random, and a second reading of them: every order of finish is tried, one by one."""

from collections.abc import Iterable
from itertools import permutations, product

from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote.bet import ALL, AnyOrder, Bet, Box, Called, Each, Group, KeyBox, Placed, Wheel
from croupier.games.tote.bet_forms import ALONE, BOXED, BY_LEG
from croupier.games.tote.kinds import PLACES, Combination, Kind, length
from croupier.games.tote.notation import read_bet

Field = dict[int, tuple[int, ...]]
RACES = range(4, 10)


@st.composite
def fields(draw: st.DrawFn) -> Field:
    """Four to six runners in each of six races, with gaps where somebody was scratched."""
    some = st.sets(st.integers(1, 9), min_size=4, max_size=6)
    return {race: tuple(sorted(draw(some))) for race in RACES}


@st.composite
def texts(draw: st.DrawFn, running: Field) -> str:
    """Any bet of any form on these races, as people write it; a few want one runner in two places."""
    called = draw(st.sampled_from(Called))
    amount = draw(st.sampled_from(["$2", "$0.50", "$1.00", "$100"]))
    text = f"R4 {amount} {called} {_selection(draw, called, running)}"
    return draw(st.sampled_from([text, text.lower(), f"  {text.replace(' ', '  ')} "]))


def _selection(draw: st.DrawFn, called: Called, running: Field) -> str:
    here = running[4]
    if called in ALONE:
        return _runners(draw, here)
    if called is Called.TWIN_TRIFECTA:
        return "/".join(map(str, draw(st.permutations(here))[:3]))
    wanted = length(Kind[called.name])
    if called in BOXED and draw(st.booleans()):
        return _formed(draw, here, wanted)
    return "/".join(_group(draw, running[4 + leg] if called in BY_LEG else here) for leg in range(wanted))


def _formed(draw: st.DrawFn, here: tuple[int, ...], places: int) -> str:
    match draw(st.sampled_from(["BOX", "KEY", "WHEEL", "ANY"])):
        case "BOX":
            return f"BOX {_group(draw, here, places)}"
        case "KEY":
            key = draw(st.sampled_from(here))
            return f"KEY {key} BOX {_group(draw, tuple(one for one in here if one != key), places - 1)}"
        case "WHEEL":
            return f"WHEEL {_runners(draw, here)} WITH ALL"
        case _:
            return _any_order(draw, here, places)


def _any_order(draw: st.DrawFn, here: tuple[int, ...], places: int) -> str:
    order = draw(st.permutations(here))
    cuts = sorted(draw(st.sets(st.integers(1, len(here)), min_size=2, max_size=places)))
    groups = [order[low:high] for low, high in zip([0, *cuts], cuts, strict=False)]
    written = draw(st.sampled_from([" & ", "&"])).join(",".join(map(str, group)) for group in groups)
    return f"ANY {written}" + draw(st.sampled_from(["", " ONLY"]))


def _group(draw: st.DrawFn, here: tuple[int, ...], least: int = 1) -> str:
    return "ALL" if draw(st.integers(0, 3)) == 0 else _runners(draw, here, least)


def _runners(draw: st.DrawFn, here: tuple[int, ...], least: int = 1) -> str:
    chosen = draw(st.lists(st.sampled_from(here), min_size=least, max_size=len(here), unique=True))
    low, high = min(chosen), max(chosen)
    if 1 < len(chosen) == high - low + 1 and draw(st.booleans()):
        return f"{low}..{high}"
    return draw(st.sampled_from([",", " , ", ", "])).join(map(str, chosen))


def read(text: str) -> Bet | None:
    """The bet, or None of one that wants a runner in two places."""
    try:
        return read_bet(text)
    except Refused as refused:
        if "holds no bet" not in str(refused):
            raise
    return None


def covered(bet: Bet, running: Field) -> set[Combination]:
    """Every finish, or every row of winners, that the bet is on."""
    kind = bet.pools[0]
    finishes: Iterable[Combination] = product(*(running[race] for race in bet.races))
    if kind in PLACES:
        finishes = permutations(running[bet.race], PLACES[kind])
    if kind is not Kind.QUINELLA:
        return {one for one in finishes if _is_on(bet, one, running)}
    return {(min(a, b), max(a, b)) for a, b in finishes if _is_on(bet, (a, b), running)}


def _is_on(bet: Bet, finish: Combination, running: Field) -> bool:
    races = bet.races if bet.called in BY_LEG else (bet.race,) * len(finish)
    match bet.selection:
        case Each(runners):
            return finish[0] in runners
        case Placed(groups):
            return all(map(_among, finish, groups, races, [running] * len(races)))
        case Box(runners):
            return all(_among(one, runners, bet.race, running) for one in finish)
        case KeyBox(key, runners):
            return finish[0] == key and all(_among(one, runners, bet.race, running) for one in finish[1:])
        case Wheel(runners):
            return any(one in runners for one in finish)
        case AnyOrder(groups, only):
            named = {one for group in groups for one in group}
            each = all(any(one in group for one in finish) for group in groups)
            return each and (not only or named.issuperset(finish))


def _among(runner: int, group: Group, race: int, running: Field) -> bool:
    return runner in (running[race] if group == ALL else group)
