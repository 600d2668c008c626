"""`croupier people`: who may do what, and passwords for the configuration."""

import sys
from getpass import getpass

from cyclopts import App
from rich.text import Text

from croupier.base.envelope import STAFF, Role
from croupier.base.refusal import Reason, refuse
from croupier.cli.screen import cells, cited, say, say_json, table
from croupier.desk.people import matrix as rows_of
from croupier.floor.kinds import KINDS

app = App(name="people", help="Who may do what: matrix, hash.")


@app.command
def matrix(*, json: bool = False) -> None:
    """Print which role may send which command: the table that the desk itself goes by.

    Parameters
    ----------
    json
        Print JSON for a program to read.
    """
    rows = list(rows_of(KINDS))
    if json:
        say_json([{**row._asdict(), "roles": sorted(row.roles)} for row in rows])
        return
    shown = table("Who may send which command", ("command", "where", "who", "clause"))
    shown.padding = (0, 1)
    for row in rows:
        where = ", ".join(row.where)
        shown.add_row(*cells(row.command, where, spoken(row.roles), cited(row.clause or "the house")))
    say(shown)
    say(Text(f"Staff are: {', '.join(role for role in Role if role in STAFF)}."))
    silent = [role for role in Role if not any(role in row.roles for row in rows)]
    say(Text(f"Nothing here is sent by: {', '.join(silent) or 'no one'}."))


def spoken(who: frozenset[Role]) -> str:
    """The roles in the order they are declared; everyone with a name and a password is staff."""
    return "any of staff" if who == STAFF else ", ".join(role for role in Role if role in who)


@app.command(name="hash")
def hash_password() -> None:
    """Ask for a password and print its hash, for the configuration's [[staff]]."""
    from argon2 import PasswordHasher  # noqa: PLC0415 - no other command of this module needs it

    given = _asked_twice() if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    if len(given) < 4:
        refuse(Reason.UNREADABLE, "a password has at least four characters")
    sys.stdout.write(f"{PasswordHasher().hash(given)}\n")


def _asked_twice() -> str:
    """A slip of the finger would make a hash that nobody can sign in with."""
    try:
        given, again = getpass("Password: "), getpass("The same again: ")
    except EOFError:
        refuse(Reason.UNREADABLE, "no password was given")
    if given != again:
        refuse(Reason.UNREADABLE, "the two passwords differ: try again")
    return given
