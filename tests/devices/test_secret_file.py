"""A secret's file: made once, whole, its owner's alone."""

import os
import stat
from pathlib import Path

import pytest

from croupier.devices.secret_file import kept_secret


def test_it_is_made_once_and_read_ever_after(tmp_path: Path) -> None:
    path = tmp_path / "x.key"
    first = kept_secret(path, 32)
    assert (len(first), stat.S_IMODE(path.stat().st_mode)) == (32, 0o600)
    assert kept_secret(path, 32) == first
    assert kept_secret(tmp_path / "y.key", 32) != first


def test_what_a_crash_left_half_made_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "x.new").write_bytes(b"half")
    assert len(kept_secret(tmp_path / "x.key", 16)) == 16
    assert [one.name for one in tmp_path.iterdir()] == ["x.key"]


def test_its_name_is_on_the_disk_before_anything_is_done_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is synced, then gets its name: only syncing the folder after that makes the name last."""
    names: list[list[str]] = []
    sync = os.fsync

    def watched(file: int) -> None:
        sync(file)
        if stat.S_ISDIR(os.fstat(file).st_mode):
            names.append([one.name for one in tmp_path.iterdir()])

    monkeypatch.setattr(os, "fsync", watched)
    kept_secret(tmp_path / "x.key", 32)
    assert names == [["x.key"]]
