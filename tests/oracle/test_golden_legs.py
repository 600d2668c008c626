"""The golden examples of the pools over several races still pay what they say, and show every rung."""

from typing import Any

import pytest

from croupier.rules.tote.priced import Rung
from tests.oracle import golden_legs as legs

EXAMPLES = [(name, example) for name in legs.FILES for example in legs.read(name)]
SHOWN = {
    "daily-double": "exact sides one-side seconds first-leg consolation refund",
    "pick": "exact most-right carried refund",
    "twin-trifecta": "exact first-two first second-third second third all first-leg refund",
}


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[example["shows"] for _, example in EXAMPLES])
def test_an_example_pays_what_it_says(name: str, example: dict[str, Any]) -> None:
    done = legs.worked_out(example)
    assert done.in_balance
    assert legs.told(done) == example["gives"], "run: python -m tests.oracle.golden_legs"


@pytest.mark.parametrize("name", legs.FILES)
def test_every_rung_of_the_ladder_is_shown(name: str) -> None:
    done = [legs.worked_out(example) for example in legs.read(name)]
    shown = {one.rung for one in done} | {line.rung for one in done for line in one.payoffs}
    assert shown == set(map(Rung, SHOWN[name].split()))


@pytest.mark.parametrize("name", legs.FILES)
def test_no_two_examples_are_called_alike(name: str) -> None:
    said = [example["shows"] for example in legs.read(name)]
    assert len(set(said)) == len(said)
