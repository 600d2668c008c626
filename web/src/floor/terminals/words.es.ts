/** Spanish, for the automatic terminal. */
import type { Shape } from '../../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  call: {
    closed: 'Esta mesa está cerrada',
    idle: 'La próxima partida se abre enseguida',
    betting: 'Hagan sus apuestas',
    hurry: 'Últimas apuestas, por favor',
    locked: 'No va más',
    stop: 'No va más',
    read: 'El crupier confirma el número',
    void: 'Partida anulada: el supervisor devolverá todas las apuestas',
    voided: 'Partida anulada',
    needCredits: 'Compre créditos para jugar',
  },
  noSpinShort: 'Giro nulo',
  noSpin: 'Giro nulo: el supervisor devolverá todas las apuestas',
  refunded: (noSpin: boolean) => `${noSpin ? 'Giro nulo' : 'Partida anulada'}: se han devuelto todas las apuestas`,
  buyInButton: 'Comprar',
  buyIn: {
    title: 'Comprar créditos',
    called: { currency: 'Efectivo', chips: 'Fichas', coupon: 'Cupón match play', tray: 'En el terminal' },
    verifyTitle: '¿Es correcto?',
    wrong: '¿El último abono no era correcto? Dígaselo al crupier antes de jugar con él.',
  },
  cashOut: {
    title: 'Cobrar',
    ask: (amount: string) => `¿Cobrar ${amount}?`,
    says: 'El crupier le trae fichas por esta cantidad.',
    paid: 'Pagado en fichas',
    paidSays: 'El crupier le ha pagado esta cantidad en fichas. Gracias por jugar.',
  },
};
