"""The options in effect as rows of a sign, for players who do not know the options' names."""

from collections.abc import Iterator, Mapping

from croupier.base.refusal import sentence
from croupier.law.rulebook import GameRules
from croupier.law.sign import Line

OFFERED = sentence("also offered")
WITHHELD = sentence("not offered")
ABOUT = {
    "mode": sentence("how bets are made"),
    "wheel": sentence("the wheel"),
    "layout": sentence("the layout"),
    "even-money-on-zero": sentence("even-money bets when a zero comes"),
    "neighbours": sentence("the neighbour's bet takes"),
    "inside-maximum": sentence("the inside maximum holds for"),
    "b2b-pays": sentence("a winning B2B bet gets"),
    "closing": sentence("no more bets is called"),
    "stops": sentence("the 54 stops are arranged as in"),
    "clapper": sentence("the clapper between two numbers"),
}
SAYS = {
    "live": sentence("with chips on the layout"),
    "terminals": sentence("on terminals, with a dealer"),
    "dealerless": sentence("at stations, without a dealer"),
    "double-zero": sentence("1 to 36, 0 and 00"),
    "single-zero": sentence("1 to 36 and 0"),
    "double-zero-as-single-zero": sentence("1 to 36 and 0; 00 is spun again"),
    "plain": sentence("without a replica of the wheel"),
    "wheel-replica": sentence("with a replica of the wheel"),
    "lose-all": sentence("are lost"),
    "lose-half": sentence("lose half"),
    "two-each-side": sentence("two numbers on each side"),
    "one-each-side": sentence("one number on each side"),
    "each-position": sentence("each position"),
    "each-number": sentence("all bets on one number together"),
    "stake-returned": sentence("the multiplier times the bet, and the bet back"),
    "in-all": sentence("the multiplier times the bet, and no more"),
    "before-spin": sentence("before the ball is spun"),
    "in-track": sentence("while the ball runs in the track"),
    "atlantic-city": sentence("Atlantic City"),
    "nevada": sentence("Nevada"),
    "previous-number": sentence("the number passed before it wins"),
    "respin": sentence("the wheel is spun again"),
}
LISTED = {"offer": OFFERED, "withhold": WITHHELD}
STATED_IN_THE_ODDS = "odds-word"


def option_lines(
    rules: GameRules, chosen: Mapping[str, tuple[str, ...]], called: Mapping[str, str]
) -> Iterator[Line]:
    """A row for each option that means something here; `called` names wagers as the document does."""
    for name, rule in rules.options.items():
        if name in LISTED:
            for wager in chosen.get(name, ()):
                yield Line(LISTED[name], called.get(wager, wager), rule.choices[wager])
        elif name in chosen and _matters(name, chosen):
            (value,) = chosen[name]
            yield Line(ABOUT[name], SAYS[value], rule.choices[value])


def _matters(name: str, chosen: Mapping[str, tuple[str, ...]]) -> bool:
    """Neighbours are bet at terminals alone, and B2B pays just where it is offered."""
    if name == "neighbours":
        return "terminals" in chosen["mode"]
    if name == "b2b-pays":
        return "b2b" in chosen["offer"]
    return name != STATED_IN_THE_ODDS
