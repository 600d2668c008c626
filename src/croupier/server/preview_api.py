"""What a supervisor's command would move, before it is sent: decided and posted, but not committed."""

from collections import Counter
from collections.abc import Iterator

import msgspec
from litestar import post
from litestar.params import JSONBody

from croupier.base import money
from croupier.base.envelope import Envelope
from croupier.base.refusal import Refusal, Refused
from croupier.desk.place import Place
from croupier.ledger import accounts as chart
from croupier.ledger.transfer import Transfer
from croupier.server.answers import Preview, PreviewLine
from croupier.server.http_refusals import refused_command, refused_request
from croupier.server.staff_requests import Asking, staff_of
from croupier.server.wire import Asked, new_id


class Frame(msgspec.Struct, forbid_unknown_fields=True):
    """A supervisor's frame without its id: its name, the table, its values."""

    frame: list[str | int | bool | None]


@post("/api/preview", status_code=200)
async def preview(request: Asking, data: JSONBody[Frame]) -> Preview:
    """Whose money a supervisor's command would move, and how much of it."""
    floor, staff = staff_of(request, only_readers=True)
    floor.queue.check_running()
    try:
        asked = floor.wire.read("supervisor", msgspec.json.encode([new_id(), *data.frame]))
    except Refused as refused:
        raise refused_command(refused.refusal) from None
    if not isinstance(asked, Asked) or asked.table is None:
        raise refused_request(400, "a frame begins with its name and the table")
    envelope = Envelope(asked.id, staff.sender, staff.role, asked.table, asked.command)
    decided = floor.desk.decide(envelope)
    if isinstance(decided, Refusal):
        raise refused_command(decided)
    return Preview(list(_moved(floor.desk.tables[asked.table], floor.desk.post(asked.table, decided))))


def _moved(place: Place, transfers: list[Transfer]) -> Iterator[PreviewLine]:
    changes: Counter[str] = Counter()
    for one in transfers:
        changes[one.credit] += one.amount
        changes[one.debit] -= one.amount
    for position, name in place.positions().items():
        held = changes[chart.credits_of(place.id, position)] + changes[chart.promo_of(place.id, position)]
        missing = -changes[chart.shortfall(place.id, position)]
        unclaimed = changes[chart.unclaimed(place.id, position)]
        if held or missing or unclaimed:
            yield PreviewLine(name, money.show(held), money.show(missing), money.show(unclaimed))
