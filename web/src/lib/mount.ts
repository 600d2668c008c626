/** Shows a page: its styles, and its one component. */
import { mount, type Component } from 'svelte';
import './tokens.css';
import './base.css';

export function show(page: Component): void {
  mount(page, { target: document.getElementById('app')! });
}
