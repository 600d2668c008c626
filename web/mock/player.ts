/** What a player's screens ask of the make-believe server: their pairing, and frames answered once each. */
import type { FakeHttp, FakeLink, FakeScreen } from './install';

export type Refusal = { reason: string; says: string; clause: string };
type Told = (change: object) => void;

/** `?unpaired` begins at the code, which is LUCKY17. */
export function paired(): FakeHttp {
  let here = !new URLSearchParams(location.search).has('unpaired');
  return {
    '/api/me': () => (here ? { terminal: 'R1-3' } : {}),
    '/api/pair': (body) => ((here = (body as { code: string }).code === 'LUCKY17') ? {} : null),
  };
}

/** A make-believe place that plays on from its first look; a frame sent again gets the reply it had. */
export function playing(
  name: string,
  view: object,
  listeners: Set<Told>,
  play: () => Promise<unknown>,
  command: (name: string, args: (string | number)[]) => Refusal | null,
): FakeScreen {
  let seq = 1000;
  let started = false;
  const replies = new Map<string, object>();

  return {
    name,
    open(link: FakeLink) {
      link.send({ type: 'hello', seq, view });
      listeners.clear();
      listeners.add((patch) => link.send({ type: 'view', seq: ++seq, patch }));
      if (!started) void play();
      started = true;
      return ([id, asked, ...args]) => {
        const key = String(id);
        if (!replies.has(key)) {
          const refusal = command(String(asked), args as (string | number)[]);
          replies.set(key, refusal ? { type: 'reply', id, ok: false, ...refusal } : { type: 'reply', id, ok: true, seq });
        }
        link.send(replies.get(key)!);
      };
    },
  };
}
