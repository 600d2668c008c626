import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Supervisor from './Supervisor.svelte';

if (import.meta.env.MODE === 'mock') (await import('./mock')).install();
mount(Supervisor, { target: document.getElementById('app')! });
