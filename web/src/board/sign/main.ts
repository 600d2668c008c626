import { show } from '../../lib/mount';
import Sign from './Sign.svelte';

show(Sign);
