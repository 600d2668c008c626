"""How the interpreter shares its time on a running floor."""

import gc
import sys


def set_tempo() -> None:
    """Once all that was stored is folded, so that it is not looked through for garbage again and again."""
    sys.setswitchinterval(0.0005)  # a commit waits for its turn to run, not only for the disk
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)  # a bet makes many small things, and none that refer to one another
