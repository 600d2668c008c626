"""The shoe of a table in motion: what it reads becomes commands, and sealed cards stay with it."""

import asyncio
import hashlib
import hmac
import secrets
from typing import Protocol

from croupier.base.envelope import Command, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.reply import Reply
from croupier.devices.chance import Chance
from croupier.devices.shoe import (
    CardOut,
    CuttingCardOut,
    Shoe,
    ShoeAlarm,
    ShoeFault,
    ShoeMessage,
    VirtualCards,
)
from croupier.floor.baccarat.batches import IN_PLAY
from croupier.floor.baccarat.dealing import cannot_draw, face_up, held_up, waits_for
from croupier.floor.baccarat.hands import side_of_next
from croupier.floor.baccarat.messages import cards, deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.messages.reading import Doubt, DoubtShoe, LayHeld
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import DRAWING, CardTable, Phase
from croupier.floor.baccarat.turning import seal
from croupier.floor.baccarat.views.position import OwnCard

FAULTS = {
    ShoeFault.DEVICE: "the shoe reports a fault: look whether a card has left it",
    ShoeFault.GARBLED: "the shoe sent something that cannot be read: look whether a card has left it",
    ShoeFault.LINE_LOST: "the line to the shoe is lost",
    ShoeFault.LINE_BACK: "the line to the shoe is back: look whether a card has left it meanwhile",
    ShoeFault.EMPTY: "the shoe is empty",
}


DOUBTS = {
    ShoeFault.DEVICE: Doubt.LOOK,
    ShoeFault.GARBLED: Doubt.LOOK,
    ShoeFault.LINE_LOST: Doubt.LOST,
    ShoeFault.LINE_BACK: Doubt.LOOK,
}
"""After these a card may have left the shoe untold."""


class ShoeSide(Protocol):
    """Where the shoe's words go."""

    async def from_shoe(self, command: Command) -> Reply: ...

    async def alarm(self, says: str) -> None: ...


class RunningShoe:
    """Faces of sealed cards are kept here alone; of a virtual shoe they can be worked out again."""

    def __init__(self, table: CardTable, shoe: Shoe, chance: Chance, side: ShoeSide) -> None:
        self._table, self.device, self._chance, self._side = table, shoe, chance, side
        self._faces: dict[int, tuple[str, str]] = {}
        self._refused: Command | None = None
        self._woken = asyncio.Event()
        self._drawing = asyncio.Lock()

    def resume(self) -> None:
        """The cards as the table knows them to lie: after a restart, a cut, or a card it did not take."""
        virtual, shoe = self.device.virtual, self._table.shoe
        if virtual is None or not shoe.commitment or shoe.port is not Port.VIRTUAL:
            return
        virtual.load(shoe.number + shoe.ready, self._table.rules.terms.shoe_decks, shoe.salt)
        if shoe.ready:
            return
        for at in shoe.cuts:
            virtual.cut(at)
        if shoe.from_back:
            virtual.place_cutting_card(shoe.from_back)
        self._draw_again(virtual, shoe.out)

    def _draw_again(self, virtual: VirtualCards, out: int) -> None:
        """Cards that are out already; a cutting card among them was told of, by the shoe or the dealer."""
        drawn = 0
        while drawn < out and not isinstance(told := virtual.draw(), ShoeAlarm):
            if isinstance(told, CardOut) and told.card is not None:
                drawn += 1
                self._faces[drawn] = told.card, self._salt(drawn)

    def wake(self) -> None:
        self._woken.set()

    async def listen(self) -> None:
        """What a shoe tells by itself."""
        if self._table.doubt is Doubt.LOST:  # as it was when the last process ended: told anew if it still is
            await self._side.from_shoe(DoubtShoe(Doubt.LOOK))
        await self.device.run(self._tell)

    async def work(self) -> None:
        """What the table waits for from its shoe: a commitment, a revelation, the face of a turned card."""
        while True:
            self._woken.clear()
            await self.settle()
            await self._woken.wait()

    async def settle(self) -> None:
        """Tell all that is owed now; at a start, before anybody shuffles what another device made ready."""
        while command := self._owed():
            reply = await self._side.from_shoe(command)
            if reply.refusal is not None:
                await self._not_taken(command, reply.refusal)
                return

    async def _not_taken(self, command: Command, refusal: Refusal) -> None:
        """Alarm, once, for a seed or a face that does not open its seal; else the table has moved on."""
        if refusal.reason is Reason.AMOUNT_DIFFERS and command != self._refused:
            self._refused = command
            await self._side.alarm(f"the shoe does not prove its cards: {refusal.says}")

    def _owed(self) -> Command | None:
        table, shoe = self._table, self._table.shoe
        waiting = waits_for(table)
        if waiting is not None and waiting.seal and waiting.draw in self._faces:
            return deal.ShowCard(waiting.draw, *self._faces[waiting.draw])
        if table.held and table.phase in DRAWING and held_up(table) is None:
            return self._lay(table.held[0])
        if table.phase in IN_PLAY or (shoe.ready and shoe.port is self.port):
            return None
        if shoe.commitment:
            return cards.RevealShoe(self._seed().hex())
        if shoe.ready or (table.phase is Phase.SHUFFLE and not table.owed):
            return self._ready()
        return None

    def _ready(self) -> Command:
        virtual, self._faces = self.device.virtual, {}
        if virtual is None:
            return cards.ReadyShoe(self.port)
        salt = self._chance.fresh_salt()
        number, decks = self._table.shoe.number + 1, self._table.rules.terms.shoe_decks
        return cards.ReadyShoe(Port.VIRTUAL, virtual.load(number, decks, salt), salt)

    @property
    def port(self) -> Port:
        """What the device makes of a shoe that it says is ready."""
        if self.device.virtual is not None:
            return Port.VIRTUAL
        return Port.KEYS if self.device.keyed else Port.READER

    async def draw(self) -> Refusal | None:
        """A touch at the screen: the next card of a virtual shoe, with the cutting card if it comes first.

        A second touch while a card comes draws no other. What the table refuses stays in the shoe.
        """
        virtual = self.device.virtual
        if virtual is None or self._drawing.locked():
            return None
        async with self._drawing:
            if refusal := cannot_draw(self._table, Role.READER):
                return refusal
            if virtual.out != self._table.shoe.out:
                self.resume()
            reply = await self._draw_from(virtual)
            if reply is not None and reply.refusal is not None:
                self.resume()
            return reply.refusal if reply else None

    async def _draw_from(self, virtual: VirtualCards) -> Reply | None:
        told = virtual.draw()
        if isinstance(told, CuttingCardOut):
            await self._tell(told)
            told = virtual.draw()
        return await self._tell(told)

    async def _tell(self, told: ShoeMessage) -> Reply | None:
        match told:
            case CuttingCardOut():
                return await self._side.from_shoe(deal.CuttingCardAppears())
            case CardOut():
                return await self._tell_card(told)
            case ShoeAlarm():
                await self._side.alarm(FAULTS[told.fault])
                await self._doubt(told.fault)
                return None

    async def _tell_card(self, told: CardOut) -> Reply:
        """Of paper, a card is out whatever the table says: the pit is told of what it did not expect."""
        nth, burning = self._table.shoe.out + 1, self._burning
        reply = await self._side.from_shoe(self._card(told.card))
        if reply.refusal is not None and self.device.virtual is None:
            await self._side.alarm(f"the shoe told of a card that was not taken: {reply.refusal.says}")
        elif told.burned and not burning:
            await self._side.alarm(f"the shoe was set to burn, and card {nth} left it in play: look at it")
        return reply

    async def _doubt(self, fault: ShoeFault) -> None:
        why = DOUBTS.get(fault)
        if why is not None and why is not self._table.doubt:
            await self._side.from_shoe(DoubtShoe(why))

    @property
    def _burning(self) -> bool:
        return self._table.phase is Phase.BURN or self._table.shoe.burning > 0

    @property
    def _seen(self) -> bool:
        """The next card lies face up at once."""
        return self._burning or (side_of_next(self._table) is not None and face_up(self._table))

    def _lay(self, held: Drawn) -> Command:
        face = self._faces.get(held.draw) if self._seen and held.seal else None
        return LayHeld(held.draw, *(face or ()))

    def _card(self, card: str | None) -> Command:
        """Sealed where nobody may see it yet: face down, or drawn when no hand takes a card."""
        table, nth = self._table, self._table.shoe.out + 1
        cuts = None if self.device.virtual is None else len(table.shoe.cuts)
        if self._seen or card is None:
            return deal.DealCard(card or "", cuts=cuts)
        self._faces[nth] = card, self._salt(nth)
        return deal.DealCard("", seal(*self._faces[nth]), cuts)

    def _salt(self, nth: int) -> str:
        """Of a committed shoe it follows from the seed, so that a restart finds it again."""
        if not self._table.shoe.commitment:
            return secrets.token_hex(16)
        return hmac.new(self._seed(), f"seal {nth}".encode(), hashlib.sha256).hexdigest()[:32]

    def _seed(self) -> bytes:
        shoe = self._table.shoe
        return self._chance.seed(self._table.id, shoe.number + shoe.ready, shoe.salt)

    def own(self, seat: TerminalId) -> list[OwnCard]:
        """The faces of cards that a player was handed: for that player's eyes alone."""
        held = {side for side in Side if (right := self._table.rights.get(side)) and right.holder == seat}
        return [
            OwnCard(one.draw, self._faces[one.draw][0])
            for one in self._table.hands
            if one.side in held and one.draw in self._table.in_hand and one.draw in self._faces
        ]
