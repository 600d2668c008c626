/** The player's terminal, answered from the make-believe table. */
import type { FakeHttp, FakeLink, FakeScreen } from '../install';
import { bill, cloth, command, listeners, play, sign, view } from '../table';

let paired = !new URLSearchParams(location.search).has('unpaired');
let seq = 1000;
let started = false;
const replies = new Map<string, object>();

export const socket: FakeScreen = {
  name: 'terminal',
  open(link: FakeLink) {
    link.send({ type: 'hello', seq, view });
    listeners.add((patch) => link.send({ type: 'view', seq: ++seq, patch }));
    if (!started) void play();
    started = true;
    return ([id, name, ...args]) => {
      if (id === 'bill') {
        const refusal = bill(String(name));
        if (refusal) link.send({ type: 'reply', id: null, ok: false, ...refusal });
        return;
      }
      const key = String(id);
      if (!replies.has(key)) {
        const refusal = command(String(name), args as (string | number)[]);
        replies.set(key, refusal ? { type: 'reply', id, ok: false, ...refusal } : { type: 'reply', id, ok: true, seq });
      }
      link.send(replies.get(key)!);
    };
  },
};

Object.assign(window, { table: { view, listeners } });

export const http: FakeHttp = {
  '/api/me': () => (paired ? { terminal: 'R1-3', name: 'Iris', role: 'dealer' } : {}),
  '/api/pair': (body) => ((paired = (body as { code: string }).code === 'LUCKY17') ? {} : null),
  '/api/tables/[^/]+/layout': () => cloth,
  '/api/tables/[^/]+/sign': () => sign,
};
