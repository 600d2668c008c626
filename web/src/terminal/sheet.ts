export type SheetName = 'buy-in' | 'cash-out' | 'games' | 'sign' | 'track';
