import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Lobby from './Lobby.svelte';

if (import.meta.env.MODE === 'mock') (await import('./mock')).install();
mount(Lobby, { target: document.getElementById('app')! });
