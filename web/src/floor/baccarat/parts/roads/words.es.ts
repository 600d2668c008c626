/** Spanish, for the roads of a shoe. */
import type { Shape } from '../../../../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  title: 'Caminos de este sabot',
  button: 'Caminos',
  road: { bead: 'Plato de cuentas', big: 'Gran camino', eye: 'Gran ojo', small: 'Camino pequeño', pig: 'Cucaracha' },
  letter: { player: 'J', banker: 'B', tie: 'E' },
  came: { player: 'Jugador', banker: 'Banca', tie: 'Empate' },
  repeats: 'se repite',
  differs: 'cambia',
  marks: (count: number) => (count === 1 ? '1 marca' : `${count} marcas`),
  next: { player: 'Si sale Jugador', banker: 'Si sale Banca' },
  none: 'aún nada',
  says: 'Muestran lo que salió en este sabot. Lo que saldrá no depende de ello.',
};
