import {
  canHoldItem,
  changeDoneBy,
  imageUrlOf,
  moveFeatured,
  moveItemInto,
  newItem,
  newKey,
  nextFeaturedRank,
  ok,
  OPERATOR,
  orderFor,
  PRODUCT_PLACEHOLDER,
  refused,
  setsToLevel3,
  soldOutMoment,
  type Item,
  type ItemChanges,
  type SoldOut,
  type StoredChange,
  withoutEmpty,
} from '@carta/domain';
import { readCategoryWithCounts, writeToLevel } from '../database/category-row.ts';
import { noteRows, noteUpdates } from '../database/change-notes.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { changedColumns } from '../database/changed-columns.ts';
import { changeBusiness, type Change, type ChangedBusiness, type ChangeResult } from '../database/change-business.ts';
import { storeDeletion } from '../database/store-deletion.ts';
import { itemFromRow, itemRow } from '../database/item-row.ts';
import type { Database } from '../database/database.ts';
import { checkDeclared } from '../database/check-declared.ts';
import { noteItems } from '../database/note-records.ts';
import { storePriceHistory } from '../database/price-history.ts';
import { checkStoredSize } from '../database/records.ts';
import { itemsUnder } from '../database/several.ts';
import { moveSibling, notePositions, siblingsOf } from '../database/siblings.ts';
import { updateEach } from '../database/update-each.ts';
import { timeZoneOf } from '../database/time-zone-of.ts';

/** The fields of a new item; absent ones get their defaults. */
export type ItemRequest = Pick<Item, 'key' | 'parent' | 'level' | 'title' | 'order' | 'price'> &
  Partial<Pick<Item, 'description' | 'image' | 'show' | 'featured'>>;

/** The changed fields of an item, and the version and parent that the edit is based on. */
export type ItemEdit = Pick<Item, 'key'> &
  Omit<ItemChanges, 'soldOutUntil'> &
  Pick<Partial<Item>, 'image' | 'parent' | 'version'> & { soldOut?: SoldOut | undefined };

export function itemsStore(database: Database, now: () => number) {
  const changing = (business: string, done: StoredChange['done'], record: string): ChangedBusiness => ({
    business,
    lastChange: { at: now(), kind: 'item', done, record },
  });
  return {
    create: (business: string, request: ItemRequest): Promise<ChangeResult<Item>> =>
      changeBusiness(database, changing(business, 'added', request.key), async (change) => {
        const { key, parent, title, description = '', price, show = true, featured = false } = request;
        const holding = await readCategoryWithCounts(change, business, parent);
        if (!holding) return refused('not-found');
        const known = await find(change, business, 'key', key);
        if (known) return { ok: false, reason: 'key-exists', current: known };
        const allowed = canHoldItem(holding);
        if (!allowed.ok) return allowed;
        if (allowed.value !== request.level) return refused('wrong-level');
        const order = orderFor(await siblingsOf(change, 'items', business, parent), request.order);
        const item: Item = {
          ...newItem({ business, key, order, parent: holding.category }),
          _id: newKey(),
          title,
          description,
          price,
          show,
          version: 0,
          image: { url: imageUrlOf(request.image?.url, business, PRODUCT_PLACEHOLDER) },
          featured: featured === false ? false : nextFeaturedRank(await featuredOf(change, business)),
        };
        if (setsToLevel3(holding)) await writeToLevel(change, holding.category, 3);
        await change.insertInto('items').values(itemRow(item)).execute();
        noteItems(change, { before: [], after: [item] });
        const size = await checkStoredSize(change, business);
        return size.ok ? ok(item) : size;
      }),

    /** Refuses what `update` would refuse, without changing anything. */
    check: (business: string, edit: ItemEdit) => editable(database, business, edit),

    update: (business: string, edit: ItemEdit, by = OPERATOR): Promise<ChangeResult<Item>> =>
      changeBusiness(database, changing(business, changeDoneBy(edit), edit.key), async (change) => {
        const found = await editable(change, business, edit);
        if (!found.ok) return found;
        const item = found.value;
        const { allergens, diets, optionGroups, ...others } = { ...item, ...edit };
        const { title, description, price, show, featured, image } = others;
        const rank = featured && (item.featured || nextFeaturedRank(await featuredOf(change, business)));
        const { soldOut } = edit;
        const until =
          soldOut === undefined ? item.soldOutUntil : soldOutMoment(soldOut, await timeZoneOf(change, business), now());
        const shown = { title, description, price, show, image, featured: rank, soldOutUntil: until };
        const { allergens: _allergens, diets: _diets, optionGroups: _groups, ...plain } = item;
        const declared = withoutEmpty({ allergens, diets, optionGroups });
        const edited = { ...plain, ...shown, ...declared, version: item.version + 1 };
        const checked = await checkDeclared(change, business, edit, [edited]);
        if (!checked.ok) return checked;
        await change
          .updateTable('items')
          .set(changedColumns(itemRow(item), itemRow(edited)))
          .where('business', '=', business)
          .where('key', '=', edit.key)
          .execute();
        noteItems(change, { before: [item], after: [edited] });
        const repriced = { key: item.key, from: item.price, to: price };
        await storePriceHistory(change, business, [repriced], { by, at: now() });
        return ok(edited);
      }),

    delete: (
      business: string,
      key: string,
    ): Promise<ChangeResult<{ deleted: { categories: number; items: number } }>> =>
      changeBusiness(database, changing(business, 'deleted', key), async (change) => {
        const row = await change
          .deleteFrom('items')
          .where('business', '=', business)
          .where('key', '=', key)
          .returningAll()
          .executeTakeFirst();
        if (!row) return refused('not-found');
        noteRows(change, 'items', { before: [row], after: [] });
        await storeDeletion(change, business, { categories: [], items: [itemFromRow(row)] }, now());
        return ok({ deleted: { categories: 0, items: 1 } });
      }),

    /** Moves an item to a 0-based index among its siblings; returns their keys in the new order. */
    move: (business: string, id: string, toIndex: number): Promise<ChangeResult<{ order: string[] }>> =>
      changeBusiness(database, changing(business, 'moved', id), async (change) => {
        const item = await find(change, business, 'id', id);
        return item ? moveSibling(change, 'items', item, toIndex) : refused('not-found');
      }),

    /** Moves an item into another category, to a 0-based index or to the end; returns the keys there in the new order. */
    moveInto: (
      business: string,
      id: string,
      { parent, order }: { parent: string; order?: number | undefined },
    ): Promise<ChangeResult<{ item: Item; order: string[] }>> =>
      changeBusiness(database, changing(business, 'moved', id), async (change) => {
        const item = await find(change, business, 'id', id);
        const holding = await readCategoryWithCounts(change, business, parent);
        if (!item || !holding) return refused('not-found');
        const there = await itemsUnder(change, business, [parent]);
        const moved = moveItemInto(item, { ...holding, items: there }, order);
        if (!moved.ok) return moved;
        const { items: placed, marksTarget } = moved.value;
        const edited = { ...item, ...placed.find(({ key }) => key === item.key), version: item.version + 1 };
        await change
          .updateTable('items')
          .set(changedColumns(itemRow(item), itemRow(edited)))
          .where('business', '=', business)
          .where('key', '=', item.key)
          .execute();
        noteItems(change, { before: [item], after: [edited] });
        notePositions(change, 'items', there, placed);
        const numbers = placed.map(({ key, order: place }) => [key, place] as const);
        await updateEach(change, { table: 'items', column: 'position', business }, numbers);
        if (marksTarget) await writeToLevel(change, holding.category, 3);
        return ok({ item: edited, order: placed.map(({ key }) => key) });
      }),

    /** Moves an item to a 0-based index among the shown featured ones; returns the keys of all featured ones by rank. */
    moveFeatured: (business: string, id: string, toIndex: number): Promise<ChangeResult<{ order: string[] }>> =>
      changeBusiness(database, changing(business, 'moved', id), async (change) => {
        const item = await find(change, business, 'id', id);
        if (!item) return refused('not-found');
        const before = await featuredOf(change, business);
        const moved = moveFeatured(before, item.key, toIndex);
        if (!moved.ok) return refused(moved.reason === 'unknown-key' ? 'not-found' : moved.reason);
        const ranks = new Map(before.map(({ key, featured }) => [key, featured]));
        const changed = moved.value.filter(({ key, featured }) => ranks.get(key) !== featured);
        await updateEach(
          change,
          { table: 'items', column: 'featured_rank', business },
          changed.map(({ key, featured }) => [key, Number(featured)]),
        );
        noteUpdates(change, 'items', { before, after: changed }, ({ key, featured }) => ({
          key,
          featured_rank: Number(featured),
        }));
        const byRank = moved.value.toSorted((a, b) => Number(a.featured) - Number(b.featured));
        return ok({ order: byRank.map(({ key }) => key) });
      }),
  };
}

/** Reads the item to edit; refuses a missing one, another parent and an outdated `version`. */
async function editable(
  database: Database,
  business: string,
  { key, parent, version }: ItemEdit,
): Promise<ChangeResult<Item>> {
  const item = await find(database, business, 'key', key);
  if (!item || (parent !== undefined && parent !== item.parent)) return refused('not-found');
  if (version !== undefined && version !== item.version) return { ok: false, reason: 'stale', current: item };
  return ok(item);
}

async function find(database: Database, business: string, by: 'key' | 'id', value: string): Promise<Item | null> {
  const [row] = (await selected[by](database, business, value)).rows;
  return row ? itemFromRow(row) : null;
}

const selectedBy = (by: 'key' | 'id') =>
  compiledOnce((database) => database.selectFrom('items').selectAll().where('business', '=', '').where(by, '=', ''));
const selected = { key: selectedBy('key'), id: selectedBy('id') };

async function featuredOf(change: Change, business: string): Promise<Pick<Item, 'key' | 'show' | 'featured'>[]> {
  const rows = await change
    .selectFrom('items')
    .select(['key', 'show', 'featured_rank'])
    .where('business', '=', business)
    .where('featured_rank', 'is not', null)
    .orderBy('featured_rank')
    .orderBy('key')
    .execute();
  return rows.map(({ key, show, featured_rank: rank }) => ({ key, show: show === 1, featured: rank ?? false }));
}

export type ItemsStore = ReturnType<typeof itemsStore>;
