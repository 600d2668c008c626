"""`croupier tote program` and `croupier tote notice`: what the rules have a facility print and post."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from cyclopts import Parameter

from croupier.base.refusal import Reason, refuse
from croupier.cli.screen import say
from croupier.games.tote.commands.card_file import card_from
from croupier.games.tote.library import load_track
from croupier.games.tote.program.paper_words import paper_words
from croupier.paper.race_program import DailyProgram
from croupier.paper.wagering_notice import WageringNotice

Language: TypeAlias = Literal["en", "es"]


def write_program(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    pdf: Path | None = None,
    html: Path | None = None,
    facility: str = "",
    language: Language = "en",
) -> None:
    """Write the daily program of a card: races, runners, pools and least bets, and how wagering works.

    Parameters
    ----------
    file
        A JSON file, - for standard input, or an example: model-park, model-harness, model-greyhounds.
    pdf
        Write it as a PDF to print.
    html
        Write it as a page for screens and phones.
    facility
        Where it is handed out.
    language
        In English or in Spanish; names and conditions stay as the card writes them.
    """
    here = facility or paper_words(language).here
    program = DailyProgram(facility=here, card=card_from(file), language=language)
    _write(pdf, html, program.pdf, program.html)


def write_notice(
    track: str = "model",
    /,
    *,
    pdf: Path | None = None,
    html: Path | None = None,
    facility: str = "",
    language: Language = "en",
) -> None:
    """Write the explanation of parimutuel wagering and of each pool, to be posted where people bet.

    Parameters
    ----------
    track
        A track profile: its pools are explained, with their least bets and terms.
    pdf
        Write it as a PDF to hang on the wall.
    html
        Write it as a page.
    facility
        Where it hangs.
    language
        In English or in Spanish.
    """
    profile = load_track(track)
    here = facility or paper_words(language).here
    notice = WageringNotice(facility=here, track=profile.title, offers=profile.offers, language=language)
    _write(pdf, html, notice.pdf, notice.html)


def _write(
    pdf: Path | None, html: Path | None, as_pdf: Callable[[], bytes], as_html: Callable[[], str]
) -> None:
    if pdf is None and html is None:
        refuse(Reason.UNREADABLE, "say where to write it: --pdf FILE, --html FILE, or both")
    for path, content in ((pdf, as_pdf), (html, as_html)):
        if path is not None:
            made = content()
            _to_file(path, made if isinstance(made, bytes) else made.encode("utf-8"))
            say(f"wrote {path}")


def _to_file(path: Path, content: bytes) -> None:
    try:
        path.write_bytes(content)
    except OSError as error:
        refuse(Reason.UNREADABLE, f"{path} cannot be written: {(error.strerror or '').lower()}")
