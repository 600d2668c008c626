import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Console from './Console.svelte';

if (import.meta.env.MODE === 'mock') (await import('./mock/table')).install();
mount(Console, { target: document.getElementById('app')! });
