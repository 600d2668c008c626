import { show } from '../lib/mount';
import Felt from './wheel/felt/Felt.svelte';

show(Felt);
