"""A journal to read without its floor: what is asked of it, what it answers, and how it is tampered with."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from croupier.cli.main import run
from croupier.store.sqlite import database

LAST = 26
"""Records of the journal that the fixture `folder` holds."""
Capture = pytest.CaptureFixture[str]


def verified(capsys: Capture, folder: Path, *words: str) -> tuple[int, dict[str, Any]]:
    status = run(["audit", "verify", "--folder", str(folder), "--json", *words])
    return status, json.loads(capsys.readouterr().out)


def refused(capsys: Capture, *words: object) -> str:
    """The one sentence of a refusal."""
    assert run([str(word) for word in words]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    return captured.err


def change(folder: Path, *statements: str) -> None:
    """What anyone with the file and a copy of SQLite can do."""
    db = sqlite3.connect(database(folder))
    db.create_function("flip", 2, _flip)
    with db:
        for statement in statements:
            changed = db.execute(statement).rowcount
            assert changed > 0 or "INDEX" in statement
    db.close()


def _flip(held: bytes, at: int) -> bytes:
    return held[:at] + bytes([held[at] ^ 1]) + held[at + 1 :]
