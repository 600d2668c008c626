"""One folder, one process that changes it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.base.refusal import Refused
from croupier.store.lock import lock_folder


def test_a_second_process_is_told_which_one_holds_the_folder(tmp_path: Path) -> None:
    lock = lock_folder(tmp_path / "new")
    code = "import sys; from pathlib import Path; from croupier.store.lock import lock_folder\n"
    code += "lock_folder(Path(sys.argv[1]))"
    words = [sys.executable, "-c", code, str(tmp_path / "new")]
    second = subprocess.run(words, capture_output=True, text=True, check=False)
    assert second.returncode == 1
    assert f"is in use by process {os.getpid()}: one folder has one server" in second.stderr
    lock.release()
    assert subprocess.run(words, check=False).returncode == 0


def test_a_released_folder_can_be_locked_again(tmp_path: Path) -> None:
    lock = lock_folder(tmp_path)
    with pytest.raises(Refused, match="in use"):
        lock_folder(tmp_path)
    lock.release()
    lock.release()
    lock_folder(tmp_path).release()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refused, match="cannot be used"):
        lock_folder(tmp_path / "file")
