import { show } from '../lib/mount';
import Dealing from './baccarat/dealing/Dealing.svelte';

show(Dealing);
