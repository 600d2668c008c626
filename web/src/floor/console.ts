import { show } from '../lib/mount';
import Console from './terminals/console/Console.svelte';

show(Console);
