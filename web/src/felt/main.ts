import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Felt from './Felt.svelte';

mount(Felt, { target: document.getElementById('app')! });
