import * as z from 'zod/mini';
import { BusinessKey, Category, Item, Key, OptionGroup, Price, RECORDED_KINDS } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

/** A change of the menu or its settings in words: what was done, when in ms since 1970, by whom and on which device. [CHANGE-3] */
export const ChangeSummary = z.object({
  key: Key,
  at: z.int(),
  /** Email of the owner, or 'operator'; '' if unknown. */
  by: z.string(),
  /** Browser and system of the sign-in, 'Chrome en Android'; '' if unknown. */
  device: z.string(),
  what: z.enum(RECORDED_KINDS),
  text: z.string(),
  /** More about it, to be shown below; often ''. */
  detail: z.string(),
  /** Of a change of one price. */
  price: z.optional(z.object({ from: Price, to: Price })),
  /** False if it was undone, if a later change lies on it, or if what it needs was not kept. [CHANGE-4] */
  undoable: z.boolean(),
  undone: z.boolean(),
  /** True if a later change that stands lies on it. */
  changedSince: z.boolean(),
});
export type ChangeSummary = z.infer<typeof ChangeSummary>;

/** Returns the last 50 changes and the imports of the last 30 days, the latest first. [CHANGE-3] */
export const changes = defineCall({
  ...routes.changes,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: z.object({ changes: z.array(ChangeSummary) }),
  refuses: ['not-found'],
  status: 200,
  summary: 'Los últimos 50 cambios y las importaciones de los últimos 30 días, lo último primero',
});

/**
 * Undoes a change; returns the records as they are now, and the keys of those that it had added and that are in the trash now. Refuses as
 * `conflict` if a record was changed since, or the change was undone, and as `busy` while another change of many records is under way. [CHANGE-4]
 */
export const undoChange = defineCall({
  ...routes.undoChange,
  access: 'owner',
  locks: true,
  params: z.object({ businessKey: BusinessKey, key: Key }),
  response: z.object({
    categories: z.array(Category),
    items: z.array(Item),
    groups: z.array(OptionGroup),
    removed: z.array(Key),
  }),
  refuses: ['not-found', 'conflict', 'busy'],
  status: 200,
  summary: 'Deshace un cambio, si lo que cambió sigue como quedó',
});
