"""The `croupier` command: how its commands are run, and how failures are told."""

import errno
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, UnusedCliTokensError

from croupier import __version__
from croupier.base.refusal import Refused
from croupier.cli.registry import COMMANDS
from croupier.cli.screen import complain, drop_output, ensure_streams

FAILED = 1
REFUSED = 2
UNWRITABLE = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO})
"""What the system says of a full or broken device; any other error of the system is a mistake of ours."""
HELP = "Croupier runs a wagering floor exactly as its rule documents say. New here? Try: croupier tour"


def main(words: Sequence[str] | None = None) -> None:
    """Run one command and exit with its status: 2 after a refusal, 1 when output could not be written."""
    ensure_streams()
    sys.exit(run(sys.argv[1:] if words is None else list(words)))


def run(words: Sequence[str]) -> int:
    app, status = command_line(asked=words[0] if words else ""), 0
    try:
        answer = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        status = answer if isinstance(answer, int) else 0
        sys.stdout.flush()  # here a full disk is still one sentence; at exit it would be a traceback
    except Refused as refused:
        complain(str(refused))
        return REFUSED
    except CycloptsError as error:
        complain(f"{_one_line(str(error))} Try: {_help_for(error)}")
        return REFUSED
    except BrokenPipeError:  # whoever read the output has left: nobody is there to be told
        drop_output()
        return status or FAILED
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        drop_output()
        complain(f"{error.filename or 'the output'} cannot be written: {(error.strerror or '').lower()}")
        return status or FAILED
    return status


def command_line(asked: str = "") -> App:
    """The command line; a command's module is imported when it is run, so that each starts at once.

    A summary takes the place of a command's docstring in cyclopts, so the one that is asked for has none.
    """
    app = App(name="croupier", help=HELP, version=__version__, version_format="plaintext")
    for name, (place, summary) in COMMANDS.items():
        whole = place if place.startswith("croupier.") else f"croupier.cli.{place}"
        app.command(whole, name=name, help=None if name == asked else summary)
    return app


def _help_for(error: CycloptsError) -> str:
    """A file left over where a floor is served was meant as its configuration."""
    chain = tuple(error.command_chain or ())
    left = (error.unused_tokens or [""]) if isinstance(error, UnusedCliTokensError) else [""]
    if chain == ("serve",) and left[0].endswith(".toml"):
        return f"croupier serve --config {left[0]}"
    return " ".join(("croupier", *chain, "--help"))


def _one_line(text: str) -> str:
    return " ".join(text.split())
