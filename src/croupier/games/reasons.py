"""Why a spin or a game decided nothing, as people read it; records and figures keep the short names."""

from collections.abc import Mapping

REASONS: Mapping[str, str] = {
    "with-rotation": "The ball was spun with the rotation of the wheel.",
    "short-spin": "The ball or the wheel made too few turns.",
    "foreign-object": "A foreign object was in the wheel.",
    "ball-not-dropped": "The ball did not drop into a pocket.",
    "wrong-number": "The dealer confirmed a number that is not correct.",
    "interference": "Someone interfered with the spin.",
    "malfunction": "The equipment malfunctioned.",
    "ball-out": "The ball left the wheel.",
    "fraud": "Fraud was suspected.",
    "irregularity": "The spin was irregular.",
}


def in_words(reason: str) -> str:
    """A sentence; what is no short name is taken as it is."""
    return REASONS.get(reason) or as_sentence(reason)


def as_sentence(said: str) -> str:
    """A capital letter first, a full stop last."""
    begun = said[:1].upper() + said[1:]
    return begun if not begun or begun[-1] in ".!?…" else f"{begun}."
