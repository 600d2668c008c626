/** What frames look like in either direction, and short names for parts of the generated types. */
import type { Answers, BaccaratBoardView, BaccaratCloth, BoardView, ClothPosition, DoneReply, FeltFrames, FeltWager, Frames, GamePart, PastResult, RefusedReply, ReportSheet, Views, WheelGamePart } from './generated';

export type Colour = NonNullable<PastResult['colour']>;
export type Phase = GamePart['phase'];
export type LivePhase = WheelGamePart['phase'];
export type Tender = FeltWager['tender'];
export type Direction = FeltFrames['spin-ball'][1];
export type SheetRows = ReportSheet['rows'][number];
export type GameCloth = Answers['GET /api/tables/{table}/layout'];
/** The layout of any table with a wheel. */
export type AnyCloth = Exclude<GameCloth, BaccaratCloth>;

/** Without odds it is no place on the cloth, such as a pocket of the track. */
export type Position = Omit<ClothPosition, 'odds'> & Partial<Pick<ClothPosition, 'odds'>>;

type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type ValueInAny<Union, Key extends PropertyKey> = Union extends Record<Key, infer Value> ? Value : never;
/** Where kinds of table show different things: what only some of them have may be missing. */
type Merged<Union> = Pick<Union, keyof Union> & { [Key in Exclude<KeyOfAny<Union>, keyof Union>]?: ValueInAny<Union, Key> };

/** The boards of tables with a wheel; cards have a board of their own. */
type WheelBoard = Exclude<BoardView, BaccaratBoardView>;
export type BoardResult = Merged<WheelBoard['history'][number]>;
export type Board = Omit<Merged<WheelBoard>, 'table' | 'history'> & { table: Merged<WheelBoard['table']>; history: BoardResult[] };

/** Told by the roads: not every board says which game it is of. */
export const isOfCards = (view: BoardView): view is BaccaratBoardView => 'roads' in view;

export type Screen = keyof Views;
type Sent<S extends Screen> = S extends keyof Frames ? Frames[S] : Record<never, never>;
/** What a screen may send, by name. */
export type FrameName<S extends Screen> = keyof Sent<S> & string;
/** The values that such a frame takes. */
export type FrameValues<S extends Screen, Name extends FrameName<S>> = Extract<Sent<S>[Name], readonly (string | number | boolean)[]>;

interface Replied {
  type: 'reply';
  patch?: object;
}
/** Nothing changed, and this is why. Only the refusal of a frame without an id has none. */
export type Refused = RefusedReply & { id: string } & Replied;
/** What a command comes back with. */
export type Reply = (DoneReply & Replied) | Refused;

export type ServerFrame<View> =
  | { type: 'hello'; seq: number; view: View }
  | { type: 'view'; seq: number; patch: Partial<View> }
  | Reply
  | { type: 'replies'; replies: Reply[]; patch?: Partial<View> }
  | { type: 'pong' }
  | { type: 'locked'; says: string };
