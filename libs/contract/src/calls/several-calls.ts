import * as z from 'zod/mini';
import { Category, Item, Key, MAX_SEVERAL, SoldOut } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath, Deleted } from './paths.ts';

const keys = z
  .array(Key, { error: 'Tiene que ser una lista' })
  .check(
    z.minLength(1, { error: 'No hay ninguna clave' }),
    z.maxLength(MAX_SEVERAL, { error: `Puede tener hasta ${MAX_SEVERAL} claves` }),
  );

const notAnObject = { error: 'Tiene que ser un objeto con lo que cambia' };

/** The body of a call that changes or deletes several records; any other field is refused. */
const severalBody = <Fields extends z.core.$ZodShape>(fields: Fields) =>
  z
    .strictObject({
      keys,
      set: z.optional(
        z.strictObject(fields, notAnObject).check(
          z.refine((set) => Object.values(set as object).some((value) => value !== undefined), {
            error: 'No cambia nada',
          }),
        ),
      ),
      delete: z.optional(z.literal(true, { error: 'Sólo puede ser true' })),
    })
    .check(
      z.refine((body) => (body.set === undefined) !== (body.delete === undefined), {
        error: 'Tiene que traer set o delete, y no los dos',
        path: ['set'],
      }),
    );

/**
 * Changes or deletes up to 500 items at once, all or none, and returns them whole, or how many were deleted; each deleted one can be
 * restored. `parent` moves them to the end of that category in the sequence of `keys`; one that holds categories is refused as `conflict`.
 * [MOVE-4] [SOLD-1] [GROUP-1] [DIET-3]
 */
export const updateSeveralItems = defineCall({
  ...routes.updateSeveralItems,
  access: 'owner',
  locks: true,
  params: BusinessPath,
  body: severalBody({
    show: z.optional(Item.shape.show),
    soldOut: z.optional(SoldOut),
    parent: z.optional(Key),
    allergens: Item.shape.allergens,
    diets: Item.shape.diets,
    optionGroups: Item.shape.optionGroups,
  }),
  response: z.union([z.object({ items: z.array(Item) }), Deleted]),
  refuses: ['not-found', 'conflict', 'busy'],
  status: 200,
  summary: 'Cambia o elimina varios productos de una vez: todos o ninguno',
});

/**
 * Shows, hides or deletes up to 500 categories at once, all or none, and returns them whole, or how many records were deleted: a category
 * takes its contents with it, and each deleted one can be restored.
 */
export const updateSeveralCategories = defineCall({
  ...routes.updateSeveralCategories,
  access: 'owner',
  locks: true,
  params: BusinessPath,
  body: severalBody({ show: z.optional(Category.shape.show) }),
  response: z.union([z.object({ categories: z.array(Category) }), Deleted]),
  refuses: ['not-found', 'busy'],
  status: 200,
  summary: 'Muestra, oculta o elimina varias categorías de una vez: todas o ninguna',
});
