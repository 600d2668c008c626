"""The pit as the server sees it."""

from croupier.desk.pit import Pit
from croupier.floor.parts.demonstration import SUPERVISOR
from croupier.floor.parts.duty import needed, oversight
from croupier.floor.parts.messages.racks import CountDrop
from croupier.floor.pit.messages.pit import BeginDay, GoOffDuty, GoOnDuty, RaiseAlarm
from croupier.floor.pit.state import PIT

PORT = Pit(PIT, BeginDay, RaiseAlarm, GoOnDuty, GoOffDuty, CountDrop, needed, oversight, SUPERVISOR)
