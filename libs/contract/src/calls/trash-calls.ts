import * as z from 'zod/mini';
import { BusinessKey, Category, Item, Key, OptionGroup } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

/** Summary of a deletion: how many records it took, and until when it can be restored. Times in ms since 1970. [TRASH-1] */
export const DeletionSummary = z.object({
  /** Of the deleted item or option group, or of the category that took its contents along. */
  key: Key,
  kind: z.enum(['category', 'product', 'optionGroup']),
  title: z.string(),
  categories: z.int(),
  items: z.int(),
  deletedAt: z.int(),
  until: z.int(),
});
export type DeletionSummary = z.infer<typeof DeletionSummary>;

/** Returns the deletions of the last 30 days, the latest first. [TRASH-1] */
export const trash = defineCall({
  ...routes.trash,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: z.object({ deletions: z.array(DeletionSummary) }),
  status: 200,
  summary: 'Lo eliminado en los últimos 30 días, lo último primero',
});

/**
 * Restores a deletion with all that it took; returns the restored records, and the items that got a group back. Refuses as `conflict` if
 * the parent is gone or holds the other kind, and as `busy` while another change of many records is under way. [TRASH-2] [TRASH-3] [GROUP-4]
 */
export const restore = defineCall({
  ...routes.restore,
  access: 'owner',
  locks: true,
  params: z.object({ businessKey: BusinessKey, key: Key }),
  response: z.object({ categories: z.array(Category), items: z.array(Item), groups: z.array(OptionGroup) }),
  refuses: ['not-found', 'conflict', 'busy'],
  status: 200,
  summary: 'Devuelve al menú lo que se eliminó, con todo su contenido',
});
