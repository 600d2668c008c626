import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Accounts from './Accounts.svelte';

if (import.meta.env.MODE === 'mock') (await import('./mock')).install();
mount(Accounts, { target: document.getElementById('app')! });
