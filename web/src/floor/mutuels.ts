import { show } from '../lib/mount';
import Mutuels from './tote/mutuels/Mutuels.svelte';

show(Mutuels);
