export type SheetName = 'buy-in' | 'bills' | 'cash-out' | 'games' | 'sign' | 'track';
