"""A game's life: each command in each phase, and what a reversal takes, returns and finds gone."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import Citation
from croupier.base.refusal import Refusal
from croupier.desk.messages import Alarmed
from croupier.floor.parts.electronic.rounds import verdicts
from croupier.floor.parts.electronic.state import Phase
from croupier.floor.parts.messages import cash_outs, reader, rounds, tables
from croupier.floor.parts.messages.rounds import End, Reversal
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.books import findings
from tests.house import ONE, T1, TWO, House, No, at, said


def in_phase(phase: str) -> House:
    """Game 1, which nobody bet on, as far as `phase`."""
    if phase == "closed":
        return House().installed()
    house = House().opened()
    if phase == "idle":
        return house
    house.game({})
    if phase in ("locked", "read"):
        house.close()
    if phase == "read":
        house.read("17")
    if phase == "void":
        house.do("dealer", rounds.VoidGame(1, "fraud"))
    return house


PHASES = ["closed", "idle", "betting", "locked", "read", "void"]
GAME: list[tuple[str, Command, dict[str, str]]] = [
    ("dealer", rounds.StartGame(), {"idle": "betting"}),
    ("clock", rounds.PromptSpin(1), {"betting": "betting"}),
    ("clock", rounds.CloseBets(1), {"betting": "locked"}),
    ("reader", rounds.ReadNumber(7, "17"), {"betting": "void", "locked": "read"}),
    ("reader", rounds.ReportFault(1, "ball-out"), {"betting": "void", "locked": "void", "read": "void"}),
    ("reader", rounds.ReportFault(7, "ball-out"), {"betting": "void", "locked": "void"}),
    ("dealer", rounds.ConfirmNumber(1, "17"), {"read": "idle"}),
    ("dealer", rounds.ConfirmNumber(1, "20"), {"read": "void"}),
    ("supervisor", rounds.VoidGame(1, "fraud"), {"betting": "void", "locked": "void", "read": "void"}),
    ("designee", rounds.RefundGame(1), {"void": "idle"}),
    ("supervisor", rounds.VoidSettled(1), {}),
]


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("name", "command", "leads"), GAME, ids=[type(row[1]).__name__ for row in GAME])
def test_each_phase_takes_its_own_commands_and_leads_to_the_next(
    name: str, command: Command, leads: dict[str, str], phase: str
) -> None:
    house = in_phase(phase)
    house.table.dealer = "staff:Dana"
    assert house.table.phase == phase
    answer = house.ask(name, command)
    assert isinstance(answer, Refusal) == (phase not in leads)
    assert house.table.phase == leads.get(phase, phase)


@pytest.mark.parametrize(
    ("round_", "again", "expected"),
    [
        (1, False, rounds.SpinPrompted(1)),
        (1, True, No("wrong_phase", "I.6.b")),
        (2, False, No("wrong_round", "I.6.b")),
    ],
)
def test_the_dealer_is_prompted_once_in_a_game(
    round_: int, again: bool, expected: rounds.SpinPrompted | No
) -> None:
    house = in_phase("betting")
    if again:
        house.do("clock", rounds.PromptSpin(1))
    house.rows(("clock", rounds.PromptSpin(round_), expected))


def test_the_next_game_is_prompted_again_and_has_no_number() -> None:
    house = in_phase("betting")
    house.do("clock", rounds.PromptSpin(1))
    house.spin("17").game({})
    assert (house.table.prompted, house.table.number, house.table.round) == (False, None, 2)


def test_every_end_is_what_its_verdicts_come_to() -> None:
    house = House().opened().buy_in(ONE, Money(5000, coupon=700))
    house.game({ONE: [("17", 500), ("17-20", 100), ("red", 1000), ("dozen2", 100)]}).close().read("17")
    settled = verdicts(house.table, house.terminal().bets, "17")
    assert [(one.wager.spot, str(one.verdict), one.paid) for one in settled] == [
        ("red", "lost", 0),
        ("17", "won", 17_500),
        ("17-20", "won", 1700),
        ("dozen2", "won", 200),
    ]
    end = End(ONE, staked=1700, collected=1000, paid=19_400, promo_staked=700, promo_lost=700)
    settled_ = rounds.RoundSettled(1, "17", house.table.terms, (end,))
    house.rows(("dealer", rounds.ConfirmNumber(1, "17"), settled_))
    assert (house.terminal().credits, house.terminal().promo) == (4000 + 700 + 19_400, 0)


def test_promotional_credit_that_wins_comes_back_promotional_and_its_winnings_are_cash() -> None:
    house = House().opened().buy_in(ONE, Money(1000, coupon=500)).game({ONE: [("red", 500)]}).spin("1")
    assert (house.terminal().credits, house.terminal().promo) == (1500, 500)


@pytest.mark.parametrize(
    ("number", "then", "reversal"),
    [
        ("1", None, Reversal(ONE, returned=0, taken=1000, shortfall=0)),
        ("2", None, Reversal(ONE, returned=1000, taken=0, shortfall=0)),
        ("1", 6000, Reversal(ONE, returned=0, taken=0, shortfall=1000)),
    ],
)
def test_a_reversal_returns_what_was_lost_and_takes_what_was_won_as_far_as_it_is_there(
    number: str, then: int | None, reversal: Reversal
) -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("red", 1000)]}).spin(number)
    if then is not None:
        house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
        house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, then))
    answer = house.ask("supervisor", rounds.VoidSettled(1))
    assert not isinstance(answer, Refusal)
    assert answer[0] == rounds.SettlementReversed(1, number, cited("I.9.d"), (reversal,))
    assert (house.terminal().lock is not None) == bool(reversal.shortfall)


def cited(key: str) -> Citation:
    return Citation(f"oneida-roulette:{key}")


def test_a_reversal_may_come_while_the_next_game_is_open_and_leaves_its_bets_alone() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).buy_in(TWO, Money(1000))
    house.game({ONE: [("red", 1000)], TWO: [("5", 100)]}).spin("1").game({ONE: [("17", 500), ("17", 1000)]})
    house.do("supervisor", rounds.VoidSettled(1))
    one = house.terminal()
    assert (one.credits, one.staked, one.bets, house.table.phase) == (0, 1500, {"17": 1500}, Phase.BETTING)
    assert one.lock is not None
    house.spin("17")
    assert house.terminal().credits == 1500 + 35 * 1500
    assert house.balance(chart.shortfall(T1, ONE)) == -500
    house.rows(
        ("supervisor", tables.ReleaseTerminal(ONE), tables.TerminalReleased(ONE, "staff:Sam", taken=500))
    )
    assert (one.credits, house.balance(chart.shortfall(T1, ONE))) == (1000 + 35 * 1500, 0)
    assert findings(house.desk, house.store) == []


@pytest.mark.clause("oneida-roulette:I.9.k")
@pytest.mark.parametrize("promo", [0, 500])
@pytest.mark.parametrize("seated", [False, True])
def test_what_goes_back_to_a_player_who_has_left_is_kept_and_not_the_next_players(
    seated: bool, promo: int
) -> None:
    house = House().opened().buy_in(ONE, Money(5000, coupon=promo)).game({ONE: [("red", 1000)]}).spin("2")
    leave(house, house.terminal().credits)
    if seated:
        house.buy_in(ONE, Money(300))
    answer = house.ask("supervisor", rounds.VoidSettled(1))
    assert not isinstance(answer, Refusal)
    back = Reversal(ONE, returned=1000 - promo, taken=0, shortfall=0)
    assert answer[0] == rounds.SettlementReversed(1, "2", cited("I.9.d"), (back,), (ONE,))
    assert (house.terminal().credits, house.terminal().promo) == (300 * seated, 0)
    assert house.balance(chart.unclaimed(T1, ONE)) == 1000 - promo
    assert house.terminal().lock is None
    assert findings(house.desk, house.store) == []


@pytest.mark.clause("oneida-roulette:I.9.k")
@pytest.mark.parametrize("seated", [False, True])
def test_what_a_player_left_with_is_not_taken_from_the_next_one(seated: bool) -> None:
    """The terminal locks only where nobody else plays by then."""
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("red", 1000)]}).spin("1")
    leave(house, 6000)
    if seated:
        house.buy_in(ONE, Money(300))
    house.do("supervisor", rounds.VoidSettled(1))
    assert house.terminal().credits == 300 * seated
    assert (house.terminal().lock is None) is seated
    assert house.balance(chart.shortfall(T1, ONE)) == -1000
    assert findings(house.desk, house.store) == []


def leave(house: House, held: int) -> None:
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, held), cash.DeliverChips(ONE))


def test_what_a_release_cannot_take_is_no_debt_of_the_next_player() -> None:
    house = House().opened().buy_in(ONE, Money(1000)).game({ONE: [("red", 1000)]}).spin("1")
    house.game({ONE: [("black", 500), ("black", 500), ("black", 500), ("black", 100)]})
    house.do("supervisor", rounds.VoidSettled(1))
    house.spin("1")
    taken = tables.TerminalReleased(ONE, "staff:Sam")
    house.rows(("supervisor", tables.ReleaseTerminal(ONE), taken))
    house.buy_in(ONE, Money(1000)).game({ONE: [("red", 1000)]}).spin("1")
    house.do("supervisor", rounds.VoidSettled(3))
    assert (house.terminal().credits, house.terminal().lock) == (1000, None)
    assert house.balance(chart.shortfall(T1, ONE)) == -600


@pytest.mark.parametrize(
    ("number", "expected"),
    [("0", None), ("00", None), ("36", None), ("000", "unknown_outcome"), ("", "unknown_outcome")],
)
def test_a_reader_gives_only_numbers_of_the_wheel(number: str, expected: str | None) -> None:
    answer = said(in_phase("locked").ask("reader", rounds.ReadNumber(1, number)))
    assert (answer.reason if isinstance(answer, No) else None) == expected


def test_a_void_game_that_was_read_remembers_the_number_that_did_not_count() -> None:
    house = in_phase("read")
    voided = rounds.GameVoided(1, "interference", cited("I.9.f"), was="17")
    house.rows(("dealer", rounds.VoidGame(1, "interference"), voided))
    assert (house.table.number, house.table.rounds[0].void) == (None, "interference")


def test_a_void_game_cannot_be_voided_again_as_a_settled_one() -> None:
    house = in_phase("void")
    house.do("supervisor", rounds.RefundGame(1))
    house.rows(("supervisor", rounds.VoidSettled(1), No("wrong_round", "I.9.d")))


@pytest.mark.parametrize(
    ("name", "asked"), [("dealer", "bad luck"), ("supervisor", "irregularity"), ("dealer", "")]
)
def test_a_game_is_void_only_by_a_reason_of_the_document(name: str, asked: str) -> None:
    house = in_phase("locked")
    house.rows((name, rounds.VoidGame(1, asked), No("unknown_outcome", "I.9.k")))
    house.rows(("reader", rounds.ReportFault(1, asked), No("unknown_outcome", "I.9.k")))


@pytest.mark.parametrize(("thrown", "read"), [("locked", 42), ("idle", 41)])
def test_the_number_of_another_spin_than_the_games_own_voids_it(thrown: str, read: int) -> None:
    """Of another ball after its own, or of one that was thrown before the game began."""
    house = in_phase(thrown)
    house.rows(
        ("reader", reader.CountSpin(41), reader.SpinCounted(41)),
        ("reader", reader.CountSpin(41), No("wrong_round", "I.6.e")),
    )
    if thrown == "idle":
        house.do("dealer", rounds.StartGame())
        house.close()
    answer = house.ask("reader", rounds.ReadNumber(read, "17"))
    assert not isinstance(answer, Refusal)
    voided, alarm = answer
    assert isinstance(voided, rounds.GameVoided)
    assert (voided.reason, voided.clause) == ("malfunction", "oneida-roulette:I.9.g")
    assert alarm == Alarmed(f"the reader gave a number of spin {read}, not this game's own: the game is void")


def test_the_games_own_spin_counts_and_one_between_games_is_nobodys() -> None:
    house = in_phase("betting")
    house.do("reader", reader.CountSpin(41))
    house.close()
    house.do("reader", rounds.ReadNumber(41, "17"))
    house.do("dealer", rounds.ConfirmNumber(1, "17"))
    house.do("reader", reader.CountSpin(42))
    house.do("dealer", rounds.StartGame())
    assert (house.table.counter, house.table.running) == (42, None)


def test_a_ball_thrown_before_the_number_is_confirmed_does_not_void_the_game_that_was_read() -> None:
    """Else a dealer who does not like the number throws the next ball with the rotor."""
    house = in_phase("betting")
    house.do("reader", reader.CountSpin(41))
    house.close()
    house.do("reader", rounds.ReadNumber(41, "17"), reader.CountSpin(42))
    house.rows(("reader", rounds.ReportFault(42, "with-rotation"), No("wrong_round", "I.6.e")))
    house.do("dealer", rounds.ConfirmNumber(1, "17"))


@pytest.mark.parametrize("late", [rounds.ReadNumber(41, "17"), rounds.ReportFault(41, "ball-out")])
def test_a_late_word_of_a_ball_whose_game_is_void_says_nothing_of_the_next_game(late: Command) -> None:
    house = House().opened().game({}).close()
    house.do("reader", reader.CountSpin(41))
    house.do("dealer", rounds.VoidGame(1, "interference"))
    house.do("designee", rounds.RefundGame(1))
    house.game({})
    house.rows(("reader", late, No("wrong_round", "I.6.e")))
    house.close()
    house.rows(("reader", late, No("wrong_round", "I.6.e")))
    house.do("reader", reader.CountSpin(42), rounds.ReadNumber(42, "17"), rounds.ReportFault(42, "ball-out"))
