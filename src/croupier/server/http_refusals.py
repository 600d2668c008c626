"""A refusal as an HTTP answer: the sentence, and its key and values where it has values in it."""

from litestar.exceptions import HTTPException

from croupier.base.refusal import Refusal, Value


def refused_request(status: int, key: str, **values: Value) -> HTTPException:
    """For a request that nobody decides on; `key` is the sentence, with a named place for each value."""
    if not values:
        return HTTPException(status_code=status, detail=key)
    extra = {"key": key, "values": values}
    return HTTPException(status_code=status, detail=key.format(**values), extra=extra)


def refused_command(refusal: Refusal) -> HTTPException:
    """For a command that the desk refused."""
    extra: dict[str, object] = {
        "reason": refusal.reason,
        "clause": refusal.clause,
        "place": refusal.place,
    }
    if refusal.key:
        extra |= {"key": refusal.key, "values": refusal.values}
    return HTTPException(status_code=409, detail=refusal.says, extra=extra)
