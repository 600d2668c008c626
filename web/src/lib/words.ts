/** What more than one screen says to people, keyed: a translation replaces one object. */
import { floor } from './words/floor';
import { staff } from './words/staff';

export const words = { floor, staff } as const;
