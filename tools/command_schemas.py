"""Write docs/schemas: a JSON Schema for whatever a command reads or writes as JSON, made from types."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from croupier.analysis.bias.report import Bias
from croupier.cli import odds_answers, simulate_answers
from croupier.cli.parsheet_answers import ParAnswer
from croupier.desk.reports.integrity import Integrity
from croupier.floor.wheel.chance_trail import Proof
from croupier.games.tote.card import entries
from croupier.games.tote.commands.simulate_answers import DaysAnswer
from tools import command_answers
from tools.tote_schemas import DRAFT, FOLDER

READS = {
    "settle-request": ("settle", command_answers.SettleRequest),
    "settle-races-request": ("settle", entries.SettleRequest),
}
WRITES: dict[str, tuple[str, Any]] = {
    "settle-answer": ("settle", command_answers.SettleAnswer),
    "odds": ("odds", odds_answers.OddsAnswer),
    "odds-baccarat": ("odds baccarat", odds_answers.CardOdds),
    "odds-compare": ("odds compare", odds_answers.CompareAnswer),
    "odds-session": ("odds session", odds_answers.SessionAnswer),
    "odds-risk": ("odds risk", odds_answers.RiskAnswer),
    "odds-design": ("odds design", odds_answers.DesignAnswer),
    "simulate": ("simulate", simulate_answers.SimulateAnswer | simulate_answers.SystemAnswer),
    "simulate-races": ("simulate races", DaysAnswer),
    "simulate-baccarat": ("simulate baccarat", simulate_answers.SimulateAnswer),
    "parsheet": ("parsheet", ParAnswer),
    "notices": ("notices", command_answers.NoticesAnswer),
    "rules-list": ("rules list", command_answers.RulesList),
    "rules-show": ("rules show", command_answers.BookWhole | command_answers.ClauseWhole),
    "rules-search": ("rules search", command_answers.RulesSearch),
    "rules-diff": ("rules diff", command_answers.RulesDiff),
    "people-matrix": ("people matrix", command_answers.Matrix),
    "report": ("report", command_answers.ReportAnswer),
    "audit-verify": ("audit verify", command_answers.VerifyAnswer),
    "audit-heads": ("audit heads", command_answers.HeadAnswer),
    "audit-chance": ("audit chance", Proof),
    "vouchers": ("vouchers", command_answers.VouchersAnswer),
    "integrity": ("integrity", Integrity),
    "integrity-numbers": ("integrity --numbers", Bias),
    "replay": ("replay", command_answers.Replay),
    "printer": ("printer", command_answers.PrinterAnswer),
    "wheel-line": ("wheel --listen", command_answers.WheelLine),
    "acceptor-line": ("acceptor --listen", command_answers.AcceptorLine),
    "tote-cost": ("tote cost", command_answers.CostAnswer),
    "tote-tracks": ("tote tracks", command_answers.Tracks),
    "tote-track": ("tote tracks NAME", command_answers.TrackWhole),
}


def schemas() -> dict[Path, str]:
    """The text of each file."""
    read = {name: _text(f"What `croupier {words}` reads", kind) for name, (words, kind) in READS.items()}
    written = {name: _text(f"What `croupier {words}` prints", kind) for name, (words, kind) in WRITES.items()}
    return {FOLDER / f"{name}.json": text for name, text in (read | written).items()}


def _text(title: str, kind: Any) -> str:
    """Of a union of two objects msgspec makes none, so each is made and either will do."""
    parts = getattr(kind, "__args__", ()) if type(kind).__name__ == "UnionType" else ()
    made = _either([_schema(one) for one in parts]) if parts else _schema(kind)
    return json.dumps({"$schema": DRAFT, "title": title, **made}, indent=2) + "\n"


def _schema(kind: Any) -> dict[str, Any]:
    schema = msgspec.json.schema(kind)
    for definition in schema.get("$defs", {}).values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return schema


def _either(made: list[dict[str, Any]]) -> dict[str, Any]:
    defined = {name: value for one in made for name, value in one.pop("$defs").items()}
    return {"anyOf": made, "$defs": defined}


if __name__ == "__main__":
    for path, text in schemas().items():
        path.write_text(text, encoding="utf-8")
    sys.stdout.write("wrote the schemas of commands\n")
