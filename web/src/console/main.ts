import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Console from './Console.svelte';

mount(Console, { target: document.getElementById('app')! });
