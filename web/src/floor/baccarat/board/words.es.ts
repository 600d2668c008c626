/** Spanish, for the board of a mini-baccarat table. */
import type { Shape } from '../../../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  moment: {
    closed: 'Mesa cerrada',
    cards: 'Se preparan las cartas',
    shoe: 'Se prepara el sabot',
    between: 'Entre manos',
    open: 'Hagan sus apuestas',
    awaited: 'Se espera al crupier',
    last: 'Última mano de este sabot: hagan sus apuestas',
    announced: 'Última mano de este sabot',
    deal: 'No va más',
  },
  wins: { player: 'Gana el Jugador', banker: 'Gana la Banca', tie: 'Empate' },
  came: 'En este sabot',
  left: (cards: number) => `Quedan ${cards} cartas en el sabot`,
};
