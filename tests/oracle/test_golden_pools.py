"""The golden pools pay what their files say, and no rung of a ladder is missing."""

from pathlib import Path

import pytest

from croupier.rules.tote.kinds import Kind
from croupier.rules.tote.priced import Rung
from tests.oracle.golden_pools import FOLDER, Case, cases, files, gives, rungs

LADDERS = {
    Kind.WIN: {Rung.EXACT, Rung.SECOND, Rung.THIRD, Rung.REFUND},
    Kind.PLACE: {Rung.EXACT, Rung.NEXT, Rung.REFUND},
    Kind.SHOW: {Rung.EXACT, Rung.NEXT, Rung.REFUND},
    Kind.QUINELLA: {Rung.EXACT, Rung.SIDES, Rung.ONE_SIDE, Rung.REFUND},
    Kind.EXACTA: {Rung.EXACT, Rung.SIDES, Rung.ONE_SIDE, Rung.REFUND},
    Kind.TRIFECTA: {Rung.EXACT, Rung.FIRST_TWO, Rung.FIRST, Rung.REFUND},
    Kind.SUPERFECTA: {Rung.EXACT, Rung.FIRST_THREE, Rung.FIRST_TWO, Rung.FIRST, Rung.REFUND},
}


@pytest.mark.parametrize(
    ("path", "case"),
    [
        pytest.param(path, case, id=f"{path.stem}: {case['shows']}")
        for path in files()
        for case in cases(path)
    ],
)
def test_a_golden_pool_pays_what_its_file_says(path: Path, case: Case) -> None:
    assert gives(path, case) == case["gives"], "run: python -m tests.oracle.golden_pools"


@pytest.mark.parametrize(("kind", "ladder"), LADDERS.items())
def test_every_rung_of_the_ladder_is_shown(kind: Kind, ladder: set[Rung]) -> None:
    assert rungs(FOLDER / f"{kind}.json") == ladder
