"""What a configuration says of a mini-baccarat table."""

from croupier.desk.messages import InstallTable
from croupier.devices.makers import CHANCES, SHOES
from croupier.floor.parts import settings as shared
from croupier.floor.parts.settings import Seconds, TableSettings


class BaccaratSettings(TableSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`shoe` chooses where cards come from; `squeeze_seconds` is how long a player may look at a hand."""

    rulebook: str = "oneida-minibaccarat"
    game: str = "baccarat"
    shoe: str = "virtual"
    squeeze_seconds: Seconds = 30.0


def installation(settings: BaccaratSettings) -> InstallTable:
    SHOES.find(settings.shoe)
    CHANCES.find(settings.chance)
    return shared.installation(settings)
