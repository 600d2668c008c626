"""`croupier people`: the matrix that is printed is the one the desk goes by; a hash verifies its password."""

import io
import json
import sys

import pytest
from argon2 import PasswordHasher

from croupier.base.envelope import Role
from croupier.cli.main import run
from croupier.floor.kinds import KINDS


def test_every_command_stands_in_the_matrix_with_its_roles(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["people", "matrix", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert {row["command"] for row in printed} == KINDS.commands.keys()
    refund = {"where": ["terminals"], "roles": ["designee", "supervisor"], "clause": "oneida-roulette:I.9.k"}
    assert [row for row in printed if row["command"] == "refund-game"] == [
        {"command": "refund-game", **refund}
    ]
    closers = {(*row["where"],): row["roles"] for row in printed if row["command"] == "no-more-bets"}
    assert closers == {
        ("terminals",): ["clock", "dealer", "reader"],
        ("dealerless",): ["clock"],
        ("wheel",): ["clock", "dealer", "reader"],
        ("baccarat",): ["dealer"],
    }


def test_the_matrix_names_every_command_and_every_role(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["people", "matrix"]) == 0
    text = capsys.readouterr().out
    assert all(role in text for role in Role)
    assert all(command in text for command in KINDS.commands)
    assert "supervisor, designee" in text


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


@pytest.mark.parametrize(
    ("typed", "says"),
    [(["one word", "another"], "the two passwords differ"), ([], "no password was given")],
)
def test_a_slip_of_the_finger_makes_no_hash(
    typed: list[str], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def given(_: str) -> str:
        if not typed:
            raise EOFError
        return typed.pop(0)

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("croupier.cli.people.getpass", given)
    assert run(["people", "hash"]) == 2
    assert says in capsys.readouterr().err
