/** Spanish, for cards and hands. */
import type { Shape } from '../../../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  rank: { A: 'As', J: 'Jota', Q: 'Reina', K: 'Rey' },
  suit: { S: 'picas', H: 'corazones', D: 'diamantes', C: 'tréboles' },
  card: (rank: string, suit: string) => `${rank} de ${suit}`,
  faceDown: 'Carta boca abajo',
  keyed: 'por confirmar',
  hand: { player: 'Jugador', banker: 'Banca' },
  spot: { player: 'Jugador', banker: 'Banca', tie: 'Empate' },
  count: 'Puntuación',
  wins: { player: 'Gana el Jugador', banker: 'Gana la Banca' },
  tie: 'Empate',
  burned: 'Cartas quemadas',
  commitment: 'Compromiso de este sabot',
  held: (seat: string) => `Las descubre el asiento ${seat}`,
  offered: (seat: string) => `Se ofrecen al asiento ${seat}`,
};
