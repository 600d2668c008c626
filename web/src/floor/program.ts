import { show } from '../lib/mount';
import Program from './tote/program/Program.svelte';

show(Program);
