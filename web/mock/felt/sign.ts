/** The signs of the make-believe live tables. */
import type { Line, Sign } from '../../src/lib/wire';

const lines = (clause: string, ...pairs: [string, string][]): Line[] => pairs.map(([about, says]) => ({ about, says, clause }));

const ROULETTE: Sign = {
  title: 'Massachusetts: Roulette',
  notices: [
    { about: 'notice', says: 'No wagers are accepted once the ball is in motion.', clause: 'massachusetts:3(b)' },
    { about: 'notice', says: 'If 0 or 00 is the winning number, half of each wager on red, black, odd, even, 1 to 18 and 19 to 36 is lost.', clause: 'massachusetts:2(b)' },
    { about: 'notice', says: 'B2B pays the multiplier shown on the reader board if the number equals that of the prior spin.', clause: 'massachusetts:4(g)' },
  ],
  odds: [
    ...lines('massachusetts:2(a)', ['straight', '35 to 1'], ['split', '17 to 1'], ['three numbers', '11 to 1'], ['four numbers', '8 to 1'], ['first five', '6 to 1'], ['six numbers', '5 to 1'], ['seven numbers', '4 to 1'], ['column', '2 to 1'], ['dozen', '2 to 1'], ['red or black', '1 to 1'], ['odd or even', '1 to 1'], ['1 to 18 or 19 to 36', '1 to 1']),
    ...lines('massachusetts:4(b)', ['B2B', 'the multiplier shown']),
  ],
  options: lines('massachusetts:2(b)', ['zero', 'half is lost'], ['wheel', 'double zero'], ['five adjacent numbers', 'offered']),
  limits: lines('massachusetts:4(a)', ['inside', '$1 to $100 each number'], ['outside', '$5 to $1,000'], ['B2B', '$1 to $25']),
};

const SIX: Sign = {
  title: 'New Jersey: Big Six Wheel',
  notices: lines('new-jersey:5.6(d)', ['notice', 'If the clapper rests between two numbers, the number previously passed wins.']),
  odds: lines('new-jersey:5.5(a)', ['$1', '1 to 1'], ['$2', '2 to 1'], ['$5', '5 to 1'], ['$10', '10 to 1'], ['$20', '20 to 1'], ['joker', '45 to 1'], ['flag', '45 to 1']),
  options: lines('new-jersey:5.6(c)', ['clapper', 'previous-number']),
  limits: lines('new-jersey:5.5(a)', ['each symbol', '$1 to $200']),
};

export const sign = (six: boolean): Sign => (six ? SIX : ROULETTE);
