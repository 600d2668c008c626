import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Seat from './Seat.svelte';

mount(Seat, { target: document.getElementById('app')! });
