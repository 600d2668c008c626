/** The seat tablet of a live table, answered from the make-believe one. */
import type { FakeHttp, FakeLink, FakeScreen } from '../install';
import * as cloths from '../live/cloths';
import * as round from '../live/play';
import { command, game, listeners, patch, view } from '../live/seat';
import posted from '../sign.json';

let seq = 1000;
let started = false;
const replies = new Map<string, object>();

export const socket: FakeScreen = {
  name: 'seat',
  open(link: FakeLink) {
    link.send({ type: 'hello', seq, view });
    listeners.clear();
    listeners.add((change) => link.send({ type: 'view', seq: ++seq, patch: change }));
    if (!started) void round.play();
    started = true;
    return ([id, name, ...args]) => {
      const key = String(id);
      if (!replies.has(key)) {
        const refusal = command(String(name), args as (string | number)[]);
        replies.set(key, refusal ? { type: 'reply', id, ok: false, ...refusal } : { type: 'reply', id, ok: true, seq });
      }
      link.send(replies.get(key)!);
    };
  },
};

Object.assign(window, { live: { ...round, view, patch } });

const odds = game === 'bigsix' ? cloths.six.spots.map((one) => ({ about: one.name, says: one.odds, clause: 'new-jersey:5.5(a)' })) : posted.odds;
const sign = { ...posted, title: game === 'bigsix' ? 'New Jersey: Big Six' : 'New Jersey: Roulette', odds, limits: view.limits };

export const http: FakeHttp = {
  '/api/tables/L1/layout': () => cloths.roulette,
  '/api/tables/B1/layout': () => cloths.six,
  '/api/tables/[LB]1/sign': () => sign,
};
