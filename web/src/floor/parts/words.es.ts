/** Spanish, for every electronic terminal. */
import type { Shape } from '../../lib/language';
import { inSpanish } from '../../lib/words/floor.es';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  meters: { credits: 'Créditos', promo: (amount: string) => `${amount} match play` },
  last: 'Último número',
  lastGame: 'Última partida',
  rack: 'Fichas',
  chip: (amount: string) => `Ficha de ${amount}`,
  seconds: (left: number) => `Quedan ${left} segundos`,
  buttons: {
    cancel: 'Cancelar',
    undo: 'Deshacer',
    recall: 'Repetir',
    clear: 'Retirar todo',
    neighbours: 'Vecinos',
    cashOut: 'Cobrar',
    games: 'Últimas diez partidas',
    track: 'Pista',
  },
  cancelling: 'Toque la apuesta que quiere quitar',
  outcome: (number: string, colour: string) => `${number} ${colour}`,
  wins: { stakes: 'Apuestas devueltas', each: (stake: string, odds: string) => `${stake} a ${inSpanish(odds)}` },
  slip: { none: 'Toque el tapete, o lleve una ficha hasta él' },
  games: {
    title: 'Últimas diez partidas',
    none: 'Aún no se ha jugado ninguna partida aquí.',
    refunded: 'Reembolsado',
    before: 'Créditos antes',
    after: 'Después',
    noBets: 'Sin apuestas',
  },
};
