"""Another shoe in a configuration: it comes with the next shuffle, never in the middle of a shoe."""

from croupier.base.refusal import Reason, refuse
from croupier.floor.baccarat.batches import IN_PLAY
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.settings import BaccaratSettings
from croupier.floor.baccarat.state import CardTable

PORTS = {"virtual": Port.VIRTUAL, "keys": Port.KEYS}
"""By the name in a configuration; a shoe of any other name reads its cards."""
IN_WORDS = {
    Port.VIRTUAL: "virtual",
    Port.KEYS: "of cards that the dealer keys",
    Port.READER: "one that reads its cards",
}


def check_shoe(table: CardTable, settings: BaccaratSettings | None) -> None:
    """Raise `Refused` where the cards in play could not be told, or would be told by somebody else."""
    if settings is None or table.phase not in IN_PLAY:
        return
    if PORTS.get(settings.shoe, Port.READER) is not table.shoe.port:
        says = f"the shoe in play at table {table.id} is {IN_WORDS[table.shoe.port]}"
        refuse(Reason.OPTION_NOT_ALLOWED, f"{says}: put that back until its last hand, then change it")
