"""What bettors call each pool, as sentences name it."""

from croupier.base.refusal import sentence
from croupier.games.tote.kinds import Kind

POOL_NAMES = {
    Kind.WIN: sentence("win"),
    Kind.PLACE: sentence("place"),
    Kind.SHOW: sentence("show"),
    Kind.QUINELLA: sentence("quinella"),
    Kind.EXACTA: sentence("exacta"),
    Kind.TRIFECTA: sentence("trifecta"),
    Kind.SUPERFECTA: sentence("superfecta"),
    Kind.DAILY_DOUBLE: sentence("daily double"),
    Kind.PICK_THREE: sentence("pick three"),
    Kind.PICK_SIX: sentence("pick six"),
    Kind.TWIN_TRIFECTA: sentence("twin trifecta"),
}
"""Each is a value of a sentence, and has words of its own in every language."""
