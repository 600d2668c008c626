"""Hypothesis without a stopwatch: a busy machine must not fail a property."""

from hypothesis import HealthCheck, settings

settings.register_profile("croupier", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("croupier")
