import { MINUTE_MS } from '../duration.ts';
import { listOf } from '../list-of.ts';
import { soldOutUntil } from '../prices/sold-out.ts';

/** What a diner asks for from the table: the waiter, or the bill. [TABLE-9] */
export const REQUEST_KINDS = ['waiter', 'bill'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What the desk calls the requests of a table. [TABLE-9] */
export const REQUEST_NAMES: Readonly<Record<RequestKind, string>> = {
  waiter: 'Llama al mozo',
  bill: 'Pide la cuenta',
};

/** How many requests a table may make in how many ms. [TABLE-10] */
export const REQUEST_LIMIT = { most: 6, within: 10 * MINUTE_MS } as const;

/** Returns whether a table has asked too often to ask again. All moments in ms since 1970. [TABLE-10] */
export function asksTooOften(askedAt: readonly number[], now: number): boolean {
  return listOf(askedAt).filter((at) => at > now - REQUEST_LIMIT.within).length >= REQUEST_LIMIT.most;
}

/** True while a request waits: nobody has answered it, and its day, which ends at 05:00 of the time zone, is not over. In ms since 1970. [TABLE-9] */
export function isOpenRequest(
  { createdAt, answered }: { readonly createdAt: number; readonly answered: number | null },
  timeZone: string,
  now: number,
): boolean {
  return answered === null && now < soldOutUntil(timeZone, createdAt);
}
