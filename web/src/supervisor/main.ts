import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Supervisor from './Supervisor.svelte';

mount(Supervisor, { target: document.getElementById('app')! });
