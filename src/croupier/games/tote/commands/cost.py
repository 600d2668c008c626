"""`croupier tote cost`: what a race bet holds and costs."""

from itertools import islice

from rich.text import Text

from croupier.base.clause import book_and_key
from croupier.base.money import show, show_dollars
from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.screen import cells, cited, console, say, say_json, table
from croupier.games.tote.accept import accept
from croupier.games.tote.bet import Bet, Runners
from croupier.games.tote.bet_forms import clauses_of
from croupier.games.tote.combination import show_combination
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import MOST_RUNNERS, Fields, needs_field
from croupier.games.tote.notation import read_bet, show_bet
from croupier.games.tote.runner_groups import read_runners

MOST_SHOWN = 120


def cost(
    bet: str, /, *, runners: str | None = None, scratched: str | None = None, json: bool = False
) -> None:
    """Show the single bets that a race bet holds, and what it costs.

    Single quotes keep the $ of a bet from the shell: croupier tote cost 'R4 $1 EXACTA BOX 1,3,5'. Others are
    'R4 $2 ACROSS 6', 'R4 $2 TRIFECTA 4,7/1,9,11/2,5', 'R4 $1 TRIFECTA KEY 7 BOX 1,2,3', 'R4 $2 DD 4/1,2',
    'R4 $1 EXACTA WHEEL 3 WITH ALL', 'R4 $1 TRIFECTA ANY 1,2,3 & 4,5' and 'R4 $1 PICK3 1/2,3/ALL'.

    Parameters
    ----------
    bet
        Race, amount, bet and runners.
    runners
        How many run: 10, or for each leg, 10,8,9. Needed where the bet says ALL.
    scratched
        Who was withdrawn: 4,7, or leg by leg with strokes between them, 4,7//2.
    json
        Print JSON, every combination in full, for a program to read.
    """
    asked = read_bet(bet)
    fields = _fields(asked, runners, scratched)
    held = accept(asked, fields)
    if json:
        say_json(_as_json(asked, fields, held))
    else:
        _show(asked, fields, held)


def _fields(bet: Bet, runners: str | None, scratched: str | None) -> Fields:
    """Who runs in each race of the bet."""
    if runners is None and needs_field(bet):
        refuse(Reason.UNREADABLE, f"{show_bet(bet)} depends on who runs: say how many, like --runners 10")
    sizes = _sizes(bet, str(MOST_RUNNERS) if runners is None else runners)
    gone = _scratched(bet, scratched)
    return {race: _left(size, out) for race, size, out in zip(bet.races, sizes, gone, strict=True)}


def _left(size: int, gone: Runners) -> Runners:
    for runner in gone:
        if runner > size:
            refuse(
                Reason.UNREADABLE, f"runner {runner} cannot be scratched: the race has runners 1 to {size}"
            )
    return tuple(one for one in range(1, size + 1) if one not in gone)


def _sizes(bet: Bet, runners: str) -> list[int]:
    sizes = [_size(part.strip()) for part in runners.split(",")]
    if len(sizes) == 1:
        sizes *= len(bet.races)
    if len(sizes) != len(bet.races):
        says = f"{bet.called} is over {_races(bet)}: give one number of runners, or one for each of them"
        refuse(Reason.UNREADABLE, f"{says}, not {len(sizes)}")
    return sizes


def _size(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2 and 1 <= int(text) <= MOST_RUNNERS):
        says = f"{shown(text)} is not a number of runners; write 1 to {MOST_RUNNERS}, like --runners 10"
        refuse(Reason.UNREADABLE, says)
    return int(text)


def _scratched(bet: Bet, text: str | None) -> list[Runners]:
    if text is None:
        return [()] * len(bet.races)
    parts = text.replace(" ", "").split("/")
    if len(parts) != len(bet.races):
        says = f"{bet.called} is over {_races(bet)}: say who is scratched in each, like --scratched 4,7"
        refuse(Reason.UNREADABLE, says + "/" * (len(bet.races) - 1))
    return [read_runners(part.upper()) if part else () for part in parts]


def _races(bet: Bet) -> str:
    first, last = bet.races[0], bet.races[-1]
    return f"race {first}" if first == last else f"races {first} to {last}"


def _show(bet: Bet, fields: Fields, held: int) -> None:
    made = table(show_bet(bet), ("pool", "races", "bets", "cost", "clauses"), ("bets", "cost"))
    here = cited(" ".join(book_and_key(clause)[1] for clause in clauses_of(bet)))
    races, count = ", ".join(map(str, bet.races)), held // len(bet.pools)
    for kind in bet.pools:
        made.add_row(*cells(kind, races, f"{count:,}", show_dollars(count * bet.amount), here))
    say(made)
    each = show_dollars(bet.amount)
    say(Text(f"{_bets(held)} of {each}: {show_dollars(held * bet.amount)}\n", style="bold"))
    _show_combinations(bet, fields, count)


def _bets(count: int) -> str:
    return f"{count:,} bet" + ("s" if count != 1 else "")


def _show_combinations(bet: Bet, fields: Fields, count: int) -> None:
    texts = [show_combination(one) for one in islice(combinations_of(bet, fields), MOST_SHOWN)]
    wide = max(map(len, texts)) + 2
    across = max(1, console().width // wide)
    for start in range(0, len(texts), across):
        line = "".join(text.ljust(wide) for text in texts[start : start + across])
        say(Text(line.rstrip()))
    if count > MOST_SHOWN:
        say(Text(f"and {count - MOST_SHOWN:,} more; --json lists them all", style="dim"))


def _as_json(bet: Bet, fields: Fields, held: int) -> dict[str, object]:
    return {
        "bet": show_bet(bet),
        "races": list(bet.races),
        "pools": list(bet.pools),
        "amount": show(bet.amount),
        "bets": held,
        "cost": show(held * bet.amount),
        "clauses": list(clauses_of(bet)),
        "combinations": [show_combination(one) for one in combinations_of(bet, fields)],
    }
