/** Everything screens say to people, keyed, so that a translation replaces one object. */
import { console } from './words/console';
import { lobby } from './words/lobby';
import { floor } from './words/floor';
import { seat } from './words/seat';
import { supervisor } from './words/supervisor';
import { terminal } from './words/terminal';

export const words = { floor, terminal, console, supervisor, lobby, seat } as const;
