"""What is laid on a table for chips or credits."""

import msgspec

from croupier.base.money import Cents


class Money(msgspec.Struct, frozen=True, array_like=True):
    """What a buy-in is made of."""

    currency: Cents = 0
    chips: Cents = 0
    coupon: Cents = 0

    @property
    def cash(self) -> Cents:
        """What may be cashed out again; a coupon may only be bet."""
        return self.currency + self.chips

    @property
    def total(self) -> Cents:
        return self.cash + self.coupon
