"""The daily program (G): every race and runner, pools and minimums, and how wagering works."""

import re
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.explanations import explanations
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.words import show_clock, show_pool
from croupier.paper.race_program import DailyProgram
from tests.cli.pdf import pages, words

EVERY = pytest.mark.parametrize("card", [load_card(name) for name in CARDS], ids=CARDS)


def program(card: RaceCard) -> DailyProgram:
    return DailyProgram(facility="The Example Casino", card=card)


def on_paper(card: RaceCard, folder: Path) -> str:
    path = folder / "program.pdf"
    path.write_bytes(program(card).pdf())
    assert pages(path) >= 3
    return _spaced(words(path))


def on_screen(card: RaceCard) -> str:
    return _spaced(unescape(re.sub(r"<[^>]+>", " ", program(card).html())))


def _spaced(text: str) -> str:
    """PDF writes typographic characters as octal codes; none of them is in a name or an amount."""
    return " ".join(re.sub(r"\\[0-7]{3}", " ", text).replace("·", " ").split())


@EVERY
@pytest.mark.clause("oneida-parimutuel:G")
def test_the_program_has_every_race_runner_pool_and_minimum(card: RaceCard, tmp_path: Path) -> None:
    for text in (on_paper(card, tmp_path), on_screen(card)):
        for race in card.races:
            assert f"Race {race.number}" in text
            assert show_clock(race.post) in text
            for runner in race.runners:
                assert runner.name in text
                assert runner.scratched or str(runner.line) in text
            for pool in race.pools:
                assert show_pool(pool) in text


@EVERY
@pytest.mark.clause("oneida-parimutuel:G")
def test_the_program_explains_wagering_and_each_pool_that_is_offered_and_no_other(
    card: RaceCard, tmp_path: Path
) -> None:
    offered = {pool.kind for pool in card.pools()}
    for text in (on_paper(card, tmp_path), on_screen(card)):
        for one in explanations().general:
            assert one.says.split(".")[0] in text
        for kind in Kind:
            assert (explanations().pools[kind].says[:40] in text) is (kind in offered)
        for way in (
            "6 exactas, 6 trifectas or 3 quinellas",
            "wins if 3 is first or",
            "group among the first three",
        ):
            assert way in " ".join(text.split())


def test_a_scratched_runner_is_struck_out() -> None:
    park = load_card("model-park")
    gone = next(row for row in program(park).rows(park.race(3)) if row.scratched)
    assert gone.cells[-1] == "scratched"
    assert "class=scratched" in program(park).html()
    assert gone.number == "4"


def test_columns_that_nobody_has_are_left_out() -> None:
    dogs = load_card("model-greyhounds")
    assert program(dogs).columns(dogs.race(1)) == (
        "PP",
        "Runner",
        "Trainer",
        "Owner",
        "Colours",
        "Lbs",
        "Line",
    )
    harness = load_card("model-harness")
    assert "Driver" in program(harness).columns(harness.race(1))
    assert "Claim" in program(harness).columns(harness.race(2))


def test_no_name_is_read_as_markup(tmp_path: Path) -> None:
    park = load_card("model-park")
    wild = msgspec.structs.replace(park.races[0].runners[0], name='<b>O\'Brien & "Sons"</b><script>')
    race = msgspec.structs.replace(park.races[0], runners=(wild, *park.races[0].runners[1:]), name="<i>x</i>")
    card = msgspec.structs.replace(park, races=(race, *park.races[1:]))
    assert '<b>O\'Brien & "Sons"</b><script>' in on_screen(card)
    assert "<script" not in program(card).html()
    assert '<b>O\'Brien&"Sons"</b><script>' in on_paper(card, tmp_path).replace(" ", "")


class Balanced(HTMLParser):
    """Every element that is opened is closed, in order."""

    VOID = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@EVERY
def test_the_page_is_whole_and_needs_nothing_else(card: RaceCard) -> None:
    html = program(card).html()
    parser = Balanced()
    parser.feed(html)
    assert parser.open == []
    assert "http" not in html
    assert program(card).digest in html


@EVERY
def test_the_same_card_gives_the_same_program(card: RaceCard) -> None:
    assert program(card).pdf() == program(card).pdf()
    assert program(card).html() == program(card).html()


ENGLISH = re.compile(
    r"\b(the|race|post|pools?|least|first|runner|owner|line|page|card|how|say|purse|miles?|furlongs?)\b", re.I
)


@EVERY
@pytest.mark.clause("oneida-parimutuel:G")
def test_the_program_is_wholly_in_spanish_but_for_the_cards_own_words(card: RaceCard, tmp_path: Path) -> None:
    spanish = DailyProgram(facility="La Casa", card=card, language="es")
    (tmp_path / "es.pdf").write_bytes(spanish.pdf())
    assert pages(tmp_path / "es.pdf") >= 3
    page = _spaced(unescape(re.sub(r"<style>.*?</style>|<[^>]+>", " ", spanish.html(), flags=re.DOTALL)))
    for race in card.races:
        assert f"Carrera {race.number}" in page
        assert all(runner.name in page for runner in race.runners)
        assert all(show_pool(pool, "es").replace("·", " ") in page for pool in race.pools)
    assert 'lang="es"' in spanish.html()
    assert "Carrera" in words(tmp_path / "es.pdf")
    for own in _own_words(card):
        page = page.replace(_spaced(own), "")
    assert sorted(set(ENGLISH.findall(page))) == []


def _own_words(card: RaceCard) -> list[str]:
    """Names and conditions, and what bets are called where Spanish has no other word; the longest first."""
    found = [card.track.name, card.meet.name, "(place)", "(show)", "(daily double)"]
    for race in card.races:
        found += [race.name, race.conditions]
        for one in race.runners:
            found += [one.name, one.jockey, one.driver, one.trainer, one.owner, one.colours]
    return sorted(filter(None, found), key=len, reverse=True)
