import { show } from '../lib/mount';
import Lobby from './Lobby.svelte';

show(Lobby);
