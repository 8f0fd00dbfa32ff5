import * as z from 'zod/mini';
import { BusinessKey, Key } from '@carta/domain';

const level = z.enum(['1', '2'], { error: 'Tiene que ser 1 o 2' });

export const MenuPath = z.object({ key: BusinessKey });
export const BusinessPath = z.object({ businessKey: BusinessKey });
export const CategoryPath = z.object({ business: BusinessKey, level, key: Key });
export const NewCategoryPath = z.object({ businessKey: BusinessKey, level, categoryKey: Key });
export const ItemPath = z.object({ businessKey: BusinessKey, itemKey: Key });
export const GroupPath = z.object({ businessKey: BusinessKey, groupKey: Key });
export const PlanPath = z.object({ businessKey: BusinessKey, key: Key });
export const UserPath = z.object({ email: z.string() });
export const SessionPath = z.object({ email: z.string(), id: z.string() });

/** `_id` of a record. */
const recordId = z
  .string()
  .check(z.minLength(1, { error: 'Falta el identificador' }), z.maxLength(64, { error: 'No es un identificador' }));
export const ItemSortPath = z.object({ menuKey: BusinessKey, productId: recordId });
export const CategorySortPath = z.object({ menuKey: BusinessKey, level, categoryId: recordId });
export const GroupSortPath = z.object({ menuKey: BusinessKey, groupId: recordId });
export const FeaturedSortPath = z.object({ menuKey: BusinessKey, itemId: recordId });

/** The order after it still fits into an integer of every database engine. */
const HIGHEST_ORDER = 1_000_000;

/** Requested 0-based order of a new record. [ORD-3] */
export const NewOrder = z
  .int({ error: 'Tiene que ser un número entero' })
  .check(z.minimum(0, { error: 'No puede ser negativo' }), z.maximum(HIGHEST_ORDER, { error: 'Es demasiado grande' }));

/** `order` is the 0-based destination index. The store refuses one beyond the last sibling. [ORD-4] */
export const SortBody = z.object({
  order: z
    .int({ error: 'Tiene que ser un número entero' })
    .check(z.minimum(0, { error: 'Tiene que ser una posición entre sus hermanos' })),
});
/** Keys of the siblings in their new order. */
export const SortResponse = z.object({ order: z.array(Key) });

/** The record's version on which an edit is based; an older one is refused as `conflict`. Absent: not checked. */
export const Version = z.optional(
  z.int({ error: 'Tiene que ser un número entero' }).check(z.minimum(0, { error: 'No puede ser negativo' })),
);
/** How many records were deleted. */
export const Deleted = z.object({ deleted: z.object({ categories: z.int(), items: z.int() }) });
