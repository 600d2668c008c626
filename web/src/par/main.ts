import { show } from '../lib/mount';
import Office from './Office.svelte';

show(Office);
