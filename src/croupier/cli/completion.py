"""`croupier completion`: commands and options completed by the shell."""

import sys
from typing import Literal


def print_completion(shell: Literal["bash", "zsh", "fish", "powershell"], /) -> None:
    """Print a script that completes croupier's commands and options in your shell.

    For bash: croupier completion bash > ~/.local/share/bash-completion/completions/croupier

    Parameters
    ----------
    shell
        The shell that will read the script.
    """
    from croupier.cli.main import command_line  # noqa: PLC0415 - main names this module, not the reverse

    sys.stdout.write(command_line().generate_completion(shell=shell))
