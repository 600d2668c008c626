/** What the screens of people at work ask of the make-believe server: who is there, and a view that a part changes. */
import type { FakeHttp, FakeLink, FakeScreen } from './install';
import layout from './layout.json';
import sign from './sign.json';

export type Refusal = { reason?: string; says: string; clause: string } | null;

const params = new URLSearchParams(location.search);

/** `?signed-out` begins at the door; any password but "wrong" opens it. */
export function signedIn(name: string, role: string): FakeHttp {
  let person: object = params.has('signed-out') ? {} : { name, role };
  return {
    '/api/me': () => person,
    '/api/sign-in': (body) => ((body as { password: string }).password === 'wrong' ? null : (person = { name, role })),
    '/api/sign-out': () => (person = {}),
    '/api/tables/[^/]+/layout': () => layout,
    '/api/tables/[^/]+/sign': () => sign,
  };
}

/** A screen whose part answers a frame by writing into `view`, or says why not. */
export function working(
  name: string,
  view: object,
  take: (frame: (string | number)[], changed: () => void) => Refusal,
): FakeScreen {
  return {
    name,
    open(link: FakeLink) {
      let seq = 1;
      const changed = () => link.send({ type: 'view', seq: ++seq, patch: view });
      link.send({ type: 'hello', seq, view });
      return (frame) => {
        const refused = take(frame as (string | number)[], changed);
        changed();
        if (frame[0] !== 'wheel') link.send({ type: 'reply', id: frame[0], ok: refused === null, seq, reason: 'refused', ...refused });
      };
    },
  };
}
