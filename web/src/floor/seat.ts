import { show } from '../lib/mount';
import Seat from './wheel/seat/Seat.svelte';

show(Seat);
