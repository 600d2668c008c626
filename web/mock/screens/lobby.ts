/** A house to look at before there is a server. Mode `mock` only; `?real` is a house that gives nothing away. */
import type { House, Table } from '../../src/lobby/house';
import type { FakeHttp } from '../install';
import { signedIn } from '../staff';

const real = new URLSearchParams(location.search).has('real');
const table = (n: number, open: boolean): Table => ({
  id: `r${n}`, name: n === 3 ? 'Electronic roulette' : `Roulette ${n}`, book: n === 3 ? 'ilani' : 'oneida-roulette', game: 'roulette', kind: n === 3 ? 'dealerless' : 'terminals', open,
  links: { console: `/console?table=r${n}`, board: `/board?table=r${n}` },
  terminals: Array.from({ length: 6 }, (_, i) => ({ id: `r${n}t${i + 1}`, name: `Terminal ${i + 1}`, paired: i === 1, link: real ? null : `/terminal?code=${n}${i}` })),
});
const house: House = {
  demonstration: !real,
  tables: [table(1, true), table(2, false), table(3, true)],
  staff: real ? [] : [
    { name: 'Rosa', role: 'dealer', password: 'demo', screen: '/console' },
    { name: 'Marek', role: 'dealer', password: 'demo', screen: '/console' },
    { name: 'Grace', role: 'supervisor', password: 'demo', screen: '/supervisor' },
  ],
};

export const pages = ['index'];
export const http: FakeHttp = { ...signedIn('Rosa', 'dealer'), '/api/lobby': () => house };
