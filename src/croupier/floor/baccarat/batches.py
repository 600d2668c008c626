"""A shuffler's two batches: which is in play, which is dealt next, and how that one comes into play."""

from croupier.floor.baccarat.shoe import BatchCame
from croupier.floor.baccarat.state import IN_ROUND, CardTable, Phase

IN_PLAY = (Phase.CUT, Phase.LOAD, Phase.BURN, Phase.IDLE, *IN_ROUND)


def next_comes(table: CardTable) -> BatchCame:
    """How the next cards are shuffled. A batch that is in no shoe yet was spread at a player's wish."""
    if table.reshuffles:
        return BatchCame.BY_SHOE
    if table.batches == 1:
        return BatchCame.BY_HAND
    if not table.shoe.cards:
        return BatchCame.FIRST
    if table.idle_spread:
        return BatchCame.SWAPPED
    return BatchCame.CHANGED if table.shoe.from_back else BatchCame.RESHUFFLED


def next_batch(table: CardTable) -> int:
    """The other one, each time; a batch that was spread at a player's wish is dealt itself."""
    shoe = table.shoe
    if not shoe.cards:
        return 0
    swapped = shoe.from_back or table.idle_spread
    return (shoe.batch + 1) % table.batches if swapped else shoe.batch


def batch_colours(table: CardTable) -> tuple[str | None, str | None]:
    """The back of the batch in play, if one is, and of the one in the shuffler or dealt next."""
    if table.batches == 1 or not table.backs:
        return None, None
    if table.phase in IN_PLAY:
        return table.backs[table.shoe.batch], table.backs[1 - table.shoe.batch]
    return None, table.backs[next_batch(table)]
