"""The tie's odds as the document also says them: 8 to 1 are "9 for 1" (oneida-minibaccarat:M.2)."""

import re

_FOR_ONE = re.compile(r"([0-9]{1,6}) for 1", re.ASCII)


def said_to_one(text: object) -> object:
    """ "9 for 1" counts the stake that comes back, so it is "8 to 1". Anything else stays as it is."""
    match = _FOR_ONE.fullmatch(text) if isinstance(text, str) else None
    return f"{int(match[1]) - 1} to 1" if match and int(match[1]) else text
