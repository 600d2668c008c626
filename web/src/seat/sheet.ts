export type SheetName = 'ask' | 'out' | 'results' | 'sign' | 'track';
