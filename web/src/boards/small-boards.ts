/** The small board of each kind of board that a place may have, by the screen that it follows. */
import type { Component } from 'svelte';
import SmallTote from '../floor/tote/board/SmallTote.svelte';
import type { LobbyTable } from '../lib/generated';
import SmallBoard from './SmallBoard.svelte';

type Small = Component<{ table: LobbyTable; lost: string }>;
const SMALL: Record<string, Small> = { board: SmallBoard, 'tote-board': SmallTote };

/** Undefined of a place that has no board, such as a cage. */
export const smallBoardOf = ({ links }: LobbyTable): Small | undefined => SMALL[Object.keys(SMALL).find((screen) => screen in links) ?? ''];
