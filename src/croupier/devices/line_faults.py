"""What a bad cable does to frames: tears, merges, doubles, delays and garbles them, or loses them all."""

from enum import StrEnum
from random import Random

MOST_HELD = 8
NOISE_BYTES = 6


class LineFault(StrEnum):
    """What is done to the next frame, or with the last two to the next few."""

    TORN = "torn"
    MERGED = "merged"
    DOUBLED = "doubled"
    NOISE = "noise"
    BURST = "burst"
    SILENCE = "silence"


class FaultyLine:
    """`rate` is how many frames in a hundred are hurt by themselves; `arm` hurts the next one."""

    def __init__(self, random: Random, rate: float = 0.0) -> None:
        self._random, self._rate = random, rate
        self._armed: LineFault | None = None
        self._held = b""
        self._left = 0
        self._silent = False

    def arm(self, fault: LineFault) -> None:
        self._armed = fault

    def pass_on(self, sent: bytes) -> bytes:
        """What comes out at the other end."""
        if self._left:
            return self._hold(sent)
        fault, self._armed = self._armed or self._by_chance(), None
        return self._hurt(sent, fault) if fault and sent else sent

    def _by_chance(self) -> LineFault | None:
        return self._random.choice(list(LineFault)) if self._random.random() * 100 < self._rate else None

    def _hold(self, sent: bytes) -> bytes:
        self._left -= 1
        self._held += b"" if self._silent else sent
        if self._left:
            return b""
        held, self._held = self._held, b""
        return held

    def _hurt(self, sent: bytes, fault: LineFault) -> bytes:
        at = self._random.randrange(len(sent))
        match fault:
            case LineFault.TORN:
                return sent[:at] if self._random.random() < 0.5 else sent[at:]
            case LineFault.MERGED:
                return sent.replace(b"\r\n", b"")
            case LineFault.DOUBLED:
                return sent * 2
            case LineFault.NOISE:
                return sent[:at] + self._random.randbytes(NOISE_BYTES) + sent[at:]
            case LineFault.BURST | LineFault.SILENCE:
                self._left, self._silent = self._random.randint(2, MOST_HELD), fault is LineFault.SILENCE
                return self._hold(sent)
