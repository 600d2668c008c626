"""One folder, one process that changes it: a lock that the system gives up when its process ends."""

import fcntl
import os
from pathlib import Path

from croupier.base.refusal import Reason, refuse


class FolderLock:
    """Held from making it until `release`, or until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "floor.lock", os.O_RDWR | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def lock_folder(folder: Path) -> FolderLock:
    """The lock of a folder that is made if need be; refused, naming the other process, if it is taken."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return FolderLock(folder)
    except BlockingIOError:
        says = f"{folder} is in use by process {_holder(folder)}: one folder has one server"
        refuse(Reason.UNREADABLE, f"{says}; stop that one first, or name another folder")
    except OSError as error:
        refuse(Reason.UNREADABLE, f"the folder {folder} cannot be used: {error}")


def _holder(folder: Path) -> str:
    return (folder / "floor.lock").read_text("ascii", "replace").strip() or "unknown"
