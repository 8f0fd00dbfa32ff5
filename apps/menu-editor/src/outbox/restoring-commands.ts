import {
  type Category,
  featuredShown,
  isChanged,
  type Item,
  itemsOf,
  type Menu,
  type OptionGroup,
  sortByOrder,
} from '@carta/domain';
import { type Command, commandAction } from './command-action.ts';

type MenuRecord = (Category | Item | OptionGroup) & { readonly parent?: string };
type Records = ReadonlyMap<string, MenuRecord>;

/** Fields that a record leaves out where they are empty. */
const EMPTY: Partial<MenuRecord> = { allergens: {}, diets: [], optionGroups: [], availability: [] };
/** Moving and featuring restore these. */
const PLACE = ['parent', 'level', 'order', 'featured'];

/**
 * Returns the commands that turn the menu `after` into the one `before`, in order; none if nothing can. What was deleted is restored, or what was
 * created is deleted: the rest follows from it. Otherwise the records with these keys get their places and values back.
 */
export function restoringCommands(keys: readonly string[], before: Menu, after: Menu): readonly Command[] {
  const [was, is] = [recordsOf(before), recordsOf(after)];
  const deleted = missingRecords(was, is).map(({ key }) => key);
  if (deleted.length > 0) return [commandAction('menu-editor/restorationConfirmed', { deleted })];
  const created = missingRecords(is, was);
  if (created.length > 0) return created.map(removalOf);
  const moved = new Set(keys.filter((key) => was.get(key)?.parent !== is.get(key)?.parent));
  const featured = { was: featuredPlaces(before), is: featuredPlaces(after) };
  return [
    ...movesBack(moved, before),
    ...keys.flatMap((key) => {
      const [old, current] = [was.get(key), is.get(key)];
      if (!old || !current) return [];
      const sorted = moved.has(key) ? [] : sortedBack(old, was, is);
      return [...sorted, ...changedBack(old, current)];
    }),
    // From the first to the last, so that each gets its index.
    ...keys
      .filter((key) => was.has(key) && is.has(key))
      .toSorted((a, b) => (featured.was.get(a) ?? 0) - (featured.was.get(b) ?? 0))
      .flatMap((key) => featuredBack(key, featured)),
  ];
}

function recordsOf({ categoriesL1, categoriesL2, items, optionGroups }: Menu): Records {
  return new Map([...categoriesL1, ...categoriesL2, ...items, ...optionGroups].map((record) => [record.key, record]));
}

/** Returns the records that `others` lacks, without those inside another one. */
function missingRecords(records: Records, others: Records): MenuRecord[] {
  const isMissing = (key = '') => records.has(key) && !others.has(key);
  return [...records.values()].filter(({ key, parent }) => isMissing(key) && !isMissing(parent));
}

function removalOf(record: MenuRecord): Command {
  const { key } = record;
  if ('options' in record) return commandAction('menu-editor/groupRemovalConfirmed', { key });
  return commandAction('menu-editor/removalConfirmed', { kind: 'price' in record ? 'product' : 'category', key });
}

/** Those of a category are put back from the first to the last, so that each gets its index. */
function movesBack(keys: ReadonlySet<string>, before: Menu): Command[] {
  const parents = new Set(before.items.flatMap(({ key, parent }) => (keys.has(key) ? parent : [])));
  const places = [...parents].flatMap((parent) =>
    itemsOf(before, parent).flatMap(({ key }, toIndex) => (keys.has(key) ? { key, parent, toIndex } : [])),
  );
  if (places.length > 1) return [commandAction('menu-editor/itemsPutBack', { places })];
  return places.map((place) => commandAction('menu/itemMovedInto', place));
}

function sortedBack(record: MenuRecord, was: Records, is: Records): Command[] {
  const [toIndex, index] = [was, is].map((records) => {
    const siblings = [...records.values()].filter(
      (other) => other.parent === record.parent && 'options' in other === 'options' in record,
    );
    return sortByOrder(siblings).findIndex(({ key }) => key === record.key);
  });
  if (toIndex === undefined || toIndex === index) return [];
  const move = { key: record.key, toIndex };
  if ('options' in record) return [commandAction('menu-editor/groupMoved', move)];
  return [commandAction('price' in record ? 'menu/itemMoved' : 'menu/categoryMoved', move)];
}

/** The featured items by key, with their 0-based indexes among the shown ones; a hidden item has none. */
type FeaturedPlaces = ReadonlyMap<string, number | null>;

function featuredPlaces({ items }: Menu): FeaturedPlaces {
  const hidden = items.flatMap(({ key, featured }) => (featured === false ? [] : [[key, null] as const]));
  const shown = featuredShown(items).map(({ key }, index) => [key, index] as const);
  return new Map<string, number | null>([...hidden, ...shown]);
}

function featuredBack(
  key: string,
  { was, is }: { readonly was: FeaturedPlaces; readonly is: FeaturedPlaces },
): Command[] {
  const [toIndex, index] = [was.get(key), is.get(key)];
  if (toIndex === undefined) return index === undefined ? [] : [commandAction('menu/itemUnfeatured', { key })];
  const move = toIndex === null ? [] : [commandAction('menu/featuredMoved', { key, toIndex })];
  if (index === undefined) return [commandAction('menu/itemFeatured', { key }), ...move];
  return index === null || index === toIndex ? [] : move;
}

/** Of categories and items; the options of a group have ends of 'sold out', which an edit does not carry. */
function changedBack(old: MenuRecord, current: MenuRecord): Command[] {
  if ('options' in old) return [];
  const [was, is]: Record<string, unknown>[] = [old, current].map((record) => ({ ...EMPTY, ...record }));
  const fields = Object.keys({ ...old, ...current }).filter(
    (field) => !PLACE.includes(field) && isChanged(was?.[field], is?.[field]),
  );
  if (fields.length === 0) return [];
  const changes = Object.fromEntries(fields.map((field) => [field, was?.[field]]));
  return [commandAction('price' in old ? 'menu/itemChanged' : 'menu/categoryChanged', { key: old.key, changes })];
}
