"""Write docs/people.md from the table the desk goes by, so that the page and the desk cannot drift apart."""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from croupier.base.envelope import STAFF, Role
from croupier.desk.people import matrix
from croupier.floor.kinds import KINDS
from croupier.server.readers import READERS

PAGE = Path(__file__).parent.parent / "docs" / "people.md"
TOP = """# People

Who works a floor, what each may ask of it, and the clause behind that. Written by
`tools/people_page.py` from what each kind of table offers; `croupier people matrix` prints it.
A command from anyone else is refused and changes nothing; so is one that a kind of table does not take.

## Who is who
"""
WORK: Mapping[Role, str] = {
    Role.PLAYER: "bets, buys in and cashes out, at a terminal of the player's own",
    Role.DEALER: "deals a table and serves its terminals (Oneida roulette B.2, I.2.a)",
    Role.MUCKER: "separates and stacks what was collected and helps to pay (B.3)",
    Role.FLOORPERSON: "watches some tables; verifies with the dealer (minibaccarat D.1, G.3)",
    Role.SUPERVISOR: "a pit supervisor or pit manager: oversees up to six tables with a dealer (I.2.b)",
    Role.DESIGNEE: "whom the supervisor has named to make refunds (I.9.k)",
    Role.DIRECTOR: "the Table Games Director, who notifies options in writing (minibaccarat J.3)",
    Role.CASHIER: "works a window of the cage: vouchers, hand pays, chips, fills and credits",
    Role.RUNNER: "carries chips between the cage and the tables",
    Role.TELLER: "sells and cashes tickets (parimutuel E.4)",
    Role.MUTUEL_MANAGER: "runs the pools",
    Role.ACCOUNTANT: "counts the drop and reads the accounts",
    Role.AUDITOR: "reads everything and changes nothing",
    Role.ENGINEER: "puts tables on the floor",
    Role.ADMINISTRATOR: "looks after the server and its people",
    Role.READER: "the wheel's reader",
    Role.CLOCK: "the game clock",
    Role.CHANCE: "a source of chance",
    Role.DEVICE: "any other device of a table",
}
PIT = """
## Two people

A fill, a credit, a drop box pulled, a drop counted and a float counted each take two people: whoever
sends the command and the `witness` it names. The witness is another member of staff who is on duty; the
event names both. One person cannot be both.

## On duty

`go-on-duty` and `go-off-duty` are sent to the pit, not to a table. Whoever opens a table or takes one
to deal is on duty from then on. At least one supervisor is on duty for every six tables that are open
with a dealer, or part of six (`oneida-roulette:I.2.b`): a table beyond that does not open. A supervisor
who leaves too few behind is not held back, but the pit raises an alarm and its screen shows the
shortage until it is mended. Tables without a dealer do not count. Opening a table counts as overseeing
it, so a journal that was written before anyone went on duty reads as it did.
"""


def page() -> str:
    return TOP + "\n".join((*_people(), *_matrix())) + "\n" + PIT


def _people() -> Iterator[str]:
    yield "\n| role | what the role does | signs in | reads accounts |\n|---|---|---|---|"
    for role in Role:
        signs, reads = ("yes" if role in some else "" for some in (STAFF, READERS))
        yield f"| `{role}` | {WORK[role]} | {signs} | {reads} |"


def _matrix() -> Iterator[str]:
    yield "\n## Who may send what\n"
    yield "A clause in the last column is the one that gives the command its people; `house` rows are ours.\n"
    yield "| command | where | who may send it | clause |\n|---|---|---|---|"
    for row in matrix(KINDS):
        people = (
            "any of staff" if row.roles == STAFF else ", ".join(role for role in Role if role in row.roles)
        )
        yield f"| `{row.command}` | {', '.join(row.where)} | {people} | `{row.clause or 'house'}` |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
