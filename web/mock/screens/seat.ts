/** The seat tablet of a live table, answered from the make-believe one. */
import type { FakeHttp } from '../install';
import * as cloths from '../live/cloths';
import * as round from '../live/play';
import { command, game, listeners, patch, view } from '../live/seat';
import { paired, playing } from '../player';
import posted from '../sign.json';

export const pages = ['seat'];
export const socket = playing('seat', view, listeners, round.play, command);

Object.assign(window, { live: { ...round, view, patch } });

const odds = game === 'bigsix' ? cloths.six.spots.map((one) => ({ about: one.name, says: one.odds, clause: 'new-jersey:5.5(a)' })) : posted.odds;
const sign = { ...posted, title: game === 'bigsix' ? 'New Jersey: Big Six' : 'New Jersey: Roulette', odds, limits: view.limits };

export const http: FakeHttp = {
  ...paired(),
  '/api/tables/L1/layout': () => cloths.roulette,
  '/api/tables/B1/layout': () => cloths.six,
  '/api/tables/[LB]1/sign': () => sign,
};
