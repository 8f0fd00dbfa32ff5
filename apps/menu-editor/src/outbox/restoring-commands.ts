import {
  featuredShown,
  itemsOf,
  sortByOrder,
  type Category,
  type Item,
  type Menu,
  type OptionGroup,
} from '@carta/domain';
import * as actions from './actions.ts';
import type { Command } from './command-action.ts';

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
  if (deleted.length > 0) return [actions.restorationConfirmed({ deleted })];
  const created = missingRecords(is, was);
  if (created.length > 0) return created.map(removalOf);
  const moved = keys.filter((key) => was.get(key)?.parent !== is.get(key)?.parent);
  return [
    ...movesBack(moved, before),
    ...keys.flatMap((key) => {
      const [old, current] = [was.get(key), is.get(key)];
      if (!old || !current) return [];
      const sorted = moved.includes(key) ? [] : sortedBack(old, was, is);
      return [...sorted, ...featuredBack(key, before, after), ...changedBack(old, current)];
    }),
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
  if ('options' in record) return actions.groupRemovalConfirmed({ key });
  return actions.removalConfirmed({ kind: 'price' in record ? 'product' : 'category', key });
}

/** Those of a category are put back from the first to the last, so that each gets its index. */
function movesBack(keys: readonly string[], before: Menu): Command[] {
  const parents = new Set(before.items.flatMap(({ key, parent }) => (keys.includes(key) ? parent : [])));
  const places = [...parents].flatMap((parent) =>
    itemsOf(before, parent).flatMap(({ key }, toIndex) => (keys.includes(key) ? { key, parent, toIndex } : [])),
  );
  if (places.length > 1) return [actions.itemsPutBack({ places })];
  return places.map(actions.itemMovedInto);
}

function sortedBack(record: MenuRecord, was: Records, is: Records): Command[] {
  const [toIndex, index] = [was, is].map((records) => {
    const siblings = [...records.values()].filter(
      (other) => other.parent === record.parent && 'options' in other === 'options' in record,
    );
    return sortByOrder(siblings).findIndex(({ key }) => key === record.key);
  });
  if (toIndex === undefined || toIndex === index) return [];
  const { groupMoved, itemMoved, categoryMoved } = actions;
  const moved = 'options' in record ? groupMoved : 'price' in record ? itemMoved : categoryMoved;
  return [moved({ key: record.key, toIndex })];
}

/** A hidden item has no index among the featured ones. */
function featuredBack(key: string, before: Menu, after: Menu): Command[] {
  const isFeatured = ({ items }: Menu) => items.some((item) => item.key === key && item.featured !== false);
  const indexIn = ({ items }: Menu) => featuredShown(items).findIndex((item) => item.key === key);
  const [toIndex, index] = [indexIn(before), indexIn(after)];
  if (!isFeatured(before)) return isFeatured(after) ? [actions.itemUnfeatured({ key })] : [];
  const move = toIndex < 0 ? [] : [actions.featuredMoved({ key, toIndex })];
  if (!isFeatured(after)) return [actions.itemFeatured({ key }), ...move];
  return index < 0 || index === toIndex ? [] : move;
}

/** Of categories and items; the options of a group have ends of 'sold out', which an edit does not carry. */
function changedBack(old: MenuRecord, current: MenuRecord): Command[] {
  if ('options' in old) return [];
  const [was, is]: Record<string, unknown>[] = [old, current].map((record) => ({ ...EMPTY, ...record }));
  const fields = Object.keys({ ...old, ...current }).filter(
    (field) => !PLACE.includes(field) && JSON.stringify(was?.[field]) !== JSON.stringify(is?.[field]),
  );
  if (fields.length === 0) return [];
  const { itemChanged, categoryChanged } = actions;
  const changed = 'price' in old ? itemChanged : categoryChanged;
  return [changed({ key: old.key, changes: Object.fromEntries(fields.map((field) => [field, was?.[field]])) })];
}
