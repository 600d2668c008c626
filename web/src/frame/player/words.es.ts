/** Spanish, for the player's frame. */
import type { Shape } from '../../lib/language';
import { show, type Cents } from '../../lib/money';
import { inSpanish } from '../../lib/words/floor.es';
import type { english } from './words';

/** A time as people say it. */
function sat(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  return [hours > 0 && counted(hours, 'hora'), (rest > 0 || hours === 0) && counted(rest, 'minuto')].filter(Boolean).join(' ');
}

const noWin = (back: Cents, staked: Cents) => `Sin premio en esta partida: apostado ${show(staked)}, devuelto ${show(back)}`;

export const spanish: Shape<typeof english> = {
  pairing: {
    title: 'Emparejar este terminal',
    says: 'Escriba el código que la sala le dio para este lugar en la mesa.',
    code: 'Código de emparejamiento',
    go: 'Emparejar',
    refused: 'Ese código no vale. Pida uno nuevo a la sala.',
    failed: 'La mesa no responde. Inténtelo de nuevo en un momento.',
  },
  limits: 'Límites',
  slip: 'Sus apuestas',
  money: { staked: 'Apostado', due: 'Por devolver', back: 'Devuelto' },
  lastResults: 'Últimos resultados',
  ofTable: 'La mesa y esta pantalla',
  ofPlayer: 'Su estancia',
  signButton: 'Cartel de la mesa',
  sign: { title: 'El cartel de la mesa', odds: 'Pagos', limits: 'Límites', notices: 'Avisos', colours: 'Números de cada color', options: 'Reglas vigentes' },
  lock: { title: 'Este terminal está bloqueado', says: 'Por favor, espere al supervisor.' },
  dealerAwaited: 'Se espera al crupier',
  dealerAway: 'El supervisor lo sabe; todas las apuestas quedan como están.',
  noDealer: 'El supervisor lo sabe; la próxima partida empieza cuando llegue un crupier.',
  wheelLost: 'Ahora no se oye la ruleta. El supervisor lo sabe; todas las apuestas quedan como están.',
  result: (back: Cents, staked: Cents) => {
    if (back > staked) return `Ha ganado ${show(back - staked)} con ${show(staked)} apostados`;
    if (back === staked) return `Devueltos los ${show(staked)} apostados`;
    return back > 0 ? `Devueltos ${show(back)} de ${show(staked)} apostados` : noWin(back, staked);
  },
  resultDue: (back: Cents, staked: Cents) => {
    if (back > staked) return `Gana ${show(back - staked)} con ${show(staked)} apostados`;
    if (back === staked) return `Por devolver los ${show(staked)} apostados`;
    return back > 0 ? `Por devolver ${show(back)} de ${show(staked)} apostados` : noWin(back, staked);
  },
  statistics: {
    title: 'Los últimos números de esta mesa',
    of: (games: number) => (games === 1 ? '1 partida' : `${games} partidas`),
    shares: {
      colours: ['Color', 'Rojo', 'Negro', 'Cero'],
      parity: ['Impar, par', 'Impar', 'Par'],
      halves: ['Mitades', '1 a 18', '19 a 36'],
      dozens: ['Docenas', '1.ª', '2.ª', '3.ª'],
      columns: ['Columnas', 'Primera', 'Segunda', 'Tercera'],
    },
    hot: 'Más veces',
    cold: 'Menos veces',
    soon: (enough: number, games: number) => `Lo que salió más y menos veces se muestra cuando se han contado ${enough} partidas; van ${games}.`,
    times: (came: number) => `${came}×`,
    says: 'Lo que salió no cambia lo que saldrá: cada giro es nuevo.',
  },
  stay: {
    title: 'Su tiempo en esta mesa',
    button: (clock: string) => `${clock}, su tiempo en esta mesa`,
    clock: (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    time: 'Lleva sentado aquí',
    sat: (minutes: number) => sat(minutes),
    putIn: 'Ha puesto',
    takenOut: 'Ha retirado',
    worth: 'Tiene aquí ahora',
    net: (net: Cents) => (net === 0 ? 'Ni gana ni pierde' : net > 0 ? `Va ganando ${show(net)}` : `Va perdiendo ${show(-net)}`),
    check: (minutes: number) => `Lleva aquí ${sat(minutes)}`,
    checkSays: 'Las apuestas esperan hasta que haya visto esto. Descanse cuando quiera.',
    seen: 'Lo he visto',
  },
  favourites: {
    title: 'Apuestas favoritas',
    button: 'Favoritas',
    none: 'Aún no hay apuestas guardadas.',
    name: 'Un nombre para ellas',
    unnamed: (nth: number) => `Apuestas ${nth}`,
    save: (total: string) => `Guardar los ${total} que hay ahora`,
    nothing: 'Ponga apuestas para guardarlas',
    forget: (name: string) => `Olvidar ${name}`,
    says: 'Guardadas en esta pantalla hasta que se vaya.',
  },
  attendant: {
    call: 'Llamar a alguien',
    called: 'Alguien está avisado',
    waiting: 'Ha llamado. Alguien acude.',
    answered: (name: string) => `${name} ha visto su llamada y acude.`,
  },
  sound: { volume: 'Volumen', roomOn: 'Sonido de la sala: sí', roomOff: 'Sonido de la sala: no' },
  couponFace: 'Cupón',
  pays: (odds: string) => `paga ${inSpanish(odds)}`,
  onIt: (amount: string) => `${amount} encima`,
  tray: { empty: 'Toque lo que pone', takeBack: 'Retirar', lay: (amount: string) => `Poner ${amount}` },
};
