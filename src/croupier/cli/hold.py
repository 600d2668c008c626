"""`croupier audit hold`: a person says that a journal is to be trusted as it stands."""

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from croupier.base.refusal import Reason, refuse
from croupier.cli.journal import FOLDER, check_whole, reading
from croupier.cli.screen import say
from croupier.desk.ports import JournalDamaged, Store
from croupier.store.heads import Head, check_head, head_file, read_head, write_head
from croupier.store.lock import lock_folder
from croupier.store.sqlite import database


def hold(*, folder: Path = FOLDER, heads: Path | None = None, accept_loss: bool = False) -> None:
    """Write the journal's head anew beside it, once the whole journal is verified.

    For a floor that does not open because its head file is missing, damaged or ahead of the journal.

    Parameters
    ----------
    folder
        The floor's folder; no server may be running on it.
    heads
        The head's second place, `server.heads` of the configuration, which is written too.
    accept_loss
        Give up records that a head file knows of and the journal has lost. Nobody gets them back after this.
    """
    lock = lock_folder(folder)
    try:
        check_whole(database(folder))
        places = head_places(folder, heads)
        with reading(database(folder)) as store:
            head, lost = store.head(), lost_records(store, places)
        if lost and not accept_loss:
            refuse(Reason.UNREADABLE, f"{lost}; restore a backup, or give them up with --accept-loss")
        write_heads(places, head)
    finally:
        lock.release()
    says = f"The journal in {folder} is sound up to record {head[0]}, and its head is kept: start the floor."
    say(Text(says, style="bold"))
    if lost:
        say(Text(f"Given up: {lost}.", style="yellow"))


def head_places(folder: Path, elsewhere: Path | None) -> list[Path]:
    return [head_file(database(folder)), *([elsewhere] if elsewhere else [])]


def lost_records(store: Store, places: Iterable[Path]) -> str | None:
    """What a head file says was written and this journal does not hold, as a sentence."""
    for place in places:
        try:
            if held := read_head(place):
                check_head(store, held, str(place))
        except JournalDamaged as damage:
            if place.exists() and _tells(place):
                return str(damage)
    return None


def _tells(place: Path) -> bool:
    """False for a head file that is itself damaged: it knows of no record that could be lost."""
    try:
        return read_head(place) is not None
    except JournalDamaged:
        return False


def write_heads(places: Iterable[Path], head: Head) -> None:
    for place in places:
        try:
            write_head(place, head)
        except OSError as error:
            refuse(Reason.UNREADABLE, f"the head cannot be written to {place}: {error.strerror}")
