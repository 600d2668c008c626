/** The few things screens ask over HTTP. */
import { language } from './language';
import { newId } from './ids';
import type { Cloth, DeviceIntegrity, DropRecorded, HouseColours, Lobby, Me, Paired, PairingCode, ParTables, PastTerms, PitAnswer, Preview, Recorded, Report, RoundTranscript, ScreenPass, Sign, SignedOut, TablePar, TableWords, TermsForm, TermsReview, Waits, WatchedDevices, Whoami } from './generated';
import type { GameCloth } from './wire';

/** Why, by which clause, and about what part of what was sent. */
export interface Ground {
  reason: string;
  clause: string | null;
  place: string;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly says: string,
    readonly refusal: Ground | null = null,
  ) {
    super(says);
  }
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const options: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const response = await fetch(path, { credentials: 'same-origin', ...options });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new ApiError(response.status, saysOf(answer) ?? response.statusText, groundOf(answer));
  return answer as Answer;
}

/** Servers put the plain words of an error under one of these keys. */
function saysOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const given = answer as Record<string, unknown>;
  for (const key of ['says', 'detail', 'message']) if (typeof given[key] === 'string') return given[key];
  return null;
}

function groundOf(answer: unknown): Ground | null {
  const { extra } = (answer ?? {}) as { extra?: Partial<Ground> };
  return extra?.reason ? { reason: extra.reason, clause: extra.clause ?? null, place: extra.place ?? '' } : null;
}

export const me = () => ask<Whoami>('/api/me');
export const pair = (code: string) => ask<Paired>('/api/pair', { code });
export const signIn = (name: string, password: string) => ask<Me>('/api/sign-in', { name, password });
export const signOut = () => ask<SignedOut>('/api/sign-out', {});
export const screenPass = (screen: string) => ask<ScreenPass>(`/api/screens/${screen}${location.search}`);
/** A supervisor's to give: the code that pairs the next browser with this terminal. */
export const pairingCode = (table: string, terminal: string) =>
  ask<PairingCode>(`/api/tables/${encodeURIComponent(table)}/terminals/${encodeURIComponent(terminal)}/code`, {});
/** The colours of chips, where the house has its own. */
export const houseColours = () => ask<HouseColours>('/api/house');
export const lobby = () => ask<Lobby>('/api/lobby');
/** Who asks knows the table's game: each has a layout of its own. */
export const cloth = <OfGame extends GameCloth = Cloth>(table: string) => ask<OfGame>(`/api/tables/${encodeURIComponent(table)}/layout`);
export const tableWords = (table: string, language: string) => ask<TableWords>(`/api/tables/${encodeURIComponent(table)}/words/${language}`);
export const sign = (table: string) => ask<Sign>(`/api/tables/${encodeURIComponent(table)}/sign?language=${language}`);
export const transcript = (table: string, round: number) =>
  ask<RoundTranscript>(`/api/tables/${encodeURIComponent(table)}/rounds/${round}`);

/** Every table whose wheel is watched for bias. */
export const watchedDevices = () => ask<WatchedDevices>('/api/integrity');
/** Days are the latest thirty where none is named. */
export const integrity = (table: string, first: string, last: string) =>
  ask<DeviceIntegrity>(`/api/tables/${encodeURIComponent(table)}/integrity?${new URLSearchParams({ first, last })}`);
/** A wheel was inspected or changed: its numbers are counted anew. */
export const restartWatch = (table: string) => ask<Recorded>(`/api/tables/${encodeURIComponent(table)}/integrity/restart`, { id: newId() });

/** Every table that has a PAR sheet. */
export const parTables = () => ask<ParTables>('/api/par');
/** Days are the latest thirty where none is named. */
export const parOf = (table: string, first: string, last: string) =>
  ask<TablePar>(`/api/tables/${encodeURIComponent(table)}/par?${new URLSearchParams({ first, last })}`);
/** The whole sheet to keep. */
export const parFile = (table: string, form: 'html' | 'pdf', first: string, last: string) =>
  `/api/tables/${encodeURIComponent(table)}/par/${form}?${new URLSearchParams({ first, last })}`;

export const pit = () => ask<PitAnswer>('/api/pit');
export const terms = (table: string) => ask<TermsForm>(`/api/tables/${encodeURIComponent(table)}/terms`);
export const pastTerms = (table: string) => ask<PastTerms>(`/api/tables/${encodeURIComponent(table)}/terms/past`);
/** `was` is the terms that whoever asks has seen. */
export const reviewTerms = (table: string, was: string, options: object) =>
  ask<TermsReview>(`/api/tables/${encodeURIComponent(table)}/terms/review`, { was, options });
export const changeTerms = (table: string, was: string, options: object) =>
  ask<Recorded>(`/api/tables/${encodeURIComponent(table)}/terms`, { id: newId(), was, options });
/** The same once the game in play has ended. The server waits for that, so that no screen need stay open. */
export const changeTermsLater = (table: string, was: string, options: object) =>
  ask<Waits>(`/api/tables/${encodeURIComponent(table)}/terms/later`, { id: newId(), was, options });
export const keepTerms = (table: string) => ask<Waits>(`/api/tables/${encodeURIComponent(table)}/terms/keep`, {});
/** What a supervisor's frame would move; nothing is sent. */
export const preview = (...frame: (string | number)[]) => ask<Preview>('/api/preview', { frame });
export const countDrop = (table: string, amount: string, witness: string) =>
  ask<DropRecorded>(`/api/tables/${encodeURIComponent(table)}/count-drop`, { id: newId(), amount, witness });
export const duty = (on: boolean) => ask<Recorded>('/api/duty', { id: newId(), on });
export const report = (name: string, day: string) => ask<Report>(`/api/reports/${name}/${day}`);
export const drilldown = (figure: string, day: string, of: Record<string, string>) =>
  ask<Report>(`/api/reports/drilldown/${figure}/${day}?${new URLSearchParams(of)}`);
