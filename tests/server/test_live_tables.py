"""A live table in a configuration: refused in one sentence, until the server serves it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from croupier.cli.serve import open_floor
from tests.server.rig import settings


def test_a_live_table_is_not_served_yet(tmp_path: Path) -> None:
    async def start() -> None:
        usual = settings()
        live = msgspec.structs.replace(usual.tables[0], options={"mode": "live"})
        floor = open_floor(msgspec.structs.replace(usual, tables=(live,)), tmp_path)
        try:
            await floor.start()
        finally:
            await floor.stop()
            floor.close()

    with pytest.raises(ValueError, match="T1 is a live table, which this server does not run yet"):
        asyncio.run(start())
