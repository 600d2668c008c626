"""The explanation as a place's sign: in every language, each pool that the track offers, by its clause."""

import msgspec
import pytest

from croupier.floor.tote.posted_sign import posted_sign
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
