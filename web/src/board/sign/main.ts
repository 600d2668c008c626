import { mount } from 'svelte';
import '../../lib/tokens.css';
import '../../lib/base.css';
import Sign from './Sign.svelte';

mount(Sign, { target: document.getElementById('app')! });
