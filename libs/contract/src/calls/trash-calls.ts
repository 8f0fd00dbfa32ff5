import * as z from 'zod/mini';
import { BusinessKey, Category, Item, Key } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { BusinessPath } from './paths.ts';

/** Summary of a deletion; `deletedAt` and `until` in ms since 1970. */
export const DeletionSummary = z.object({
  /** Of the product, or of the category that took others with it. */
  key: Key,
  kind: z.enum(['category', 'product']),
  title: z.string(),
  categories: z.int(),
  items: z.int(),
  deletedAt: z.int(),
  until: z.int(),
});
export type DeletionSummary = z.infer<typeof DeletionSummary>;

export const trash = defineCall({
  ...routes.trash,
  access: 'owner',
  locks: false,
  params: BusinessPath,
  response: z.object({ deletions: z.array(DeletionSummary) }),
  status: 200,
  summary: 'Lo eliminado en los últimos 30 días, lo último primero',
});

export const restore = defineCall({
  ...routes.restore,
  access: 'owner',
  locks: true,
  params: z.object({ businessKey: BusinessKey, key: Key }),
  response: z.object({ categories: z.array(Category), items: z.array(Item) }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Devuelve al menú lo que se eliminó, con todo su contenido',
});
