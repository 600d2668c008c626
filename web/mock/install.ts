/**
 * A fake server inside the page, for looking at screens before there is a real one: `npm run dev -- --mode mock`.
 * Each file in screens/ names its `pages`, and may export `socket` (a screen's name and what answers it) and `http`
 * (a pattern of paths and what answers it).
 */

export interface FakeLink {
  send(frame: object): void;
  close(): void;
}

export interface FakeScreen {
  name: string;
  open(link: FakeLink): (frame: unknown[]) => void;
}

export type FakeHttp = Record<string, (body: unknown) => unknown>;

interface Screen {
  pages: string[];
  socket?: FakeScreen;
  http?: FakeHttp;
}

const page = location.pathname.replace(/^\/|\.html$/g, '') || 'index';
const found = Object.values(import.meta.glob<Screen>('./screens/*.ts', { eager: true }));
const here = found.find(({ pages }) => pages.includes(page));
const routes: FakeHttp = here?.http ?? {};

/** `mock.cut = true` in the browser's console breaks the link; false mends it. */
export const mock = { cut: false, links: new Set<FakeSocket>() };
Object.assign(window, { mock });
setInterval(() => mock.cut && [...mock.links].forEach((link) => link.close()), 100);

class FakeSocket {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #take: ((frame: unknown[]) => void) | undefined;
  #open = true;

  constructor(url: string) {
    const asked = new URL(url).pathname.replace('/ws/', '');
    const screen = here?.socket?.name === asked ? here.socket : undefined;
    mock.links.add(this);
    setTimeout(() => {
      if (!screen || mock.cut) return this.close();
      this.#take = screen.open({ send: (frame) => this.#deliver(frame), close: () => this.close() });
    }, 60);
  }

  #deliver(frame: object): void {
    const data = JSON.stringify(frame);
    setTimeout(() => this.#open && this.onmessage?.({ data }), 30);
  }

  send(data: string): void {
    const frame = JSON.parse(data) as unknown[];
    if (frame[0] === 'ping') this.#deliver({ type: 'pong' });
    else setTimeout(() => this.#take?.(frame), 60);
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    mock.links.delete(this);
    setTimeout(() => this.onclose?.());
  }
}

const realSocket = window.WebSocket;
const realFetch = window.fetch;

Object.assign(window, {
  WebSocket: function (url: string, protocols?: string) {
    return new URL(url).pathname.startsWith('/ws/') ? new FakeSocket(url) : new realSocket(url, protocols);
  },
  fetch: async (input: RequestInfo, options?: RequestInit): Promise<Response> => {
    const path = String(input instanceof Request ? input.url : input);
    const route = Object.keys(routes).find((pattern) => new RegExp(`^${pattern}$`).test(path));
    if (!route) return realFetch(input, options);
    const answer = routes[route]!(options?.body ? JSON.parse(String(options.body)) : null);
    const status = answer === null ? 404 : 200;
    return new Response(JSON.stringify(answer ?? { says: 'No such thing here.' }), { status });
  },
});
