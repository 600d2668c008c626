import { mount } from 'svelte';
import '../lib/tokens.css';
import '../lib/base.css';
import Accounts from './Accounts.svelte';

mount(Accounts, { target: document.getElementById('app')! });
