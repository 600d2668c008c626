"""The explanation as a place's sign: in every language, each pool that the track offers, by its clause."""

import msgspec
import pytest

from croupier.floor.tote.posted_sign import posted_sign
from croupier.floor.tote.views.program import program_part
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.explanations import LANGUAGES, explanations
from tests.totes import P1, ToteHouse


@pytest.mark.clause("oneida-parimutuel:G")
@pytest.mark.parametrize("language", LANGUAGES)
def test_wagering_and_every_pool_offered_are_on_it(language: str) -> None:
    tote = ToteHouse().installed().tote
    sign, told = posted_sign(tote, language), explanations(language)
    assert [line.about for line in sign.odds] == [told.pools[kind].title for kind in Kind]
    assert [line.clause for line in sign.odds] == [told.pools[kind].citation for kind in Kind]
    assert len(sign.notices) == len(told.general)
    assert sum(line.about.count(",") + 1 for line in sign.limits) == len(Kind)
    assert sign.titles is not None
    assert posted_sign(tote, language) is sign


def test_a_pool_that_is_not_offered_is_not_explained() -> None:
    tote = ToteHouse().installed().tote
    pools = {kind: one for kind, one in tote.terms.offers.pools.items() if kind is not Kind.PICK_SIX}
    offers = msgspec.structs.replace(tote.terms.offers, pools=pools)
    tote.terms = msgspec.structs.replace(tote.terms, offers=offers)
    assert "Pick six" not in [line.about for line in posted_sign(tote, "en").odds]


def test_the_desk_gives_it_as_it_gives_the_sign_of_a_table() -> None:
    place = ToteHouse().installed().desk.tables[P1]
    assert place.terms() is None
    posted = place.sign()
    assert posted is not None
    assert posted.title == "Test Downs: How parimutuel wagering works"
    spanish = place.sign("es")
    assert spanish is not None
    assert spanish.title.endswith("apuestas mutuas")


@pytest.mark.clause("oneida-parimutuel:C")
def test_the_sign_promises_no_least_bet_that_a_race_may_change() -> None:
    """The card sets its own: model-park asks $2 for a quinella where the model track asks $1."""
    sign = posted_sign(ToteHouse().installed().tote, "en")
    assert all("Usually from $" in line.says for line in sign.odds)
    assert any("from what amount, the track says in the program" in line.says for line in sign.notices)


@pytest.mark.clause("oneida-parimutuel:C.13")
@pytest.mark.clause("oneida-parimutuel:C.14")
@pytest.mark.clause("oneida-parimutuel:C.15")
@pytest.mark.clause("oneida-parimutuel:C.16")
@pytest.mark.parametrize(
    ("language", "wheel", "partial"),
    [
        ("en", "wins if 3 is first or second", "one of each group among the first three"),
        ("es", "gana si el 3 llega primero o segundo", "uno de cada grupo entre los tres primeros"),
    ],
)
def test_wheels_are_explained_by_the_rules_own_examples(language: str, wheel: str, partial: str) -> None:
    across, box, key, wheeled, part = posted_sign(ToteHouse().installed().tote, language).options
    assert wheel in wheeled.says
    assert partial in part.says
    assert across.clause.endswith("C.4")
    assert all(figure in box.says for figure in ("6 exactas", "6 trifectas", "3 quin", "24 superfectas"))
    assert "quin" in key.says


@pytest.mark.clause("oneida-parimutuel:G")
def test_the_program_has_the_pools_in_their_usual_order_after_a_restart_too() -> None:
    tote = ToteHouse().opened().tote
    pools = dict(sorted(tote.terms.offers.pools.items()))
    tote.terms = msgspec.structs.replace(
        tote.terms, offers=msgspec.structs.replace(tote.terms.offers, pools=pools)
    )
    titles = [one.title for one in program_part(tote).explained["en"].pools]
    assert titles == [one.title for one in explanations().of_pools(pools) if one.title in titles]
    assert titles[:3] == ["Win", "Place", "Show"]
