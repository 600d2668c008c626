"""The third card as players know it, written apart from the document's tables and from our own code."""


def third_cards(
    player: tuple[int, int], banker: tuple[int, int], shoe: list[int]
) -> tuple[list[int], list[int]]:
    """Both hands as card values, after any third card from the front of the shoe."""
    ours, theirs, shoe = list(player), list(banker), list(shoe)
    points, others = sum(ours) % 10, sum(theirs) % 10
    if points in (8, 9) or others in (8, 9):
        return ours, theirs
    if points not in (6, 7):
        ours.append(shoe.pop(0))
    if banker_takes(others, ours[2:]):
        theirs.append(shoe.pop(0))
    return ours, theirs


def banker_takes(points: int, drawn: list[int]) -> bool:
    """A banker plays the player's rule while the player stands pat, and else looks at the card drawn."""
    if not drawn:
        return points < 6
    card = drawn[0]
    if points == 3:
        return card != 8
    if points == 4:
        return 2 <= card <= 7
    if points == 5:
        return 4 <= card <= 7
    if points == 6:
        return card in (6, 7)
    return points < 3
