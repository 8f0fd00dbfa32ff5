import { seenLength } from './seen-length.ts';

/** True for a text of which nothing is seen. [TEXT-4] */
export function isBlank(text: string): boolean {
  return seenLength(text) === 0;
}
