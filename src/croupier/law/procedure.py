"""Who does what at a table, by name, each with the clause that says so.

No value of the game hangs on these, so they are no part of a table's terms: rounds settle without them.
"""

from typing import TypeAlias

from croupier.base.envelope import Role
from croupier.law.rulebook import Leaf

Procedure: TypeAlias = dict[str, Leaf[Role]]
