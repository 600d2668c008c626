"""Slips on paper: asked for in the record that makes them, with what became of them on record too."""

import msgspec

from croupier.base.names import EffectId
from croupier.desk.papers import PaperSort


class ReportPaper(msgspec.Struct, frozen=True, omit_defaults=True, tag="report-paper"):
    """From a printer of slips: the paper is out; `why` says that none is, or may be none."""

    effect: EffectId
    why: str = ""


class PaperAsked(msgspec.Struct, frozen=True, omit_defaults=True, tag="paper-asked"):
    """The effect: a slip is to be printed. `copy` counts duplicates, and `by` asked for this one."""

    effect: EffectId
    sort: PaperSort
    slip: int
    copy: int = 0
    by: str = ""


class PaperPrinted(msgspec.Struct, frozen=True, tag="paper-printed"):
    effect: EffectId


class PaperFailed(msgspec.Struct, frozen=True, tag="paper-failed"):
    effect: EffectId
    why: str
