"""Hatch's hook: wheel and sdist carry the built screens; `make run` builds those of an editable install."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent.parent))


class ScreensHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatch's names
        if version != "editable":
            from tools.web import build  # noqa: PLC0415 - an editable install needs no Node

            build()
