/** Spanish, for a dealerless table. */
import type { Shape } from '../../lib/language';
import type { english } from './words';

export const spanish: Shape<typeof english> = {
  call: {
    closed: 'Esta mesa está cerrada',
    idle: 'La próxima cuenta atrás empieza enseguida',
    betting: 'Hagan sus apuestas',
    hurry: 'Termina la cuenta atrás: últimas apuestas',
    locked: 'No va más: se lanza la bola',
    stop: 'No va más',
    read: 'La bola cae',
    void: 'Partida anulada: se devuelven todas las apuestas',
    voided: 'Partida anulada',
    needCredits: 'Introduzca efectivo para jugar',
  },
  falling: 'La bola cae',
  credited: 'Abonado automáticamente',
  period: 'Tiempo de apuestas',
  insert: 'Introducir efectivo',
  returned: (amount: string) => `Sus apuestas de ${amount} no llegaban al total mínimo y se devuelven`,
  warning: (says: string) => `${says.charAt(0).toUpperCase()}${says.slice(1)} al cierre`,
  acceptor: {
    title: 'Introducir efectivo',
    bills: 'Billetes',
    bill: (amount: string) => `Introducir ${amount}`,
    credits: 'Sus créditos',
    takes: '$1  $5  $10  $20  $50  $100',
    ready: 'Listo',
    reading: 'Leyendo el billete…',
    back: 'El billete ha sido devuelto',
    jammed: 'Fuera de servicio',
    done: 'Terminar',
  },
  handPay: {
    title: 'Pago en mano',
    thanks: 'Pagado en mano',
    thanksSays: 'Se le han pagado sus créditos en efectivo. Gracias por jugar.',
  },
  voucher: {
    title: 'Su vale',
    thanks: 'Recoja su vale',
    thanksSays: 'Vale este importe en cualquier puesto y en la caja. Gracias por jugar.',
    insert: 'Introducir un vale',
    number: 'Número de validación',
    hint: 'Acerque el código de barras al lector, o escriba las 18 cifras.',
    take: 'Abonar',
    credited: 'Su vale se ha abonado.',
  },
  closed: 'Este puesto está cerrado',
};
