/** Words of what supervisors and the director do for a mini-baccarat table. */
export const say = {
  title: 'Cards',
  dated: 'Date of the notice',
  give: (option: string) => `Give notice of option ${option}`,
  back: 'Colour of the backs',
  secondBack: 'Backs of the second batch',
  cutting: 'Colour of the cutting cards',
  standards: 'Every deck meets the control standards for cards.',
  opaque: 'The cutting cards are opaque and of one solid colour.',
  receive: (decks: number) => `${decks} decks are at the table`,
  verify: 'The inspection is verified',
  why: 'Why',
  recut: 'Order a recut',
  confirmCard: (card: string) => `Confirm ${card}`,
  confirmCall: 'Confirm the wager',
  document: 'Document it',
  take: 'Take the cards away',
};
