/** Shows a page: its styles, and its one component. */
import { mount, type Component } from 'svelte';
import { learnColours } from './chip/house.svelte';
import './tokens.css';
import './base.css';

export function show(page: Component): void {
  learnColours();
  mount(page, { target: document.getElementById('app')! });
}
