"""`croupier people`: who may do what, and passwords for the configuration."""

import sys
from getpass import getpass

from argon2 import PasswordHasher
from cyclopts import App

from croupier.cli.screen import cells, say, say_json, table
from croupier.desk.people import PERMITTED
from croupier.messages.envelope import Role
from croupier.messages.refusal import Reason, refuse

app = App(name="people", help="Who may do what: matrix, hash.")


@app.command
def matrix(*, json: bool = False) -> None:
    """Print which role may send which command: the table that the desk itself goes by.

    Parameters
    ----------
    json
        Print JSON for a program to read.
    """
    rows = {_named(command): roles for command, roles in PERMITTED.items()}
    if json:
        say_json({command: sorted(roles) for command, roles in rows.items()})
        return
    shown = table("Who may send which command", ("command", *Role))
    for command, roles in rows.items():
        shown.add_row(*cells(command, *("yes" if role in roles else "" for role in Role)))
    say(shown)


def _named(command: type) -> str:
    """The command as it stands in the journal."""
    return str(command.__struct_config__.tag)  # type: ignore[attr-defined]


@app.command(name="hash")
def hash_password() -> None:
    """Ask for a password and print its hash, for the configuration's [[staff]]."""
    given = getpass("Password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    if len(given) < 4:
        refuse(Reason.UNREADABLE, "a password has at least four characters")
    sys.stdout.write(f"{PasswordHasher().hash(given)}\n")
