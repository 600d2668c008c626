"""A wheel's integrity as people read it on a terminal."""

from rich.text import Text

from croupier.analysis.bias.power import Needed
from croupier.analysis.bias.report import Bias, BiasTest, BiasTestName
from croupier.cli.screen import cells, say, table
from croupier.desk.reports.integrity import Integrity
from croupier.games.reasons import in_words

ASKED = {
    BiasTestName.POCKETS: "Does a number come too often or too rarely?",
    BiasTestName.SECTORS: "Does a run of neighbours come too often?",
    BiasTestName.STEPS: "Does the ball travel the same way from number to number?",
    BiasTestName.RUNS: "Do numbers of one half follow one another?",
}


def show_bias(title: str, bias: Bias) -> None:
    say(Text(verdict(title, bias), style="bold red" if bias.odd else "bold"))
    _show_tests(bias)
    _show_pockets(bias)
    _show_needed(bias)


def verdict(title: str, bias: Bias) -> str:
    """Plainly: is anything odd, and how sure is that."""
    sure = f"at {bias.confidence * 100:.6g}% confidence"
    spins = f"{title}: {bias.results:,} spins."
    if bias.odd:
        failed = ", ".join(one.name for one in bias.tests if one.odd)
        return f"{spins} Something is odd {sure}: {failed}."
    if bias.results < bias.fewest:
        return f"{spins} Too few to say anything: {bias.fewest} are the least."
    return f"{spins} Nothing is odd {sure}."


def _show_tests(bias: Bias) -> None:
    columns = ("question", "statistic", "a fair wheel does so", "all tests considered", "")
    made = table("Tests", columns, columns[1:4])
    for one in bias.tests:
        statistic = f"{one.statistic:.2f}" + (f" ({one.freedom} df)" if one.freedom else " sd")
        made.add_row(*cells(ASKED[one.name], statistic, *_chances(one), "odd" if one.odd else ""))
    say(made)
    if bias.sector:
        across = " ".join(bias.sector.results)
        says = f"The neighbours that came most above their share: {across}, {bias.sector.seen} times"
        say(f"{says}; {bias.sector.expected:.1f} were expected.")
    say(f"A bet against this wheel at fair odds would stand at {bias.evidence:,.3g} to 1.")


def _chances(one: BiasTest) -> tuple[str, str]:
    return (percent(one.chance), percent(one.adjusted)) if one.enough else ("too few spins", "")


def percent(chance: float) -> str:
    return f"{chance:.2%}" if chance >= 0.0001 else "under 0.01%"


def _show_pockets(bias: Bias) -> None:
    outside = [one for one in bias.pockets if not one.low <= one.seen <= one.high]
    columns = ("number", "came", "expected", "band")
    made = table("Outside the band of a fair wheel", columns, columns[1:3])
    for one in outside:
        made.add_row(*cells(one.result, one.seen, f"{one.expected:.1f}", f"{one.low} to {one.high}"))
    if outside:
        say(made)


def _show_needed(bias: Bias) -> None:
    title = f"Spins that show a bias, {bias.power:.0%} of the time"
    made = table(title, ("bias", "spins", "by"), ("spins",))
    for one in bias.needed:
        by = "pockets" if one.results == one.pockets else "sectors"
        made.add_row(*cells(_biased(one), f"{one.results:,}", by))
    say(made)


def _biased(one: Needed) -> str:
    what = "one number" if one.length == 1 else f"{one.length} neighbours"
    return f"{what} {one.percent:g}% too often"


def show_history(found: Integrity) -> None:
    if found.elsewhere:
        say(f"{found.elsewhere} numbers do not stand on this wheel and are left out: it was another one.")
    _show_turning(found)
    made = table("Misfires", ("day", "reason", "told by", "times"), ("times",))
    for one in found.misfires:
        told_by = "reader" if one.by_reader else "people"
        made.add_row(*cells(one.day, in_words(one.reason), told_by, one.count))
    say(made if found.misfires else "No misfires.")


def _show_turning(found: Integrity) -> None:
    if not found.turning:
        say("No reader told of speed and direction.")
        return
    spins = sum(one.tries for one in found.turning)
    clockwise = sum(one.clockwise for one in found.turning)
    mean = sum(one.mean * one.tries for one in found.turning) / spins
    slowest, fastest = min(one.slowest for one in found.turning), max(one.fastest for one in found.turning)
    turned = f"The rotor turned {slowest:.1f} to {fastest:.1f} times a minute, {mean:.1f} on average"
    say(f"{turned}; clockwise in {clockwise:,} of {spins:,} spins.")
