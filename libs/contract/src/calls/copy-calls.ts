import * as z from 'zod/mini';
import { Category, Item, Key } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { CategorySortPath, FeaturedSortPath } from './paths.ts';

/** The copies, and the keys of the original's siblings as they stand with the copy behind it. */
const Copied = z.object({ categories: z.array(Category), items: z.array(Item), order: z.array(Key) });

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
