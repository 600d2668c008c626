import { show } from '../lib/mount';
import Cage from './cage/Cage.svelte';

show(Cage);
