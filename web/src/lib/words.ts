/** What more than one screen says to people, and all that players read, keyed: a translation replaces one object. */
import { floor } from './words/floor';
import { seat } from './words/seat';
import { staff } from './words/staff';
import { terminal } from './words/terminal';

export const words = { floor, staff, terminal, seat } as const;
