"""Hypothesis without a stopwatch: a busy machine must not fail a property. `prove` looks 20 times longer."""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite(
    "tests.house",
    "tests.live",
    "tests.books",
    "tests.machine.actions",
    "tests.machine.play",
    "tests.machine.electronic_play",
    "tests.machine.live_play",
    "tests.store.stops",
)

EXAMPLES = 100
PATIENT = (HealthCheck.too_slow,)
settings.register_profile("croupier", deadline=None, suppress_health_check=PATIENT)
settings.register_profile("prove", deadline=None, suppress_health_check=PATIENT, max_examples=20 * EXAMPLES)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "croupier"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Properties run without coverage, which takes longer than they do: examples show what is covered."""
    for item in items:
        if getattr(getattr(item, "obj", None), "is_hypothesis_test", False):
            item.add_marker(pytest.mark.no_cover)
