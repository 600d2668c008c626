/** What a player may lay down in front of the dealer: currency, chips, a match play coupon. */
import type { Cents } from '../../lib/money';

export type Sort = 'currency' | 'chips' | 'coupon';

/** In the order of the wire. */
export const SORTS: readonly Sort[] = ['currency', 'chips', 'coupon'];

export interface Item {
  sort: Sort;
  amount: Cents;
}

export const OFFERED: Record<Sort, Cents[]> = {
  currency: [2_000, 5_000, 10_000, 50_000],
  chips: [100, 500, 2_500, 10_000, 50_000],
  coupon: [1_000, 2_500],
};

export function total(items: readonly Item[], sort?: Sort): Cents {
  return items.reduce((sum, item) => sum + (!sort || item.sort === sort ? item.amount : 0), 0);
}
