import * as z from 'zod/mini';
import { OptionGroup, OptionGroupChanges, WrittenOptionGroup } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { GroupPath, GroupSortPath, SortBody, SortResponse } from './paths.ts';

/**
 * Creates an option group behind the others and returns it. Refuses an existing key as `conflict`, and more than 200 groups as `invalid`.
 * [OPT-1] [OPT-2]
 */
export const createOptionGroup = defineCall({
  ...routes.createOptionGroup,
  access: 'owner',
  locks: true,
  params: GroupPath,
  body: WrittenOptionGroup,
  response: OptionGroup,
  refuses: ['not-found', 'conflict'],
  status: 201,
  summary: 'Crea un grupo de opciones, detrás de los demás',
});

/**
 * Changes the named fields and returns the whole group; `options` replaces the list, `soldOut` is by the option's key. Refuses an older
 * `version`, and a size where a product has another one, as `conflict`. [GROUP-2] [GROUP-3]
 */
export const updateOptionGroup = defineCall({
  ...routes.updateOptionGroup,
  access: 'owner',
  locks: true,
  params: GroupPath,
  body: z.extend(OptionGroupChanges, {
    version: z.int({ error: 'Tiene que ser un número entero' }).check(z.minimum(0, { error: 'No puede ser negativo' })),
  }),
  response: OptionGroup,
  refuses: ['not-found', 'conflict'],
  status: 200,
  summary: 'Cambia un grupo de opciones y lo que está agotado en él',
});

/** Deletes a group; returns how many products used it. They get it back if it is restored. [GROUP-4] */
export const deleteOptionGroup = defineCall({
  ...routes.deleteOptionGroup,
  access: 'owner',
  locks: true,
  params: GroupPath,
  response: z.object({ deleted: z.object({ groups: z.int(), products: z.int() }) }),
  refuses: ['not-found'],
  status: 200,
  summary: 'Elimina un grupo de opciones y dice cuántos productos dejan de usarlo',
});

/** Moves a group to a 0-based index among the others; returns their keys in the new order. [ORD-4] */
export const sortOptionGroup = defineCall({
  ...routes.sortOptionGroup,
  access: 'owner',
  locks: true,
  params: GroupSortPath,
  body: SortBody,
  response: SortResponse,
  refuses: ['not-found'],
  status: 200,
  summary: 'Mueve un grupo de opciones entre los demás y los numera desde 0',
});
