import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Lobby from './Lobby.svelte';

mount(Lobby, { target: document.getElementById('app')! });
