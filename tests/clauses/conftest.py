"""The shared shows assert: pytest explains their failures as it does a test's own."""

import pytest

pytest.register_assert_rewrite(
    "tests.clauses.law", "tests.clauses.optional", "tests.clauses.play", "tests.clauses.zero"
)
