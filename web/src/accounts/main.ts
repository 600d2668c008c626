import { show } from '../lib/mount';
import Accounts from './Accounts.svelte';

show(Accounts);
