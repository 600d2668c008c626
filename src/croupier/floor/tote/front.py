"""How a tote meets people: tellers, those at self-service terminals, the mutuel manager, and the hall."""

from croupier.base.envelope import Role
from croupier.desk.act_view import ActsPart
from croupier.desk.front import ANYONE, Front
from croupier.desk.room import Room
from croupier.desk.running import Around, Running
from croupier.floor.tote.bot import next_move
from croupier.floor.tote.kind import KIND
from croupier.floor.tote.papers import papers
from croupier.floor.tote.posted_sign import posted_sign
from croupier.floor.tote.settings import ToteSettings, installation
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.card_files import CardFilesPart
from croupier.floor.tote.views.exchange import ExchangePart
from croupier.floor.tote.views.link import LinkPart
from croupier.floor.tote.views.mutuels import FaultsPart, MutuelsPart
from croupier.floor.tote.views.odds import OddsPart
from croupier.floor.tote.views.preview import PreviewPart
from croupier.floor.tote.views.program import ProgramPart
from croupier.floor.tote.views.program_card import ProgramCardPart
from croupier.floor.tote.views.race_day import RaceDayPart
from croupier.floor.tote.views.race_run import ReplayPart, RunPart
from croupier.floor.tote.views.self_service import SelfServicePart
from croupier.floor.tote.views.teller import TellerPart
from croupier.floor.tote.views.tote_board import ToteBoardPart


def run(tote: Tote, around: Around, settings: ToteSettings) -> Running:
    from croupier.floor.tote.running import RunningTote  # noqa: PLC0415 - loads what only a server needs

    return RunningTote(tote, around, settings)


FRONT: Front[Tote, ToteSettings] = Front(
    settings=ToteSettings,
    installation=installation,
    run=run,
    screens={
        "teller": frozenset({Role.TELLER, Role.SUPERVISOR}),
        "self-service": frozenset({Role.PLAYER}),
        "mutuels": frozenset({Role.MUTUEL_MANAGER, Role.SUPERVISOR}),
        "tote-board": ANYONE,
        "program": ANYONE,
    },
    player_screen="self-service",
    label=lambda _: "tote",
    positions=lambda tote: {one: f"Terminal {one}" for one in tote.terminals},
    overview=lambda _: {},
    views={
        "teller": (RaceDayPart, OddsPart, TellerPart, PreviewPart, ActsPart),
        "self-service": (RaceDayPart, OddsPart, SelfServicePart, PreviewPart, ExchangePart, ActsPart),
        "mutuels": (
            RaceDayPart,
            OddsPart,
            MutuelsPart,
            LinkPart,
            ProgramCardPart,
            FaultsPart,
            CardFilesPart,
            ActsPart,
        ),
        "tote-board": (RaceDayPart, OddsPart, ToteBoardPart, ProgramCardPart, RunPart, ReplayPart),
        "program": (RaceDayPart, OddsPart, ProgramPart, ProgramCardPart),
    },
    devices={
        "keypad": frozenset({"teller", "self-service"}),
        "bill": frozenset({"self-service"}),
        "exchange": frozenset({"self-service"}),
        "damaged": frozenset({"teller"}),
        "track": frozenset({"mutuels"}),
        "cards": frozenset({"mutuels"}),
        "replay": frozenset({"tote-board"}),
    },
    bots={"tote": next_move},
    sign=posted_sign,
    papers=papers(),
)
ROOM = Room(KIND, FRONT)
