import { nanoid } from 'nanoid';
import type { Key } from './key.ts';

// Apart from the schema, so that what only makes keys loads none.

/** Returns a random key for a new record. [KEY-1] */
export function newKey(): Key {
  return nanoid(21);
}
