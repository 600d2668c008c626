/** Everything screens say to people, keyed, so that a translation replaces one object. */
import { console } from './words/console';
import { lobby } from './words/lobby';
import { floor } from './words/floor';
import { supervisor } from './words/supervisor';
import { terminal } from './words/terminal';

export const words = { floor, terminal, console, supervisor, lobby } as const;
