/** The reader board and the table's sign, answered with whatever moment the address names. */
import type { FakeHttp, FakeLink, FakeScreen } from '../install';
import { board } from '../felt/board';
import { cloth, isSix } from '../felt/cloths';
import { sign } from '../felt/sign';

export const pages = ['board', 'sign'];

export const socket: FakeScreen = {
  name: 'board',
  open(link: FakeLink) {
    link.send({ type: 'hello', seq: 1, view: board });
    return () => undefined;
  },
};

export const http: FakeHttp = {
  '/api/tables/[^/]+/layout': () => cloth,
  '/api/tables/[^/]+/sign': () => sign(isSix),
};
