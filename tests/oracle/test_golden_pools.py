"""The golden pools pay what their files say, and no rung of a ladder is missing."""

from pathlib import Path

import pytest

from croupier.games.tote.pool_result import Rung
from tests.oracle.golden_pools import FILES, Example, read, rungs, told, worked_out

SHOWN = {
    "win": "exact second third refund",
    "place": "exact next refund",
    "show": "exact next refund",
    "quinella": "exact sides one-side refund",
    "exacta": "exact sides one-side refund",
    "trifecta": "exact first-two first refund",
    "superfecta": "exact first-three first-two first refund",
    "daily-double": "exact sides one-side seconds first-leg consolation refund",
    "pick": "exact most-right carried refund",
    "twin-trifecta": "exact first-two first second-third second third all first-leg refund",
}
EXAMPLES = [
    pytest.param(example, id=f"{path.stem}: {example['shows']}") for path in FILES for example in read(path)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_golden_pool_pays_what_its_file_says(example: Example) -> None:
    done = worked_out(example)
    assert done.in_balance
    assert told(done) == example["gives"], "run: python -m tests.oracle.golden_pools"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_every_rung_of_the_ladder_is_shown(path: Path) -> None:
    assert rungs(path) == set(map(Rung, SHOWN[path.stem].split()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_no_two_examples_are_called_alike(path: Path) -> None:
    said = [example["shows"] for example in read(path)]
    assert len(set(said)) == len(said)


def test_every_ladder_has_its_file() -> None:
    assert {path.stem for path in FILES} == SHOWN.keys()
