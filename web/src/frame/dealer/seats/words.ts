/** What a dealer is told of a seat, whatever is played there. */
export const say = {
  tab: 'Seats',
  close: 'Back to all seats',
  online: 'tablet on',
  offline: 'tablet off',
  coupons: 'coupons',
  noChips: 'no chips',
  wants: (amount: string) => `wants chips for ${amount}`,
  calls: (count: number) => (count === 1 ? 'calls a wager' : `calls ${count} wagers`),
  tookAway: (amount: string) => `Has left with ${amount}`,
  kind: { currency: 'currency', chips: 'chips', coupon: 'coupon' },
  issue: {
    laid: (parts: string) => `On the layout: ${parts}.`,
    count: 'Count it onto the table',
    asLaid: 'As laid',
    nothing: 'Count what lies there.',
    differs: (laid: string) => `The player laid ${laid}.`,
    goValue: (amount: string) => `Give ${amount} in value chips`,
  },
  called: { title: 'Verbal wagers, cash beside them', accept: (amount: string, spot: string) => `Accept ${amount} on ${spot}` },
  place: { title: 'Place a wager for this seat', closed: 'Betting is not open.', coupon: 'with a coupon of the same worth' },
} as const;
