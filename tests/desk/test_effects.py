"""What is open follows from the events alone: asked for, and not yet answered."""

import pytest

from croupier.base.envelope import Event
from croupier.desk.effects import OpenEffect, OpenEffects
from croupier.floor.dealerless.kind import KIND
from croupier.floor.dealerless.messages.launches import (
    BallLaunched,
    EffectFailed,
    EffectKind,
    LaunchAsked,
    effect_id,
)
from croupier.floor.parts.messages.rounds import SpinPrompted
from tests.electronic import Electronic
from tests.house import ONE, T1, T2

LAUNCH = effect_id(EffectKind.LAUNCH, T1, 3)
ASKED = LaunchAsked(3, LAUNCH, 7)


def test_an_effects_id_derives_from_its_table_and_round() -> None:
    assert LAUNCH == "launch:T1:3"
    assert len({LAUNCH, effect_id(EffectKind.LAUNCH, T2, 3), effect_id(EffectKind.LAUNCH, T1, 4)}) == 3


@pytest.mark.parametrize("outcome", [BallLaunched(3, LAUNCH, 8), EffectFailed(3, LAUNCH, "no air")])
def test_an_effect_is_open_from_its_asking_to_its_outcome(outcome: Event) -> None:
    effects = OpenEffects(KIND.effects)
    effects.apply(T1, ASKED)
    effects.apply(T1, SpinPrompted(3))
    assert effects.of(T1) == [OpenEffect(LAUNCH, T1, ASKED)]
    assert effects.of(T2) == []
    effects.apply(T1, outcome)
    assert effects.of(T1) == []


def test_a_restart_knows_what_was_open() -> None:
    house = Electronic().opened().cash(ONE, 500).game({ONE: [("17", 500)]}).close()
    before = house.desk.effects.of(T1)
    house.restart()
    assert house.desk.effects.of(T1) == before != []
