"""Which page a browser's request comes from: only our own may act in somebody's name."""

from collections.abc import Sequence


def is_ours(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Without an origin it is no browser: bots and benches. A browser always says where its page is from."""
    if origin is None:
        return True
    return origin in allowed or origin.partition("://")[2] == host
