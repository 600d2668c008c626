"""A table to ask: what its spots are, what wagers come to, and the exact odds of all of it."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from croupier.analysis.exact import SpotOdds, analyse
from croupier.analysis.hold_band import USUAL, Band, hold_band
from croupier.analysis.nets import nets_of
from croupier.analysis.options import Comparison, compare_options
from croupier.analysis.risk import TableRisk, table_risk
from croupier.analysis.session import Session, session
from croupier.analysis.together import Together, together
from croupier.base.money import Cents
from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Refused
from croupier.games import library, play
from croupier.games.effective import digest
from croupier.games.options_form import standing
from croupier.games.round import Tender, Wager
from croupier.library.accepting import accept_and_settle, accept_stakes
from croupier.library.money import Amount, check_cents, read_amount
from croupier.library.reading import at, read_choice, read_count, read_flag, read_id
from croupier.library.settlement import Settlement

if TYPE_CHECKING:
    from croupier.library.simulation import SessionSimulation, Simulation


class Table:
    """A table under one rulebook with the house's options. `rules` is the game's own table behind it."""

    def __init__(self, rules: library.Table) -> None:
        self.rules = rules

    def __repr__(self) -> str:
        return f"<Table: {self.game} by {self.rulebook}, {len(self.spots)} spots, digest {self.digest[:8]}>"

    @property
    def rulebook(self) -> str:
        return self.rules.terms.book

    @property
    def game(self) -> str:
        return self.rules.game

    @property
    def options(self) -> dict[str, object]:
        """Every option in effect; `open_table` with these gives the same table again."""
        return standing(self.rules)

    @property
    def digest(self) -> str:
        """By which rounds cite the terms: equal for tables that settle alike."""
        return digest(self.rules)

    @property
    def spots(self) -> tuple[str, ...]:
        return tuple(self.rules.spots)

    def spot(self, text: str) -> str:
        """The spot's usual text: `20-17` is `17-20`. Raises `Refused` if the table has no such spot."""
        return play.read_spot(self.rules, text)

    def wager(
        self,
        spot: str,
        stake: Amount,
        *,
        id_: str = "",
        player: str = "",
        coupon: Amount | None = None,
        tender: str | None = None,
        confirmed: bool = False,
    ) -> Wager:
        """A wager, read as the command line reads it; without an id it is called by its spot."""
        canonical: str = at("spot", play.read_spot, self.rules, spot)
        return Wager(
            id=WagerId(read_id(id_ or canonical, "id")),
            player=PlayerId(read_id(player, "player") if player else ""),
            spot=canonical,
            stake=read_amount(stake, "stake"),
            coupon=0 if coupon is None else read_amount(coupon, "coupon"),
            tender=None if tender is None else read_choice(tender, Tender, "tender"),
            confirmed=read_flag(confirmed, "confirmed"),
        )

    def settle(
        self,
        wagers: Mapping[str, Amount] | Iterable[Wager],
        outcome: object,
        *,
        prior: str | None = None,
        multiplier: str | int | None = None,
    ) -> Settlement:
        """How the wagers end at this outcome: stakes by spot, or wagers that `wager` made.

        Raises `Refused` for the first that the table would not have taken, and then settles none.
        """
        result = play.read_result(self.rules, outcome, prior, multiplier)
        settled = accept_and_settle(self.rules, self._wagers(wagers), result)
        return Settlement(settled, play.cause(self.rules, result))

    def _wagers(self, given: Mapping[str, Amount] | Iterable[Wager]) -> list[Wager]:
        if not isinstance(given, Mapping):
            return [self._anew(one) for one in given]
        made = []
        for index, (spot, stake) in enumerate(given.items()):
            try:
                made.append(self.wager(spot, stake, id_=spot))
            except Refused as refused:
                raise refused.at(f"wagers[{index}]") from None
        return made

    def _anew(self, wager: Wager) -> Wager:
        """The wager read again: whoever made it by hand may have given it any stake."""
        read_id(wager.id, "id")
        at("spot", play.read_spot, self.rules, wager.spot)
        check_cents(wager.stake, 1, "stake")
        check_cents(wager.coupon, 0, "coupon")
        return wager

    def odds(self, spot: str) -> SpotOdds:
        """The exact odds of one spot."""
        wanted = self.spot(spot)
        return next(one for one in analyse(self.rules) if one.spot == wanted)

    def every_odds(self) -> list[SpotOdds]:
        return analyse(self.rules)

    def together(self, stakes: Mapping[str, Amount]) -> Together:
        """What these stakes gain together in one round, with the covariance of each pair."""
        return together(nets_of(self.rules), self.accepted(stakes))

    def session(
        self, stakes: Mapping[str, Amount], *, bankroll: Amount, rounds: int, goal: Amount | None = None
    ) -> Session:
        """The same stakes round after round, until they cannot be laid, a goal is reached or time is up."""
        laid = self.together(stakes)
        wanted = None if goal is None else read_amount(goal, "goal")
        played = read_count(rounds, "rounds")
        return session(laid.gains, laid.staked, read_amount(bankroll, "bankroll"), played, wanted)

    def simulate(
        self,
        stakes: Mapping[str, Amount],
        *,
        rounds: int,
        seed: int | None = None,
        precision: str | None = None,
        engine: str = "",
        workers: int = 0,
        scheduler: str = "",
    ) -> "Simulation":
        """So many rounds of these stakes, or fewer if the edge is known to a `precision` like `0.05%` before.

        Of a game that is dealt from a shoe, whole shoes. A seed gives the same digits on any machine.
        """
        from croupier.analysis.simulation.table_plans import rounds_plan  # noqa: PLC0415 - NumPy is heavy
        from croupier.library.simulation import Running, read_precision, read_seed  # noqa: PLC0415
        from croupier.library.table_simulation import of_stakes  # noqa: PLC0415

        laid, known = self.accepted(stakes), read_seed(seed)
        running = Running(engine, workers, scheduler, read_precision(precision))
        plan = rounds_plan(self.rules, read_count(rounds, "rounds"), known)
        return of_stakes(self.rules, laid, plan, known, running)

    def simulate_sessions(
        self,
        spot: str,
        unit: Amount,
        *,
        rounds: int,
        sessions: int,
        bankroll: Amount | None = None,
        goal: Amount | None = None,
        strategy: str | Callable[..., int] = "flat",
        seed: int | None = None,
        precision: str | None = None,
        engine: str = "",
        workers: int = 0,
        scheduler: str = "",
    ) -> "SessionSimulation":
        """Players who bet by a system: `flat`, `martingale`, `fibonacci`, `dalembert`, `labouchere`, or a
        function of your own of `(unit, last, gained, bankroll, memory)`.

        Fewer sessions if the edge is known to a `precision` like `0.5%` before.
        """
        from croupier.library.simulation import Running, read_precision, read_seed  # noqa: PLC0415
        from croupier.library.table_simulation import of_system, read_betting, read_system  # noqa: PLC0415

        money = None if bankroll is None else read_amount(bankroll, "bankroll")
        wanted = None if goal is None else read_amount(goal, "goal")
        played, count = read_count(rounds, "rounds"), read_count(sessions, "sessions")
        betting = read_betting(self.accepted({spot: unit}), played, money, wanted, read_system(strategy))
        running = Running(engine, workers, scheduler, read_precision(precision))
        return of_system(self.rules, betting, count, read_seed(seed), running)

    def hold_band(self, stakes: Mapping[str, Amount], rounds: int) -> Band:
        """Where the house's hold lies after so many rounds of these stakes, in 95 cases of 100."""
        laid = self.together(stakes)
        return hold_band(laid.gains, laid.staked, read_count(rounds, "rounds"), USUAL)

    def risk(self) -> TableRisk:
        """What the table's limits let the house lose."""
        return table_risk(self.rules)

    def compare_options(self) -> Comparison:
        """The odds with each other choice that the law leaves the house."""
        return compare_options(self.rules)

    def accepted(self, stakes: Mapping[str, Amount]) -> dict[str, Cents]:
        """The stakes of one player by spot, in cents. Raises `Refused` for what the table would not take."""
        return accept_stakes(self.rules, self._wagers(stakes))


def open_table(rulebook: str, game: str = "", **options: object) -> Table:
    """A table under a rulebook; `even_money_on_zero="lose-half"` is the option `even-money-on-zero`.

    Without a game it is the document's first. Raises `Refused`, with the clause, for what the law forbids.
    """
    book = library.load(rulebook)
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return Table(library.open_table(book, game or next(iter((*book.games, *library.GAMES))), named))
