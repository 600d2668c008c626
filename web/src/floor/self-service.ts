import { show } from '../lib/mount';
import SelfService from './tote/self-service/SelfService.svelte';

show(SelfService);
