/** What a player's screen at a mini-baccarat table says. */
import { spoken } from '../../../lib/language';
import { spanish } from './words.es';

export const english = {
  meters: {
    hand: 'Chips in hand',
    owed: (amount: string) => `Vigorish owed ${amount}`,
  },
  lamp: { open: 'Bets open', closed: 'No bets' },
  last: 'Previous hand',
  /** Each moment: what is called out, and what it means to you. */
  call: {
    closed: ['This table is closed', 'Ask the floor when it opens'],
    cards: ['The cards are made ready', ''],
    shoe: ['The shoe is made ready', ''],
    cut: ['The cut is offered', ''],
    void: ['The round is void', 'Too few cards were left: all wagers went back'],
    idle: ['The next hand opens soon', ''],
    cutting: ['The cutting card is out', 'The next hand is the last of this shoe'],
    last: ['Last hand of this shoe', 'The cards are shuffled after it'],
    lastOpen: ['Last hand: place your bets', 'The cards are shuffled after it'],
    betting: ['Place your bets', 'Touch an area, or carry a chip to it'],
    needChips: ['Place your bets', 'Ask the dealer for chips, or to count in those you brought'],
    taking: ['Touch the bet to take back', 'All you have on it comes back to your hand'],
    calling: ['Say it, with cash', 'Touch the area you mean: the floorperson confirms it, then the dealer'],
    deal: ['No more bets', ''],
    decided: ['', ''],
  },
  wins: { player: 'The Player wins', banker: 'The Banker wins', tie: 'Tie Hand', void: 'Void: wagers went back' } as Record<string, string>,
  /** A card whose face is seen; the third of a hand is told apart. */
  seen: {
    player: (nth: number, card: string) => (nth < 2 ? `Player: ${card}` : `Player’s third card: ${card}`),
    banker: (nth: number, card: string) => (nth < 2 ? `Banker: ${card}` : `Banker’s third card: ${card}`),
  },
  turnLost: {
    time: 'Your time to turn the cards is up',
    gone: 'This screen had lost the table, so the cards went on',
    taken: 'The right to turn the cards was taken from you',
  },
  counts: (player: number, banker: number) => `Player ${player}, Banker ${banker}`,
  ribbon: { betting: 'Place your bets', awaited: 'The dealer is awaited', deal: 'No more bets', closed: 'This table is closed' },
  others: { held: (seat: string) => `Wait: seat ${seat} turns the cards`, offered: (seat: string) => `Wait: the cards are offered to seat ${seat}` },
  noChips: 'Ask the dealer for chips, or lay down those you brought: the dealer counts them in.',
  lastHands: 'Previous hands',
  area: { others: (seat: string) => `Seat ${seat}` },
  waitsForFloor: 'waits for the floorperson',
  won: { stake: (stake: string) => `on ${stake}`, less: (stake: string, vigorish: string) => `on ${stake}, vigorish ${vigorish}`, marked: (stake: string, vigorish: string) => `on ${stake}; ${vigorish} of vigorish on your button`, owes: (vigorish: string) => `${vigorish} of vigorish is owed`, stakes: 'Stakes returned', lessVigorish: 'Stakes returned, less vigorish' },
  ask: {
    title: 'Ask for chips',
    called: { currency: 'Currency', chips: 'Value chips', coupon: 'Match play coupon', tray: 'On the layout' },
    waiting: 'The dealer has your request',
    valueChips: 'Value chips',
    again: 'Lay it down differently',
  },
  leave: {
    title: 'Leave the table',
    held: (worth: string) => `${worth} in value chips lies before you.`,
    owed: (amount: string) => `Your button says ${amount} of vigorish: the dealer collects it first.`,
    take: (worth: string) => `Take ${worth} away`,
    wagers: 'Bets on the layout are decided first.',
    hand: 'You can leave when this hand is over.',
    none: 'You hold no chips.',
  },
  results: { title: 'Previous hands', none: 'No hand has been played here yet.' },
  cut: {
    title: 'The cut is yours',
    says: (least: number, cards: number) => `Put the cutting card where you like, at least ${least} cards from either end of the ${cards}; or let the next player cut.`,
    where: (at: number, cards: number) => `${at} of ${cards} cards`,
    slider: 'Where the cutting card goes',
    cut: 'Cut here',
    decline: 'I do not want to cut',
  },
  squeeze: {
    title: { player: 'The Player’s cards are yours to turn', banker: 'The Banker’s cards are yours to turn' },
    peel: 'Pull a card up by an edge or a corner.',
    flip: 'Touch a card to turn it.',
    card: (nth: number) => `Card ${nth}, face down`,
    left: (seconds: number) => `${seconds} s left`,
    turn: 'Turn',
    paper: 'The cards are in your hand: look at them, and return them face up.',
    returned: 'I have returned them',
    giveUp: 'Give up',
    offered: { player: 'The Player’s cards are offered to you', banker: 'The Banker’s cards are offered to you' },
    acceptSays: 'Accept them to turn them yourself. If you do not, the next player is asked.',
    accept: 'Turn them',
    decline: 'No, thank you',
  },
} as const;

export const say = spoken(english, { es: spanish });
