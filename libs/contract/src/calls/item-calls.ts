import * as z from 'zod/mini';
import { BusinessKey, Item, Key } from '@carta/domain';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
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

const { title, description, price, image, show, featured } = Item.shape;

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
    /** Sold out until the next 05:00 of the business's time zone, or back on sale. */
    soldOut: z.optional(z.boolean({ error: 'Tiene que ser sí o no' })),
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

export const moveItem = defineCall({
  ...routes.moveItem,
  access: 'owner',
  locks: true,
  params: FeaturedSortPath,
  body: z.object({
    parent: Key,
    /** 0-based index among the products there; the end where it is absent. */
    order: z.optional(SortBody.shape.order),
  }),
  response: z.object({ item: Item, order: SortResponse.shape.order }),
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Mueve un producto a otra categoría',
});

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
