/** A server that is not there: for looking at staff screens before there is one. Mode `mock` only. */
import layout from '../../../mock/layout.json';
import sign from '../../../mock/sign.json';

export type Frame = [string, string, ...(string | number)[]];
export interface Part<View extends object> {
  view: View;
  /** Does what the frame asks, by writing into `view`, or says why not. */
  take(frame: Frame, changed: () => void): { says: string; clause: string } | null;
}

const params = new URLSearchParams(location.search);
let person: object = params.has('signed-out') ? {} : { name: 'Rosa', role: params.get('role') ?? 'dealer' };

export function answerHttp(answers: Record<string, (body: unknown) => unknown>): void {
  const all: Record<string, (body: unknown) => unknown> = {
    '/api/me': () => person,
    '/api/sign-in': (body) => ((body as { password: string }).password === 'wrong' ? null : (person = { name: 'Rosa', role: 'dealer' })),
    '/api/sign-out': () => (person = {}),
    '/layout': () => layout,
    '/sign': () => sign,
    ...answers,
  };
  window.fetch = async (input, options) => {
    const path = String(input);
    const body: unknown = options?.body ? JSON.parse(String(options.body)) : null;
    const key = Object.keys(all).find((end) => path.endsWith(end) || (end.endsWith('/') && path.includes(end)));
    const answer = key ? all[key]!(body) : null;
    return new Response(JSON.stringify(answer ?? { says: 'no' }), { status: answer ? 200 : 401 });
  };
}

export function answerSocket<View extends object>(part: Part<View>): void {
  class Pretended {
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    #seq = 1;
    constructor() {
      setTimeout(() => this.#say({ type: 'hello', seq: 1, view: structuredClone(part.view) }), 30);
    }
    #say(frame: object): void {
      this.onmessage?.({ data: JSON.stringify(frame) });
    }
    #changed = (): void => this.#say({ type: 'view', seq: ++this.#seq, patch: structuredClone(part.view) });
    send(text: string): void {
      const frame = JSON.parse(text) as Frame;
      if (frame.length === 1) return this.#say({ type: 'pong' });
      const refused = part.take(frame, this.#changed);
      setTimeout(() => {
        this.#changed();
        this.#say({ type: 'reply', id: frame[0], ok: refused === null, seq: this.#seq, reason: 'refused', ...refused });
      }, 120);
    }
    close(): void {}
  }
  window.WebSocket = Pretended as unknown as typeof WebSocket;
}
