"""`croupier people`: the matrix that is printed is the one the desk goes by; a hash verifies its password."""

import io
import json
import sys

import pytest
from argon2 import PasswordHasher

from croupier.cli.main import run
from croupier.desk.people import PERMITTED
from croupier.messages.envelope import Role


def test_every_command_stands_in_the_matrix_with_its_roles(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["people", "matrix", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert len(printed) == len(PERMITTED)
    assert printed["refund-game"] == ["designee", "supervisor"]
    assert printed["place-bet"] == ["player"]
    assert printed["no-more-bets"] == ["clock", "dealer", "reader"]


def test_the_matrix_has_a_column_for_every_role(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["people", "matrix"]) == 0
    text = capsys.readouterr().out
    assert all(role in text for role in Role)


def test_a_hash_verifies_its_password(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")  # a narrow terminal once broke the hash over two lines
    monkeypatch.setattr(sys, "stdin", io.StringIO("croupier\n"))
    assert run(["people", "hash"]) == 0
    assert PasswordHasher().verify(capsys.readouterr().out.strip(), "croupier")


def test_a_short_password_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("abc\n"))
    assert run(["people", "hash"]) == 2
    assert "at least four characters" in capsys.readouterr().err
