"""A house with a cage for tests: Cass works at window 1, beside a dealerless table or another."""

from croupier.base.names import EffectId, TableId
from croupier.desk.messages import InstallTable
from croupier.desk.papers import PaperSort
from croupier.floor.cage.messages import windows
from croupier.floor.parts.messages import drawers
from croupier.floor.parts.messages.papers import PaperAsked
from croupier.floor.pit.messages.pit import GoOnDuty
from croupier.floor.pit.state import PIT
from tests.electronic import Electronic
from tests.house import House

C1 = TableId("C1")
VALUES = (100, 500, 2500, 10_000)
IMPREST = 500_000
EFFECTIVE = '{"type":"cage","windows":["1","2"],"imprest":500000}'
INSTALL = InstallTable("Cage", EFFECTIVE, (), VALUES)
STOCK = tuple((value, 1000) for value in VALUES)
SAM, CASS = "staff:Sam", "staff:Cass"


def with_cage(house: House, *, stocked: bool = True) -> None:
    """Cass has opened window 1 and, with Sam, counted the chips of the vault."""
    house.do("engineer", INSTALL, table=C1)
    if SAM not in house.desk.house.on_duty:
        house.do("supervisor", GoOnDuty(), table=PIT)
    house.do("cashier", drawers.OpenDrawer("1", IMPREST), table=C1)  # type: ignore[arg-type]
    if stocked:
        house.do("cashier", windows.CountInventory(STOCK, SAM), table=C1)


def cage_house() -> Electronic:
    """An open dealerless table, and the cage."""
    house = Electronic().opened()
    with_cage(house)
    return house


def paper(nth: int, sort: PaperSort = PaperSort.HAND_PAY, copy: int = 0, by: str = "") -> PaperAsked:
    """The paper of slip 1, the `nth` that this house asks for."""
    return PaperAsked(EffectId(f"paper:{nth}"), sort, 1, copy, by)
