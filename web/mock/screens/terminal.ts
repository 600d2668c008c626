/** The player's terminal, answered from the make-believe table. */
import type { FakeHttp, FakeLink, FakeScreen } from '../install';
import { paired, playing } from '../player';
import { bill, cloth, command, listeners, play, sign, view } from '../table';

const seated = playing('terminal', view, listeners, play, command);

export const pages = ['terminal'];
export const socket: FakeScreen = {
  name: 'terminal',
  open(link: FakeLink) {
    const take = seated.open(link);
    return (frame) => {
      if (frame[0] !== 'bill') return take(frame);
      const refusal = bill(String(frame[1]));
      if (refusal) link.send({ type: 'reply', id: null, ok: false, ...refusal });
    };
  },
};

Object.assign(window, { table: { view, listeners } });

export const http: FakeHttp = {
  ...paired(),
  '/api/tables/[^/]+/layout': () => cloth,
  '/api/tables/[^/]+/sign': () => sign,
};
