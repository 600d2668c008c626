/** Spanish, for a player with chips in hand. */
import type { Shape } from '../../../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  buttons: {
    undo: 'Deshacer',
    rebet: 'Repetir',
    double: 'Doblar',
    clear: 'Retirar todo',
    takeBack: 'Retirar',
    coupon: 'Cupón',
    couponOn: (amount: string) => `Cupón de ${amount} puesto`,
    ask: 'Pedir fichas',
    asked: 'El crupier cuenta',
    leave: 'Irse',
  },
  rack: {
    title: 'Con qué juega',
    colour: 'Su color',
    value: 'Fichas de valor',
    cash: 'De palabra',
    chip: (amount: string) => `Ficha de valor de ${amount}`,
    note: (amount: string) => `${amount} en efectivo, con una apuesta hablada`,
  },
  left: { title: 'Gracias por jugar', took: (amount: string) => `Se ha llevado ${amount}.`, done: 'Listo' },
  coupon: (amount: string) => `Cupón ${amount}`,
  withCoupon: (amount: string) => `+ cupón ${amount}`,
  couponed: (chips: string, coupon: string) => `El próximo toque pone ${chips} en fichas con su cupón de ${coupon}`,
  lapsed: (cash: string, spot: string) => `No aceptada a tiempo: sus ${cash} para ${spot} siguen siendo suyos`,
  heard: {
    chips: (amount: string) => `Han llegado sus fichas: ${amount} en mano`,
    laid: (amount: string, spot: string) => `${amount} en ${spot}`,
    none: (spot: string) => `Ya no hay nada en ${spot}`,
  },
  slip: { none: 'Aún no hay nada en el tapete', waiting: 'espera al crupier', lapsed: 'no aceptada a tiempo', coupon: (amount: string) => `con cupón de ${amount}` },
};
