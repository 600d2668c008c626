import { show } from '../lib/mount';
import Supervisor from './Supervisor.svelte';

show(Supervisor);
