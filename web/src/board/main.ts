import { show } from '../lib/mount';
import Board from './Board.svelte';

show(Board);
