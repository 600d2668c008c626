/** Spanish, for the front door. */
import type { Shape } from '../lib/language';
import type { english } from './words';

const PHASES: Record<string, string> = {
  closed: 'Cerrada',
  idle: 'Abierta, entre partidas',
  settled: 'Abierta, entre partidas',
  betting: 'Apuestas abiertas',
  void: 'Partida anulada',
  '': 'Abierta',
};

export const spanish: Shape<typeof english> = {
  house: 'Croupier',
  welcome: 'La ruleta, la gran rueda, el minibacará y las carreras, con personas y con máquinas.',
  toTables: 'Elija un asiento',
  tables: 'Mesas y asientos',
  phase: (phase: string): string => PHASES[phase] ?? 'No va más',
  boards: 'Ver todas las mesas',
  free: (free: number, all: number) => `${free} de ${all} asientos libres`,
  last: 'Últimos resultados, primero el más nuevo',
  noLast: 'Aún sin resultados',
  closedSays: 'Un supervisor abre antes esta mesa.',
  kind: {
    terminals: 'Un crupier lanza la bola; usted apuesta en su propio terminal.',
    cage: 'Vales, pagos en mano y fichas por efectivo; reposiciones y devoluciones de las mesas.',
    dealerless: 'Sin crupier: una cuenta atrás, un aceptador de billetes y un chorro de aire que lanza la bola.',
    live: 'Fichas sobre un tapete: pida un color, ponga sus fichas y mire cómo el crupier lanza, marca y paga.',
    tote: 'Apuestas de carreras: en una ventanilla, o en un terminal que acepta billetes, imprime boletos y los paga.',
    bigsix: 'La gran rueda: se apuesta, gira, y la lengüeta decide.',
    baccarat: 'Jugador, Banca o Empate: cartas de un sabot, que usted mismo descubre donde la casa reparte así.',
  },
  links: { cage: 'Caja', teller: 'Ventanilla', mutuels: 'Jefe de apuestas', 'tote-board': 'Pizarra', program: 'Programa', console: 'Consola', felt: 'Crupier', dealing: 'Crupier', board: 'Tablero' },
  seat: 'Sentarse',
  taken: 'Ocupado',
  closed: 'Cerrado',
  held: 'Reservado',
  private: 'De la casa',
  sign: 'Leer el cartel',
  noTables: 'La casa aún no tiene mesas.',
  lost: 'La casa no responde. Esta página lo intenta de nuevo.',

  how: 'Cómo se juega, en dos minutos',
  steps: [
    ['Siéntese y compre créditos o fichas', 'Ponga dinero en su pantalla. El crupier lo cuenta y le da créditos o fichas; compruebe la cantidad.'],
    ['Ponga sus fichas', 'Mientras se aceptan apuestas, toque o lleve una ficha: a números, líneas o colores en la ruleta, a un símbolo en el Big Six, a Jugador, Empate o Banca en el mini-bacará.'],
    ['Mire la bola, la rueda o las cartas', 'No va más: la bola cae, la rueda se para o se reparten las cartas. Se anuncia el resultado y se paga a los ganadores.'],
  ],

  staff: 'Personal',
  staffDemonstration: 'Esto es una demostración: toque un nombre y entra en sesión.',
  staffSays: 'El personal entra con su propio nombre y contraseña.',
  role: { dealer: 'Crupier', supervisor: 'Supervisor', mucker: 'Ayudante', floorperson: 'Jefe de sala', accountant: 'Contable', auditor: 'Auditor', director: 'Director', engineer: 'Técnico', cashier: 'Cajero', runner: 'Mensajero', teller: 'Taquillero', 'mutuel-manager': 'Jefe de apuestas' },
  signIn: 'Entrar como',
  signingIn: 'Entrando…',
  password: 'contraseña',
  notIn: 'No ha funcionado. Entre en la propia pantalla.',
  console: 'Consola del crupier',
  supervisor: 'Supervisor',
  accounts: 'Cuentas',
  demonstration: 'Demostración: sin dinero real.',

  signTitle: (table: string) => `El cartel de ${table}`,
  odds: 'Paga',
  limits: 'Límites',
  colours: 'Números que cubre cada color',
  options: 'En vigor aquí',
  notices: 'Avisos',
  signLost: 'El cartel no se puede leer ahora.',
};
