import { show } from '../lib/mount';
import Terminal from './Terminal.svelte';

show(Terminal);
