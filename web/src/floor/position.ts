import { show } from '../lib/mount';
import Position from './baccarat/position/Position.svelte';

show(Position);
