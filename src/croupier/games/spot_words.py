"""A spot as people say it. Records and frames keep the short names, like `adjacent:17`."""

_SPOKEN = {
    "1to18": "1 to 18",
    "19to36": "19 to 36",
    "column1": "the 1st column",
    "column2": "the 2nd column",
    "column3": "the 3rd column",
    "dozen1": "the 1st 12",
    "dozen2": "the 2nd 12",
    "dozen3": "the 3rd 12",
    "seven-numbers": "seven numbers",
    "b2b": "B2B",
    "joker": "the joker",
    "flag": "the flag",
}


def spot_in_words(spot: str) -> str:
    """To stand after "on" or "of": "five adjacent around 17", "the 1st 12", "17-20"."""
    kind, _, what = spot.partition(":")
    if not what:
        return _SPOKEN.get(spot, spot)
    return f"five adjacent around {what}" if kind == "adjacent" else f"{kind} numbers {what}"
