import { show } from '../lib/mount';
import Board from './tote/board/Board.svelte';

show(Board);
