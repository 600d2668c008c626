/**
 * A screen's link to the server: one socket, one view, and a promise for each command.
 *
 * A command stays here until its reply comes. After a break it is sent again under the same id, and the server
 * answers a known id with its stored reply, so a cut cable can neither lose a bet nor lay it twice.
 */
import type { Views } from './generated';
import { newId } from './ids';
import type { FrameName, FrameValues, Refused, Reply, Screen, ServerFrame } from './wire';

export type LinkStatus = 'connecting' | 'live' | 'lost' | 'superseded';
type Plain = string | number | boolean | null;

const PING_MS = 4_000;
const SILENCE_MS = 10_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 1_000;
const ANSWER_MS = 2_000;
/** The code that the server closes with where it has no such table. */
const NO_TABLE = 4404;

interface Waiting {
  frame: string;
  done: (reply: Reply) => void;
}

/** A page that names a table in its address, as /console?table=T2 does, wants that table. */
const addressed = () => new URLSearchParams(location.search).get('table');

function ofTable(table: string | null): string {
  return table ? `?table=${encodeURIComponent(table)}` : '';
}

export class Live<S extends Screen> {
  /** The whole view as last committed. Keys a patch leaves out keep their identity. */
  view = $state.raw<Views[S] | null>(null);
  seq = $state(0);
  status = $state<LinkStatus>('connecting');
  /** What the server said when it locked this screen out or would not open it; empty where the link broke. */
  says = $state('');
  /** The address names a table that this floor has not. */
  unknown = $state<string | null>(null);
  /** Called with the refusal of a frame that has no id, such as a bill that is given back. */
  ontold: ((refusal: Refused) => void) | null = null;
  /** How many commands still wait for their reply. */
  waiting = $state(0);

  #screen: S;
  #table: string | null;
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Waiting>();
  #wait = FIRST_WAIT_MS;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #looking: AbortController | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #onrefused: (() => void) | undefined;

  /** `onrefused` is called when the server hangs up without a hello: the cookie may no longer be good. */
  constructor(screen: S, onrefused?: () => void, table = addressed()) {
    this.#screen = screen;
    this.#table = table;
    this.#onrefused = onrefused;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    this.#open();
  }

  /** A command: resolves with the reply, however many reconnections that takes. */
  send<Name extends FrameName<S>>(name: Name, ...args: FrameValues<S, Name>): Promise<Reply> {
    const id = newId();
    const frame = JSON.stringify([id, name, ...args]);
    return new Promise((done) => {
      this.#unanswered.set(id, { frame, done });
      this.waiting = this.#unanswered.size;
      if (this.status === 'live') this.#socket?.send(frame);
    });
  }

  /** A frame without an id, to a simulated wheel or bill acceptor: nobody repeats it. */
  tell(...frame: Plain[]): void {
    if (this.status === 'live') this.#socket?.send(JSON.stringify(frame));
  }

  /** Take the seat back after being superseded. */
  reclaim(): void {
    this.status = 'connecting';
    this.#open();
  }

  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.#screen}${ofTable(this.#table)}`);
    this.#socket = socket;
    this.#heard = performance.now();
    let greeted = false;
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#heard = performance.now();
      const frame = JSON.parse(message.data) as ServerFrame<Views[S]>;
      if (frame.type === 'hello') greeted = true;
      this.#take(frame);
    };
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.#socket) return;
      this.unknown = code === NO_TABLE ? this.#table : null;
      this.says = reason;
      if (!greeted) this.#onrefused?.();
      this.#drop();
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#listen(), 1_000);
    this.#pinged = performance.now();
  }

  #pinged = 0;

  #listen(): void {
    const now = performance.now();
    if (now - this.#heard > SILENCE_MS) return this.#drop();
    if (this.status === 'live' && now - this.#pinged >= PING_MS) {
      this.#pinged = now;
      this.#socket?.send('["ping"]');
    }
  }

  #take(frame: ServerFrame<Views[S]>): void {
    switch (frame.type) {
      case 'hello':
        this.view = frame.view;
        this.seq = frame.seq;
        this.says = '';
        this.status = 'live';
        this.#wait = FIRST_WAIT_MS;
        for (const waiting of this.#unanswered.values()) this.#socket?.send(waiting.frame);
        break;
      case 'view':
        if (this.view) this.view = { ...this.view, ...frame.patch };
        this.seq = frame.seq;
        break;
      case 'reply':
        if (this.view && frame.patch) this.view = { ...this.view, ...frame.patch };
        this.#answer(frame);
        break;
      case 'replies':
        if (this.view && frame.patch) this.view = { ...this.view, ...frame.patch };
        for (const reply of frame.replies) this.#answer(reply);
        break;
      case 'locked':
        this.says = frame.says;
        this.status = 'superseded';
        this.#hangUp();
        break;
      case 'pong':
        break;
    }
  }

  #answer(reply: Reply): void {
    const id: string | null = reply.id;
    if (id === null && !reply.ok) return this.ontold?.(reply);
    const waiting = this.#unanswered.get(reply.id);
    if (!waiting) return;
    this.#unanswered.delete(reply.id);
    this.waiting = this.#unanswered.size;
    waiting.done(reply);
  }

  #hangUp(): void {
    clearInterval(this.#beat);
    this.#looking?.abort();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #drop = (): void => {
    if (this.status === 'superseded') return;
    this.#hangUp();
    this.status = 'lost';
    clearTimeout(this.#retry);
    // A little chance in the wait, so that a whole floor does not come back in the same instant.
    this.#retry = setTimeout(() => void this.#look(), this.#wait * (0.75 + Math.random() / 4));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  };

  /** Whether the server is there again. Asked over HTTP: a browser holds back a page whose sockets failed, for longer each time. */
  async #look(): Promise<void> {
    const looking = (this.#looking = new AbortController());
    const signal = AbortSignal.any([looking.signal, AbortSignal.timeout(ANSWER_MS)]);
    const answered = await fetch('/health', { signal }).then(({ ok }) => ok, () => false);
    if (looking.signal.aborted) return;
    if (answered) this.#open();
    else this.#drop();
  }

  #hurry = (): void => {
    if (this.status !== 'lost') return;
    clearTimeout(this.#retry);
    this.#wait = FIRST_WAIT_MS;
    this.#hangUp();
    this.#open();
  };
}
