"""The effective book: the same bytes for the same terms, and a table that rules alike once read back."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.games.effective import digest, read_asked, read_effective, write_effective
from croupier.games.library import Table, load, open_table
from croupier.games.notices import sign
from croupier.games.play import cause, results, rulings_for
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.result import irregular_texts, read_result
from croupier.games.roulette.table import RouletteTable
from tests.games.legal import FULLEST, LEGAL, House, houses, named, open_once
from tests.law.reading import attempt
from tests.tables import bigsix, roulette

CLAUSE = Citation("new-jersey:5.3(a)")
BETTER = st.dictionaries(
    st.sampled_from([kind.value for kind in Kind if kind not in (Kind.B2B, Kind.FIVE_ADJACENT)]),
    st.integers(1, 99),
)


def assert_same(table: Table, stored: Table, every: int = 1) -> None:
    assert stored.game == table.game
    assert stored.terms == table.terms
    assert list(stored.spots) == list(table.spots)
    assert (write_effective(stored), digest(stored)) == (write_effective(table), digest(table))
    for result, _ in list(results(table))[::every]:
        assert list(rulings_for(stored, result).items()) == list(rulings_for(table, result).items())
        assert cause(stored, result) == cause(table, result)
    assert list(results(stored)) == list(results(table))


@pytest.mark.parametrize("house", FULLEST, ids=named)
@pytest.mark.no_cover
def test_a_roulette_table_reads_back_from_its_stored_terms(house: House) -> None:
    table = open_once(house)
    stored = read_effective(write_effective(table))
    assert isinstance(stored, RouletteTable)
    assert stored.spots == table.spots
    assert_same(table, stored)
    for text in irregular_texts(table.terms):
        result = read_result(table.terms, text)
        assert stored.rulings(result) == table.rulings(result)


def test_every_legal_table_has_a_digest_of_its_own_that_survives_storage() -> None:
    digests = {digest(open_once(house)): house for house in LEGAL}
    assert len(digests) == len(LEGAL)
    for house in LEGAL:
        stored = read_effective(write_effective(open_once(house)))
        assert digests[digest(stored)] is house


@settings(max_examples=50)
@given(houses, BETTER, st.sampled_from(["0.01", "0.25", "5.00"]))
def test_any_options_survive_storage(house: House, odds: dict[str, int], unit: str) -> None:
    asked = {kind: f"{40 + pays} to 1" for kind, pays in odds.items()}
    table = attempt(lambda: roulette(house.book, **house.options, odds=asked, unit=unit))
    if not isinstance(table, Refusal):
        assert_same(table, read_effective(write_effective(table)), every=19)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"stops": "nevada"},
        {"clapper": "respin", "odds-word": "win"},
        {"odds": "joker=50 to 1", "limits": "$1=1.00..500.00,aggregate=5.00..", "unit": "1.00"},
    ],
)
def test_a_big_six_table_reads_back_from_its_stored_terms(options: dict[str, object]) -> None:
    table = bigsix(**options)
    assert_same(table, read_effective(write_effective(table)))


def test_options_in_any_order_give_the_same_digest() -> None:
    book = load("massachusetts")
    one = open_table(book, "roulette", {"wheel": "single-zero", "unit": "1.00", "withhold": "red,dozen"})
    other = open_table(book, "roulette", {"withhold": ["dozen", "red"], "unit": "1", "wheel": "single-zero"})
    assert digest(one) == digest(other)


@pytest.mark.parametrize(
    "options",
    [
        {"unit": "0.05"},
        {"odds": "straight=36 to 1"},
        {"limits": "inside=1.00..500.00"},
        {"wheel": "single-zero"},
        {"even-money-on-zero": "lose-half"},
        {"withhold": "red"},
        {"layout": "wheel-replica"},
    ],
)
def test_another_option_gives_another_digest(options: dict[str, object]) -> None:
    assert digest(roulette("new-jersey", **options)) != digest(roulette("new-jersey"))


def test_the_stored_terms_hold_values_and_citations_and_no_prose() -> None:
    stored = write_effective(roulette("new-jersey")).decode()
    assert '"new-jersey:5.2(b)"' in stored
    assert "Payout odds better" not in stored
    assert "may be offered" not in stored


@pytest.mark.parametrize("table", [roulette("ilani"), bigsix()], ids=["roulette", "bigsix"])
def test_stored_terms_with_a_strange_key_do_not_read(table: Table) -> None:
    stored = msgspec.json.decode(write_effective(table))
    stored["terms"]["tips"] = 1
    with pytest.raises(msgspec.ValidationError):
        read_effective(msgspec.json.encode(stored))


@pytest.mark.parametrize("table", [roulette("massachusetts"), bigsix()], ids=["roulette", "bigsix"])
def test_the_sign_lists_odds_and_options_alike_once_read_back(table: Table) -> None:
    posted = [sign(load(table.terms.book), one) for one in (table, read_effective(write_effective(table)))]
    assert posted[0].odds == posted[1].odds
    assert posted[0].options == posted[1].options


@pytest.mark.parametrize("game", ["chess", "", "Roulette", "x" * 99])
def test_stored_terms_of_a_game_the_program_does_not_know_do_not_read(game: str) -> None:
    stored = msgspec.json.decode(write_effective(bigsix()))
    with pytest.raises(msgspec.ValidationError, match="which the program cannot play") as refused:
        read_effective(msgspec.json.encode({**stored, "game": game}))
    assert isinstance(refused.value, ValueError)


def test_terms_that_somebody_sends_are_read_or_refused_by_the_tables_clause() -> None:
    table = roulette("new-jersey")
    read = read_asked(write_effective(table).decode(), CLAUSE)
    assert not isinstance(read, Refusal)
    assert read.terms == table.terms
    refusal = read_asked("{}", CLAUSE)
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.clause) == (Reason.MALFORMED, CLAUSE)
