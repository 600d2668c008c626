"""How two documents differ, a row for each thing that a reader of both would ask."""

from collections.abc import Iterator

import msgspec

from croupier.base.names import Citation
from croupier.games.roulette.rules import BetRule, ModeRule, read_rules
from croupier.law.facts import Fact, facts, option_text, plain
from croupier.law.rulebook import Book, GameRules


class Difference(msgspec.Struct, frozen=True):
    """A topic on which two books say different things, or one says nothing."""

    topic: str
    left: Fact | None
    right: Fact | None


def differences(left: Book, right: Book) -> tuple[Difference, ...]:
    """Games that only one book has are one row each; a game that both have is compared point by point."""
    ours, theirs = _points(left, right), _points(right, left)
    pairs = (Difference(topic, ours.get(topic), theirs.get(topic)) for topic in {**ours, **theirs})
    return tuple(one for one in pairs if not _alike(one))


def _alike(one: Difference) -> bool:
    return one.left is not None and one.right is not None and one.left.says == one.right.says


def _points(book: Book, other: Book) -> dict[str, Fact]:
    points: dict[str, Fact] = {}
    for game, rules in book.games.items():
        shared = game in other.games
        found = _roulette(rules) if shared and game == "roulette" else _plain_game(book, game, shared)
        points.update({fact.topic: fact for fact in found})
    return points


def _plain_game(book: Book, game: str, shared: bool) -> Iterator[Fact]:
    own = [fact for fact in facts(book) if fact.topic.startswith(f"{game} ")]
    if not shared:
        yield Fact(game, "played", own[0].clause)
        return
    yield from (fact for fact in own if fact.topic not in (f"{game} demand", f"{game} sign"))
    yield from _demands_and_signs(book.games[game], f"{game} ")


def _roulette(rules: GameRules) -> Iterator[Fact]:
    read = read_rules(rules)
    for name, option in rules.options.items():
        yield Fact(name, option_text(option), option.clause)
    yield Fact("odds are", read.bound.value, read.bound.clause)
    for kind, bet in read.bets.items():
        yield _wager(kind, bet)
    for name, limit in read.limits.items():
        yield Fact(f"limit {name}", limit.value, limit.clause)
    for mode, play in read.modes.items():
        usual = mode == rules.options["mode"].default
        yield from _play("play" if usual else mode, play)
    yield from _demands_and_signs(rules)


def _demands_and_signs(rules: GameRules, of: str = "") -> Iterator[Fact]:
    """A game may have several of each, so the words are the topic."""
    for demand in rules.constraints:
        yield Fact(f"{of}demand: {demand.says}", "yes", demand.clause)
    for notice in rules.notices:
        yield Fact(f"{of}sign: {notice.says}", "posted", notice.clause)


def _wager(kind: str, bet: BetRule) -> Fact:
    paid = bet.odds or bet.multiplied
    optional = ", optional" if bet.offered else ""
    says = f"{' or '.join(bet.called.value)}, {paid.value if paid else ''}{optional}"
    return Fact(f"wager {kind}", says, paid.clause if paid else bet.called.clause)


def _play(where: str, play: ModeRule) -> Iterator[Fact]:
    for name in ("tender", "coupon", "verbal", "closing", "revolutions", "announce", "fifth", "refund"):
        leaf = getattr(play, name)
        if leaf is not None:
            yield Fact(f"{where}: {name}", plain(leaf.value), leaf.clause)
    for irregularity, consequence in play.irregularities.items():
        yield Fact(f"{where}: {irregularity}", _after(consequence.value), Citation(consequence.clause))


def _after(consequence: str) -> str:
    return "no spin, wagers stand" if consequence == "stands" else "game void, wagers refunded"
