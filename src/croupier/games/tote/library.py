"""The track profiles the program ships, each checked whole when it is first opened."""

from functools import cache
from importlib import resources

from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.profile import Profile, read_profile

TRACKS = ("model", "wisconsin", "keeneland", "meadowlands")


@cache
def load_track(name: str) -> Profile:
    if name not in TRACKS:
        says = f"there is no track profile {shown(name)}; the profiles are {', '.join(TRACKS)}"
        refuse(Reason.UNKNOWN_BOOK, says)
    return read_profile(resources.files(__package__).joinpath("tracks", f"{name}.toml").read_text("utf-8"))
