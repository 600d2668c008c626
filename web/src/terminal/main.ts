import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Terminal from './Terminal.svelte';

mount(Terminal, { target: document.getElementById('app')! });
