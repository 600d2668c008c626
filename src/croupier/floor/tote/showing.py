"""What the tote's screens are shown, as soon as it is so; odds and probables on a cycle."""

from croupier.base.names import TerminalId
from croupier.desk.act_view import own_acts, table_acts
from croupier.desk.running import Around, Screen
from croupier.desk.view import Parts, View
from croupier.devices.link_messages import LiveOdds
from croupier.devices.steady_clock import now
from croupier.floor.parts.stations.acceptors import TROUBLE
from croupier.floor.tote.race_watch import RaceWatch
from croupier.floor.tote.site_boards import SiteBoards
from croupier.floor.tote.site_pricing import OUR_OWN
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.card_files import NO_FOLDER, CardFilesPart
from croupier.floor.tote.views.exchange import NO_EXCHANGE
from croupier.floor.tote.views.link import NO_LINK, LinkPart
from croupier.floor.tote.views.mutuels import FaultsPart, mutuels_part
from croupier.floor.tote.views.odds import odds_part
from croupier.floor.tote.views.preview import preview_part
from croupier.floor.tote.views.program import program_part
from croupier.floor.tote.views.program_card import program_card_part
from croupier.floor.tote.views.race_day import race_day_part
from croupier.floor.tote.views.race_run import ReplayPart
from croupier.floor.tote.views.self_service import self_service_part
from croupier.floor.tote.views.teller import teller_part
from croupier.floor.tote.views.tote_board import tote_board_part
from croupier.games.tote.program.distance import INCHES

KEYPADS = ("teller", "self-service")
SCREENS = (*KEYPADS, "mutuels", "tote-board", "program")


class Showing:
    """A screen is drawn anew by what it has not seen yet; a sale need not redraw the hall."""

    def __init__(self, tote: Tote, around: Around, watch: RaceWatch) -> None:
        self.tote, self.around, self._watch = tote, around, watch
        self._boards = SiteBoards(tote)

    def track_faults(self) -> list[str]:
        return []

    def card_files(self) -> CardFilesPart:
        return NO_FOLDER

    def bill_pictures(self, _terminal: TerminalId) -> bool:
        return False

    def link(self) -> LinkPart:
        """Our host or our guests, for the mutuel manager."""
        return NO_LINK

    def board(self) -> LiveOdds:
        """What a board shows before the off."""
        return self._boards.look()[OUR_OWN]

    def show(self) -> None:
        open_screens = [(name, one) for name in SCREENS for one in self.around.screens(name)]
        if not open_screens:
            return
        day = race_day_part(self.tote)
        for _, screen in open_screens:
            screen.show(self.around.seq, day, *self._own(screen))

    def show_staff(self) -> None: ...

    def show_odds(self) -> None:
        open_screens = [(name, one) for name in SCREENS for one in self.around.screens(name)]
        if not open_screens:
            return
        told = self.board()
        odds, board = odds_part(told), tote_board_part(told)
        more: dict[str, View] = {"tote-board": board, "mutuels": self.link()}
        for name, screen in open_screens:
            screen.show(self.around.seq, odds, *((more[name],) if name in more else ()))

    def show_race(self) -> None:
        """The race that is being run, to whoever watches it."""
        if boards := self.around.screens("tote-board"):
            race = self._watch.look(now())
            for screen in boards:
                screen.show(self.around.seq, race)

    def show_replay(self, screen: Screen, asked: str) -> None:
        """A race of this card once more, to this screen alone."""
        card = self.tote.day.card if self.tote.day else None
        distances = {str(race.number): race.distance for race in card.races} if card else {}
        if asked in distances:
            found = self._watch.replay(int(asked), distances[asked] * INCHES)
            screen.show(self.around.seq, ReplayPart(found))

    def show_preview(self, screen: Screen, keyed: str) -> None:
        screen.show(self.around.seq, preview_part(self.tote, keyed))

    def hello(self, screen: Screen) -> Parts:
        told = self.board()
        return race_day_part(self.tote), odds_part(told), *self._own(screen), *self._at_first(screen, told)

    def _at_first(self, screen: Screen, told: LiveOdds) -> Parts:
        """Parts that only a cycle or a hand at the keypad changes."""
        if screen.screen == "tote-board":
            return tote_board_part(told), self._watch.look(now()), ReplayPart(None)
        if screen.screen == "mutuels":
            return FaultsPart(self.track_faults()), self.card_files()
        exchange = (NO_EXCHANGE,) if screen.screen == "self-service" else ()
        return (preview_part(self.tote, None), *exchange) if screen.screen in KEYPADS else ()

    def _own(self, screen: Screen) -> tuple[View, ...]:
        match screen.screen:
            case "teller":
                mine = teller_part(self.tote, screen.sender, self.around.house)
                return mine, table_acts(self.around.place, "teller")
            case "self-service" if screen.terminal is not None:
                return self._self_service(screen.terminal)
            case "mutuels":
                balances = self.around.house.balances
                acts = table_acts(self.around.place, "mutuels")
                return mutuels_part(self.tote, balances), self.link(), self._card(), acts
            case "program":
                return program_part(self.tote), self._card()
            case "tote-board":
                return (self._card(),)
            case _:
                return ()

    def _card(self) -> View:
        return program_card_part(self.tote.day.digested if self.tote.day else None)

    def _self_service(self, terminal: TerminalId) -> tuple[View, ...]:
        trouble = self.tote.terminals[terminal].acceptor.trouble
        says = TROUBLE[trouble].says if trouble else None
        part = self_service_part(self.tote, terminal, trouble=says, bills=self.bill_pictures(terminal))
        return part, own_acts(self.around.place, "self-service", terminal)
