import * as z from 'zod/mini';
import { Category, Item, Key } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { CategorySortPath, FeaturedSortPath } from './paths.ts';

/** The copies, and the keys of the original and its siblings in their new order. */
const Copied = z.object({ categories: z.array(Category), items: z.array(Item), order: z.array(Key) });

/** Duplicates an item, directly behind the original. [COPY-2] [COPY-3] */
export const copyItem = defineCall({
  ...routes.copyItem,
  access: 'owner',
  locks: true,
  params: FeaturedSortPath,
  response: Copied,
  refuses: ['not-found'],
  status: 201,
  summary: 'Duplica un producto, justo detrás de él',
});

/** Duplicates a category with all that it holds, directly behind the original. [COPY-2] [COPY-3] */
export const copyCategory = defineCall({
  ...routes.copyCategory,
  access: 'owner',
  locks: true,
  params: CategorySortPath,
  response: Copied,
  refuses: ['not-found'],
  status: 201,
  summary: 'Duplica una categoría con todo su contenido, justo detrás de ella',
});
