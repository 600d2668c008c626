"""A shoe that nothing reads: the dealer keys each card."""

import asyncio

from croupier.devices.shoe import ShoePlace, Told


class KeyedShoe:
    simulated = by_screen = False
    keyed = True
    virtual = None

    async def run(self, _told: Told) -> None:
        await asyncio.Event().wait()


def keyed_shoe(_place: ShoePlace, _address: str) -> KeyedShoe:
    return KeyedShoe()
