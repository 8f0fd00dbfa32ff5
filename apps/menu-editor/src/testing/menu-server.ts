import {
  duplicateCategory,
  duplicateItem,
  editOptionGroup,
  groupUses,
  itemsOf,
  newKey,
  newOptionGroup,
  removeCategory,
  repricedGroups,
  restore,
  restoredUses,
  type Category,
  type CategoryChanges,
  type ChangedPrice,
  type Deletion,
  type Item,
  type ItemChanges,
  type Menu,
  type OptionGroup,
  UNTIL_BACK,
  type SoldOut,
} from '@carta/domain';
import {
  categoriesAdded,
  categoryChanged,
  categoryMoved,
  categoryRemoved,
  featuredMoved,
  groupsChanged,
  itemChanged,
  itemMoved,
  itemMovedInto,
  itemRemoved,
  itemsAdded,
  itemsMovedInto,
  menuShown,
  menuReducer,
  pricesChanged,
  siblingsOrdered,
  type MenuState,
} from '@carta/panel';
import { moveGroup } from '../outbox/commands/move-group.ts';
import type { MenuChange } from '../outbox/command.ts';
import { accepted, refusedWith, type Answers } from './fake-api.ts';

export const TOMORROW = Date.now() + 24 * 60 * 60 * 1_000;

const soldOutEnd = (soldOut: SoldOut) => (soldOut === 'until-back' ? UNTIL_BACK : soldOut ? TOMORROW : null);

interface SeveralBody {
  readonly keys: string[];
  readonly delete?: true;
  readonly set?: ItemChanges & { readonly soldOut?: SoldOut; readonly parent?: string };
}

/** A server that holds the menu: it carries out what is sent to it by the rules of the domain, and has a trash. */
export function menuServer(stored: Menu) {
  let state: MenuState = { menu: stored, etag: null };
  const trash = new Map<string, Deletion>();
  const plans = new Map<string, number>();

  const menu = () => state.menu!;
  const change = (...changes: MenuChange[]) => {
    state = changes.reduce<MenuState>(menuReducer, state);
  };
  const itemOf = (key: unknown) => menu().items.find((item) => item.key === key || item._id === key)!;
  const categoryOf = (key: unknown) =>
    [...menu().categoriesL1, ...menu().categoriesL2].find((one) => one.key === key || one._id === key)!;
  const groupOf = (key: unknown) => menu().optionGroups.find((one) => one.key === key || one._id === key)!;

  const changeItem = (key: unknown, { soldOut, ...changes }: ItemChanges & { soldOut?: SoldOut }) => {
    const until = soldOut === undefined ? {} : { soldOutUntil: soldOutEnd(soldOut) };
    const { version } = itemOf(key);
    change(itemChanged({ key: String(key), changes: { ...changes, ...until, version: version + 1 } }));
    return itemOf(key);
  };
  const changeCategory = (key: unknown, changes: CategoryChanges) => {
    const { version } = categoryOf(key);
    change(categoryChanged({ key: String(key), changes: { ...changes, version: version + 1 } }));
    return categoryOf(key);
  };
  const deleteCategory = (key: string) => {
    const gone = removeCategory(menu(), key).menu;
    const lost = <T extends { key: string }>(of: readonly T[], left: readonly T[]) => {
      const keys = new Set(left.map((record) => record.key));
      return of.filter((record) => !keys.has(record.key));
    };
    const { categoriesL1, categoriesL2, items } = menu();
    const categories = [...lost(categoriesL1, gone.categoriesL1), ...lost(categoriesL2, gone.categoriesL2)];
    trash.set(key, { categories, items: lost(items, gone.items) });
    change(categoryRemoved({ key }));
  };
  const deleteItem = (key: string) => {
    trash.set(key, { categories: [], items: [itemOf(key)] });
    change(itemRemoved({ key }));
  };
  const deleteGroup = (key: string) => {
    trash.set(key, { categories: [], items: [], optionGroup: groupOf(key), uses: groupUses(menu().items, key) });
    const items = menu().items.map((item) => ({
      ...item,
      ...(item.optionGroups && { optionGroups: item.optionGroups.filter((used) => used !== key) }),
    }));
    change(menuShown({ ...menu(), items, optionGroups: menu().optionGroups.filter((group) => group.key !== key) }));
  };
  const restoreGroup = (group: OptionGroup, { uses = [] }: Deletion) => {
    change(groupsChanged([group]));
    const restored = restoredUses(menu().items, { group: group.key, uses, groups: menu().optionGroups });
    return restored.map(({ key, optionGroups }) => changeItem(key, { optionGroups }));
  };
  const moveInto = (key: string, parent: string, toIndex?: number) => {
    change(itemMovedInto({ key, parent, ...(toIndex === undefined ? {} : { toIndex }) }));
    return { item: itemOf(key), order: itemsOf(menu(), parent).map((sibling) => sibling.key) };
  };
  const copied = (copies: ReturnType<typeof duplicateItem>) => {
    if (!copies.ok) return refusedWith('not-found');
    const { categories, items, order } = copies.value;
    change(categoriesAdded(categories), itemsAdded(items), siblingsOrdered(order));
    return accepted({ categories, items, order });
  };

  const answers: Answers = {
    sortItem: ({ params, body }) => {
      change(itemMoved({ key: itemOf(params.productId).key, toIndex: body.order as number }));
      return accepted({ order: [] });
    },
    sortCategory: ({ params, body }) => {
      change(categoryMoved({ key: categoryOf(params.categoryId).key, toIndex: body.order as number }));
      return accepted({ order: [] });
    },
    sortFeatured: ({ params, body }) => {
      change(featuredMoved({ key: itemOf(params.itemId).key, toIndex: body.order as number }));
      return accepted({ order: [] });
    },
    sortOptionGroup: ({ params, body }) => {
      const move = { key: groupOf(params.groupId).key, toIndex: body.order as number };
      change(...moveGroup.optimistic!(move, menu()));
      return accepted({ order: [] });
    },
    moveItem: ({ params, body }) =>
      accepted(moveInto(itemOf(params.itemId).key, String(body.parent), body.order as number | undefined)),
    updateItem: ({ body: { business: _, key, parent: _in, version: _seen, ...changes } }) =>
      accepted(changeItem(key, changes)),
    updateCategory: ({ params, body: { business: _, key: _key, version: _seen, ...changes } }) =>
      accepted(changeCategory(params.key, changes)),
    updateSeveralItems: ({ body }) => {
      const { keys, set = {}, ...rest } = body as unknown as SeveralBody;
      if (rest.delete) for (const key of keys) deleteItem(key);
      const { parent, ...changes } = set;
      if (parent !== undefined) change(itemsMovedInto({ keys, parent }));
      return accepted(rest.delete ? { deleted: {} } : { items: keys.map((key) => changeItem(key, changes)) });
    },
    updateSeveralCategories: ({ body }) => {
      const { keys, set = {}, ...rest } = body as unknown as SeveralBody;
      if (rest.delete) for (const key of keys) deleteCategory(key);
      return accepted(rest.delete ? { deleted: {} } : { categories: keys.map((key) => changeCategory(key, set)) });
    },
    updatePrices: ({ body }) => {
      const prices = body.prices as ChangedPrice[];
      change(pricesChanged(prices), groupsChanged(repricedGroups(menu().optionGroups, prices)));
      const isChanged = ({ key }: Item | OptionGroup) => prices.some((price) => price.key === key);
      return accepted({ items: menu().items.filter(isChanged), groups: menu().optionGroups.filter(isChanged) });
    },
    createItem: ({ body }) => {
      const item = { ...body, _id: `id-${String(body.key)}`, version: 0, soldOutUntil: null } as Item;
      change(itemsAdded([item]));
      return accepted(item);
    },
    createCategory: ({ body }) => {
      const category = { ...body, _id: `id-${String(body.key)}`, version: 0 } as Category;
      change(categoriesAdded([category]));
      return accepted(category);
    },
    deleteItem: ({ params }) => {
      deleteItem(String(params.itemKey));
      return accepted({ deleted: { categories: 0, items: 1 } });
    },
    deleteCategory: ({ params }) => {
      deleteCategory(String(params.categoryKey));
      return accepted({ deleted: { categories: 1, items: 0 } });
    },
    restore: ({ params }) => {
      const deletion = trash.get(String(params.key));
      if (!deletion) return refusedWith('not-found');
      const group = deletion.optionGroup;
      if (group) return accepted({ categories: [], items: restoreGroup(group, deletion), groups: [group] });
      const restored = restore(menu(), deletion);
      if (!restored.ok) return refusedWith('conflict');
      const { categories, items } = restored.value;
      change(categoriesAdded([...categories]), itemsAdded([...items]));
      return accepted({ categories, items, groups: [] });
    },
    copyItem: ({ params }) => copied(duplicateItem(menu(), itemOf(params.itemId).key, newKey)),
    copyCategory: ({ params }) => copied(duplicateCategory(menu(), categoryOf(params.categoryId).key, newKey)),
    createOptionGroup: ({ params, body }) => {
      const place = { business: menu().key, key: String(params.groupKey), order: menu().optionGroups.length };
      const group = { ...newOptionGroup(body as never, place), _id: `id-${place.key}`, version: 0 };
      change(groupsChanged([group]));
      return accepted(group);
    },
    updateOptionGroup: ({ params, body: { version: _, ...changes } }) => {
      const group = groupOf(params.groupKey);
      const edited = editOptionGroup(group, changes, TOMORROW);
      if (!edited.ok) return refusedWith('invalid');
      change(groupsChanged([{ ...edited.value, version: group.version + 1 }]));
      return accepted(groupOf(group.key));
    },
    deleteOptionGroup: ({ params }) => {
      deleteGroup(String(params.groupKey));
      return accepted({ deleted: { groups: 1, products: 0 } });
    },
    uploadCover: () => accepted(menu().categoriesL1[0]),
    importMenu: () => accepted({ categories: 0, items: 0, effect: { added: [], removed: [] } }),
    undoChange: () => accepted({ categories: [], items: [], groups: [], removed: [] }),
    undoImport: () => accepted({ categories: 0, items: 0 }),
    planPrices: ({ body }) => {
      plans.set(String(body.key), body.at as number);
      return accepted({ ...body, status: 'planned' });
    },
    updatePlannedPrices: ({ params, body }) => {
      plans.set(String(params.key), body.at as number);
      return accepted({ ...body, status: 'planned' });
    },
    cancelPlannedPrices: ({ params }) => {
      plans.delete(String(params.key));
      return accepted({ status: 'cancelled' });
    },
  };
  const deleteRecord = (key: string) => {
    const isOne = (records: readonly { readonly key: string }[]) => records.some((record) => record.key === key);
    if (isOne(menu().optionGroups)) deleteGroup(key);
    else if (isOne(menu().items)) deleteItem(key);
    else deleteCategory(key);
  };
  return { answers, menu, plans, remove: deleteRecord };
}
