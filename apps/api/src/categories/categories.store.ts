import {
  canHoldCategory,
  CATEGORY_PLACEHOLDER,
  changeDoneBy,
  checkToLevel,
  imageUrlOf,
  newCategory,
  newKey,
  ok,
  orderFor,
  refused,
  resetsToLevel,
  type Category,
  type CategoryChanges,
  type Holding,
  type StoredChange,
  withoutEmpty,
} from '@carta/domain';
import { categoryFromRow, categoryRow, readCategoryWithCounts, writeToLevel } from '../database/category-row.ts';
import { changedColumns } from '../database/changed-columns.ts';
import { changeBusiness, type Change, type ChangedBusiness, type ChangeResult } from '../database/change-business.ts';
import { noteRows } from '../database/change-notes.ts';
import { noteCategories } from '../database/note-records.ts';
import { storeDeletion } from '../database/store-deletion.ts';
import { itemFromRow } from '../database/item-row.ts';
import type { Database } from '../database/database.ts';
import { checkStoredSize } from '../database/records.ts';
import { moveSibling, siblingsOf } from '../database/siblings.ts';

/** The fields of a new category; absent ones get their defaults. */
export type CategoryRequest = Pick<Category, 'key' | 'level' | 'title' | 'order'> &
  Partial<Pick<Category, 'show' | 'toLevel' | 'image'>> & { parent?: string | null };

/** The changed fields of a category, and the version that the edit is based on. */
export type CategoryEdit = CategoryChanges & Pick<Partial<Category>, 'image' | 'version'>;

const EDITED = ['title', 'show', 'image', 'availability'] as const;

export function categoriesStore(database: Database, now: () => number) {
  const changing = (business: string, done: StoredChange['done'], record: string): ChangedBusiness => ({
    business,
    lastChange: { at: now(), kind: 'category', done, record },
  });
  /** `toLevel` alone is written by the panel beside an addition: no change of the owner's. [CHANGE-3] */
  const editing = (business: string, edit: CategoryEdit, key: string) =>
    edit.toLevel !== undefined && EDITED.every((field) => edit[field] === undefined)
      ? business
      : changing(business, changeDoneBy(edit), key);
  return {
    create: (business: string, request: CategoryRequest): Promise<ChangeResult<Category>> =>
      changeBusiness(database, changing(business, 'added', request.key), async (change) => {
        const parent = request.parent ?? undefined;
        const { show = true, toLevel = null } = request;
        const holding = parent === undefined ? undefined : await readCategoryWithCounts(change, business, parent);
        if (holding === null) return refused('not-found');
        const known = await readCategoryWithCounts(change, business, request.key);
        if (known) return { ok: false, reason: 'key-exists', current: known.category };
        const placed = await checkParent(change, holding, request.level);
        if (!placed.ok) return placed;
        const empty = { category: { level: request.level, toLevel: null }, subcategories: 0, items: 0 };
        const marked = checkedToLevel(empty, toLevel);
        if (!marked.ok) return marked;
        const order = orderFor(await siblingsOf(change, 'categories', business, parent ?? null), request.order);
        const category: Category = {
          ...newCategory({ business, key: request.key, order, parent }),
          _id: newKey(),
          title: request.title,
          show,
          toLevel,
          version: 0,
        };
        if (category.image) category.image = { url: imageUrlOf(request.image?.url, business, CATEGORY_PLACEHOLDER) };
        await change.insertInto('categories').values(categoryRow(category)).execute();
        noteCategories(change, { before: [], after: [category] });
        const size = await checkStoredSize(change, business);
        return size.ok ? ok(category) : size;
      }),

    /** Refuses what `update` would refuse, without changing anything. */
    check: (business: string, key: string, level: number) => editable(database, business, { key, level }),

    update: (business: string, key: string, level: number, edit: CategoryEdit): Promise<ChangeResult<Category>> =>
      changeBusiness(database, editing(business, edit, key), async (change) => {
        const found = await editable(change, business, { key, level, version: edit.version });
        if (!found.ok) return found;
        const { category } = found.value;
        const { availability, ...others } = { ...category, ...edit };
        const { title, show, toLevel, image } = others;
        const marked = checkedToLevel(found.value, toLevel);
        if (!marked.ok) return marked;
        const { availability: _availability, ...plain } = category;
        const shown = { title, show, toLevel, image, ...withoutEmpty({ availability }) };
        const edited = { ...plain, ...shown, version: category.version + 1 };
        await change
          .updateTable('categories')
          .set(changedColumns(categoryRow(category), categoryRow(edited)))
          .where('business', '=', business)
          .where('key', '=', key)
          .execute();
        noteCategories(change, { before: [category], after: [edited] });
        return ok(edited);
      }),

    /** Deletes a category with its subcategories and items into the trash. */
    delete: (
      business: string,
      key: string,
      level: number,
    ): Promise<ChangeResult<{ deleted: { categories: number; items: number } }>> =>
      changeBusiness(database, changing(business, 'deleted', key), async (change) => {
        const holding = await readCategoryWithCounts(change, business, key);
        if (holding?.category.level !== level) return refused('not-found');
        const family = await change
          .selectFrom('categories')
          .selectAll()
          .where('business', '=', business)
          .where((where) => where.or([where('key', '=', key), where('parent', '=', key)]))
          .orderBy('level')
          .orderBy('position')
          .execute();
        const keys = family.map((category) => category.key);
        const items = await change
          .deleteFrom('items')
          .where('business', '=', business)
          .where('parent', 'in', keys)
          .returningAll()
          .execute();
        await change.deleteFrom('categories').where('business', '=', business).where('key', 'in', keys).execute();
        noteRows(change, 'categories', { before: family, after: [] });
        noteRows(change, 'items', { before: items, after: [] });
        const deletion = { categories: family.map(categoryFromRow), items: items.map(itemFromRow) };
        await storeDeletion(change, business, deletion, now());
        return ok({ deleted: { categories: keys.length, items: items.length } });
      }),

    /** Moves a category to a 0-based index among its siblings; returns their keys in the new order. */
    move: (business: string, id: string, level: number, toIndex: number): Promise<ChangeResult<{ order: string[] }>> =>
      changeBusiness(database, changing(business, 'moved', id), async (change) => {
        const moved = await change
          .selectFrom('categories')
          .select(['business', 'key', 'parent'])
          .where('business', '=', business)
          .where('id', '=', id)
          .where('level', '=', level)
          .executeTakeFirst();
        return moved ? moveSibling(change, 'categories', moved, toIndex) : refused('not-found');
      }),
  };
}

/** Reads the category to edit; refuses a missing one and an outdated `version`. */
async function editable(
  database: Database,
  business: string,
  { key, level, version }: { key: string; level: number; version?: number | undefined },
): Promise<ChangeResult<Holding & { category: Category }>> {
  const holding = await readCategoryWithCounts(database, business, key);
  if (holding?.category.level !== level) return refused('not-found');
  const { category } = holding;
  if (version !== undefined && version !== category.version) return { ok: false, reason: 'stale', current: category };
  return ok(holding);
}

/** Checks a new `toLevel`; one on a level-2 category is an invalid field, not a conflict. */
function checkedToLevel(holding: Holding, toLevel: Category['toLevel']): ChangeResult<Category['toLevel']> {
  const checked = checkToLevel(holding, toLevel);
  return !checked.ok && checked.reason === 'wrong-level' ? refused('wrong-to-level') : checked;
}

/** Checks that the parent may hold a category of this level, and resets the parent's `toLevel` if it has one. */
async function checkParent(
  change: Change,
  holding: (Holding & { category: Category }) | undefined,
  level: number,
): Promise<ChangeResult<unknown>> {
  if (!holding) return level === 1 ? ok(level) : refused('wrong-level');
  const allowed = canHoldCategory(holding);
  if (!allowed.ok) return allowed;
  if (allowed.value !== level) return refused('wrong-level');
  if (resetsToLevel(holding.category)) await writeToLevel(change, holding.category, null);
  return allowed;
}

export type CategoriesStore = ReturnType<typeof categoriesStore>;
