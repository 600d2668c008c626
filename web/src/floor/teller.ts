import { show } from '../lib/mount';
import Teller from './tote/teller/Teller.svelte';

show(Teller);
