import { show } from '../lib/mount';
import Boards from './Boards.svelte';

show(Boards);
