import * as z from 'zod/mini';
import { BusinessKey, Item, Key, SoldOut } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import {
  Deleted,
  FeaturedSortPath,
  ItemPath,
  NewOrder,
  ItemSortPath,
  SortBody,
  SortResponse,
  Version,
} from './paths.ts';

const { title, description, price, image, show, featured, allergens, diets, optionGroups } = Item.shape;

/**
 * Creates an item and returns it. `order` is 0-based, and replaced by the next free one if a sibling has it. Refuses an existing key, and a
 * parent that holds categories, as `conflict`. [ORD-3] [LEVEL-5]
 */
export const createItem = defineCall({
  ...routes.createItem,
  access: 'owner',
  locks: true,
  params: ItemPath,
  body: z.object({
    key: Key,
    business: BusinessKey,
    parent: Key,
    level: z.union([z.literal(2), z.literal(3)], { error: 'Tiene que ser 2 o 3' }),
    order: NewOrder,
    title,
    description: z.optional(description),
    price,
    image: z.optional(image),
    show: z.optional(show),
    featured: z.optional(featured),
  }),
  response: Item,
  refuses: ['not-found', 'conflict'],
  status: 201,
  summary: 'Crea un producto; order se mantiene si ningún hermano lo tiene',
});

/**
 * Changes the named fields and returns the whole item; a form changes title, description, price and picture only. Refuses an older
 * `version` as `conflict`, groups that it cannot have and what is vegan and contains milk, eggs, fish or the like as `invalid`. [IMG-1]
 * [GROUP-1] [DIET-3]
 */
export const updateItem = defineCall({
  ...routes.updateItem,
  access: 'owner',
  locks: true,
  body: z.object({
    key: Key,
    business: BusinessKey,
    parent: z.optional(Key),
    featured: z.optional(featured),
    show: z.optional(show),
    title: z.optional(title),
    description: z.optional(description),
    price: z.optional(price),
    /** True: sold out until the next 05:00 of the business's time zone. False: on sale again. [SOLD-1] [SOLD-5] */
    soldOut: z.optional(SoldOut),
    /** Each replaces the whole value. */
    allergens,
    diets,
    optionGroups,
    version: Version,
  }),
  form: z.object({
    key: Key,
    business: BusinessKey,
    title: z.optional(title),
    description: z.optional(description),
    /** JSON of a price, its `small` padded to two digits. */
    price: z.optional(z.string()),
    version: z.optional(z.string()),
  }),
  files: { _file: { image: 'product', required: false } },
  response: Item,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cambia un producto; como formulario, sólo título, descripción, precio e imagen',
});

/** Deletes an item; returns how many categories (none) and items were deleted. */
export const deleteItem = defineCall({
  ...routes.deleteItem,
  access: 'owner',
  locks: true,
  params: ItemPath,
  response: Deleted,
  refuses: ['not-found'],
  status: 200,
  summary: 'Elimina un producto',
});

/** Moves an item to a 0-based index among its siblings; returns their keys in the new order. [ORD-4] */
export const sortItem = defineCall({
  ...routes.sortItem,
  access: 'owner',
  locks: true,
  params: ItemSortPath,
  body: SortBody,
  response: SortResponse,
  refuses: ['not-found'],
  status: 200,
  summary: 'Mueve un producto entre sus hermanos y los numera desde 0',
});

/**
 * Moves an item to another category; returns it and the keys of its new siblings in their order. Refuses its own category, and one that
 * holds categories, as `conflict`. [MOVE-1] [MOVE-3]
 */
export const moveItem = defineCall({
  ...routes.moveItem,
  access: 'owner',
  locks: true,
  params: FeaturedSortPath,
  body: z.object({
    parent: Key,
    /** 0-based index among the items there; the end if it is absent. */
    order: z.optional(SortBody.shape.order),
  }),
  response: z.object({ item: Item, order: SortResponse.shape.order }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Mueve un producto a otra categoría',
});

/** Moves a featured item to a 0-based index among the shown ones; returns the keys of all featured items by rank. [FEAT-3] */
export const sortFeatured = defineCall({
  ...routes.sortFeatured,
  access: 'owner',
  locks: true,
  params: FeaturedSortPath,
  body: SortBody,
  response: SortResponse,
  refuses: ['not-found'],
  status: 200,
  summary: 'Mueve un destacado entre los visibles y numera todos desde 1',
});
