import type { ApiClient, ApiResult } from '@carta/api-client';
import {
  findCategory,
  newCategory,
  newItem,
  nextOrder,
  resetsToLevel,
  setsToLevel3,
  type Category,
  type Item,
  type Menu,
  type Price,
} from '@carta/domain';
import { categoriesAdded, categoryChanged, itemsAdded } from '@carta/panel';
import { GONE, NOTHING_TO_SEND, sent, type CommandDefinition, type MenuChange, type Sent } from '../command.ts';
import { updateCategory } from './update-record.ts';

export interface Addition {
  readonly kind: 'category' | 'product';
  /** Key of the category that will hold them; null for level 1. */
  readonly parent: string | null;
  /** Keys of the new records; they make the addition idempotent. [KEY-1] */
  readonly keys: string[];
  /** What the owner has typed for each of `keys`; without it the records are empty. */
  readonly typed?: TypedRecord[];
}

/** A new record as the owner typed it; the price and the description belong to items. */
export interface TypedRecord {
  readonly title: string;
  readonly description?: string;
  readonly price?: Price;
}

/** Creates categories or items, in parallel, at the end of `parent`. [NEW-1] [NEW-2] */
export const addRecords: CommandDefinition<Addition> = {
  send: async (api, addition, { menu }) => {
    const parent = findCategory(menu, addition.parent);
    if (addition.parent !== null && !parent) return GONE;
    if (addition.kind === 'category') return addCategories(api, menu, addition, parent);
    return parent ? addItems(api, menu, addition, parent) : NOTHING_TO_SEND;
  },
  optimistic: (addition, menu) => {
    const parent = findCategory(menu, addition.parent);
    if (addition.parent !== null && !parent) return [];
    const unsaved = <T extends { key: string }>(record: T) => ({ ...record, _id: record.key, version: 0 });
    if (addition.kind === 'category')
      return [
        categoriesAdded(newCategories(menu, addition, parent).map(unsaved)),
        ...(parent ? [categoryChanged({ key: parent.key, changes: { toLevel: null } })] : []),
      ];
    if (!parent) return [];
    return [
      itemsAdded(newItems(menu, addition, parent).map(unsaved)),
      ...(marksLevel3(menu, parent) ? [categoryChanged({ key: parent.key, changes: { toLevel: 3 } })] : []),
    ];
  },
  records: ({ keys }) => keys,
  dependsOn: ({ keys, parent }) => [...keys, parent],
  creates: true,
  failure: {
    log: ({ kind, parent }) =>
      kind === 'product' ? 'create item' : parent === null ? 'create category l1' : 'create category l2',
  },
  blocksScreen: ({ typed }) => !typed,
  // The owner types the next one meanwhile.
  showsAtOnce: ({ typed }) => typed !== undefined,
};

/** Resets `toLevel` of the parent before the categories are created. [LEVEL-1] */
async function addCategories(api: ApiClient, menu: Menu, addition: Addition, parent: Category | undefined) {
  const reset =
    parent && resetsToLevel(parent) ? await updateCategory(api, parent, { toLevel: null }) : NOTHING_TO_SEND;
  if (!reset.ok) return reset;
  const answers = await Promise.all(
    newCategories(menu, addition, parent).map(async (body) => {
      const params = { businessKey: menu.key, level: `${body.level}` as const, categoryKey: body.key };
      return created(await api.createCategory({ params, body }), (category) => categoriesAdded([category]));
    }),
  );
  return mergeResults([reset, ...answers]);
}

/** Sets `toLevel` of an empty level-1 category after its items are created. [LEVEL-2] */
async function addItems(api: ApiClient, menu: Menu, addition: Addition, parent: Category) {
  const answers = await Promise.all(
    newItems(menu, addition, parent).map(async ({ soldOutUntil: _, ...body }) => {
      const params = { businessKey: menu.key, itemKey: body.key };
      return created(await api.createItem({ params, body }), (item) => itemsAdded([item]));
    }),
  );
  const marks = answers.some(({ changes }) => changes.length > 0) && marksLevel3(menu, parent);
  return mergeResults([...answers, marks ? await updateCategory(api, parent, { toLevel: 3 }) : NOTHING_TO_SEND]);
}

/** An existing key means that an earlier try of this command created the record and its answer was lost. [KEY-1] */
export function created<T>(answer: ApiResult<T>, changeOf: (record: T) => MenuChange): Sent {
  if (!answer.ok && answer.error.code === 'conflict' && answer.error.current)
    return { ok: true, changes: [changeOf(answer.error.current as T)] };
  return sent(answer, (record) => [changeOf(record)]);
}

function mergeResults(answers: readonly Sent[]): Sent {
  const changes = answers.flatMap((answer) => answer.changes);
  const failed = answers.find((answer) => !answer.ok);
  return failed ? { ...failed, changes } : { ok: true, changes };
}

function marksLevel3(menu: Menu, parent: Category): boolean {
  const subcategories = menu.categoriesL2.filter((category) => category.parent === parent.key).length;
  const items = menu.items.filter((item) => item.parent === parent.key).length;
  return setsToLevel3({ category: parent, subcategories, items });
}

function newCategories(menu: Menu, addition: Addition, parent: Category | undefined) {
  const all = [...menu.categoriesL1, ...menu.categoriesL2];
  const siblings = all.filter((category) => category.parent === parent?.key);
  const under = parent ? { parent: parent.key } : {};
  return positions(addition, siblings, all).map(({ typed, ...place }) => ({
    ...newCategory({ business: menu.key, ...under, ...place }),
    ...(typed && { title: typed.title }),
  }));
}

function newItems(menu: Menu, addition: Addition, parent: Category) {
  const siblings = menu.items.filter((item) => item.parent === parent.key);
  return positions(addition, siblings, menu.items).map(({ typed, ...place }) => ({
    ...newItem({ business: menu.key, parent, ...place }),
    ...typed,
  }));
}

type Position = Pick<Item, 'key' | 'order'>;

/** Returns the keys that the menu does not have yet, with orders after the siblings' and what the owner has typed. */
function positions({ keys, typed }: Addition, siblings: readonly Position[], all: readonly Position[]) {
  const first = nextOrder(siblings);
  const records = keys.map((key, index) => ({ key, typed: typed?.[index] }));
  const missing = records.filter(({ key }) => !all.some((record) => record.key === key));
  return missing.map((record, index): Position & { typed: TypedRecord | undefined } => ({
    ...record,
    order: first + index,
  }));
}
