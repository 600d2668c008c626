"""How the interpreter shares its time on a running floor."""

import gc
import sys


def set_tempo() -> None:
    """Once all that was stored is folded, so that it is not looked through for garbage again and again."""
    sys.setswitchinterval(0.0005)  # a report made in a thread holds no bet up for long
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)  # a bet makes many small things, and none that refer to one another
