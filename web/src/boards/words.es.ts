/** Spanish, for the wall of boards. */
import type { Shape } from '../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  title: 'Todas las mesas',
  none: 'La casa no tiene mesas con tablero.',
  lost: 'Ahora no se oye a esta mesa.',
  history: 'Últimos resultados',
};
