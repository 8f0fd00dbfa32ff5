import * as z from 'zod/mini';
import { BusinessKey, Category, Key } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import {
  CategoryPath,
  CategorySortPath,
  Deleted,
  NewCategoryPath,
  NewOrder,
  SortBody,
  SortResponse,
  Version,
} from './paths.ts';

const { title, show, toLevel, image, availability } = Category.shape;
const level = z.union([z.literal(1), z.literal(2)], { error: 'Tiene que ser 1 o 2' });

/**
 * Creates a category and returns it. `order` is 0-based, and replaced by the next free one if a sibling has it. Refuses an existing key,
 * and a parent that holds items, as `conflict`. [ORD-3] [LEVEL-5]
 */
export const createCategory = defineCall({
  ...routes.createCategory,
  access: 'owner',
  locks: true,
  params: NewCategoryPath,
  body: z.object({
    key: Key,
    business: BusinessKey,
    parent: z.optional(z.nullable(Key)),
    level,
    order: NewOrder,
    title,
    image,
    show: z.optional(show),
    toLevel: z.optional(toLevel),
  }),
  response: Category,
  refuses: ['not-found', 'conflict'],
  status: 201,
  summary: 'Crea una categoría; order se mantiene si ninguna hermana lo tiene',
});

/**
 * Changes the named fields and returns the whole category. Refuses an older `version`, and a `toLevel` that the contents do not allow, as
 * `conflict`. [LEVEL-4]
 */
export const updateCategory = defineCall({
  ...routes.updateCategory,
  access: 'owner',
  locks: true,
  params: CategoryPath,
  body: z.object({
    key: z.optional(Key),
    business: z.optional(BusinessKey),
    title: z.optional(title),
    show: z.optional(show),
    toLevel: z.optional(toLevel),
    /** Replaces the whole list. [HOURS-4] */
    availability,
    version: Version,
  }),
  response: Category,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cambia título, visibilidad, toLevel o disponibilidad de una categoría',
});

/** Replaces the cover of a level-1 category and returns the whole category. [IMG-1] */
export const uploadCover = defineCall({
  ...routes.uploadCover,
  access: 'owner',
  locks: true,
  form: z.object({ business: BusinessKey, level: z.literal('1', { error: 'Tiene que ser 1' }), key: Key }),
  files: { _file: { image: 'cover', required: true } },
  response: Category,
  refuses: ['not-found'],
  status: 200,
  summary: 'Cambia la portada de una categoría principal',
});

/** Deletes a category with all that it holds; returns how many categories, itself included, and items that were. [DEL-1] */
export const deleteCategory = defineCall({
  ...routes.deleteCategory,
  access: 'owner',
  locks: true,
  params: NewCategoryPath,
  response: Deleted,
  refuses: ['not-found'],
  status: 200,
  summary: 'Elimina una categoría con todo su contenido',
});

/** Moves a category to a 0-based index among its siblings; returns their keys in the new order. [ORD-4] */
export const sortCategory = defineCall({
  ...routes.sortCategory,
  access: 'owner',
  locks: true,
  params: CategorySortPath,
  body: SortBody,
  response: SortResponse,
  refuses: ['not-found'],
  status: 200,
  summary: 'Mueve una categoría entre sus hermanas y las numera desde 0',
});
