import { createSlice, type ActionCreatorWithPayload, type PayloadAction, type Reducer } from '@reduxjs/toolkit';
import {
  DEFAULT_TIME_ZONE,
  findCategory,
  moveFeatured,
  moveItemInto,
  moveItemsInto,
  moveWithin,
  nextFeaturedRank,
  removeCategory,
  sortByOrder,
  targetOf,
  type Business,
  type Category,
  type CategoryChanges,
  type ChangedPrice,
  type Item,
  type ItemChanges,
  type Menu,
  type OptionGroup,
} from '@carta/domain';

export interface MenuState {
  menu: Menu | null;
  /** ETag of the server's last menu; null if it sent none. */
  etag: string | null;
}

/** A change of several records. Only products can be sold out. */
export interface SeveralChange {
  /** Keys of the categories and items. */
  readonly categories: string[];
  readonly items: string[];
  readonly changes: { readonly show: boolean } | { readonly soldOutUntil: number | null };
}

const initialState: MenuState = { menu: null, etag: null };

type CategoryList = 'categoriesL1' | 'categoriesL2';
const CATEGORY_LISTS: readonly CategoryList[] = ['categoriesL1', 'categoriesL2'];

const slice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    menuRefreshRequested() {},
    menuRefreshFailed() {},
    /** The server's menu replaces the shown one. */
    menuReceived(_state, { payload }: PayloadAction<{ menu: Menu; etag: string | null }>) {
      return payload;
    },
    /** The server's menu with optimistic updates. The ETag stays the server's. */
    menuShown(state, { payload: menu }: PayloadAction<Menu>) {
      state.menu = menu;
    },
    /** Settings from an answer of the server; ignored if older than the shown ones. The ETag stays, since it also covers categories and items. */
    businessReceived({ menu }, { payload }: PayloadAction<Business>) {
      if (menu && menu.version <= payload.version) Object.assign(menu, payload);
    },
    categoriesAdded({ menu }, { payload }: PayloadAction<Category[]>) {
      for (const category of payload) addOnce(menu?.[category.level === 1 ? 'categoriesL1' : 'categoriesL2'], category);
    },
    itemsAdded({ menu }, { payload }: PayloadAction<Item[]>) {
      for (const item of payload) addOnce(menu?.items, item);
    },
    categoryChanged({ menu }, { payload }: PayloadAction<{ key: string; changes: CategoryChanges | Category }>) {
      Object.assign((menu && findCategory(menu, payload.key)) ?? {}, payload.changes);
    },
    itemChanged({ menu }, { payload }: PayloadAction<{ key: string; changes: ItemChanges | Item }>) {
      Object.assign(menu?.items.find(({ key }) => key === payload.key) ?? {}, payload.changes);
    },
    severalChanged({ menu }, { payload: { categories, items, changes } }: PayloadAction<SeveralChange>) {
      if (!menu) return;
      for (const item of menu.items) if (items.includes(item.key)) Object.assign(item, changes);
      if (!('show' in changes)) return;
      for (const category of [...menu.categoriesL1, ...menu.categoriesL2])
        if (categories.includes(category.key)) category.show = changes.show;
    },
    itemFeatured({ menu }, { payload }: PayloadAction<{ key: string }>) {
      const item = menu?.items.find(({ key }) => key === payload.key);
      if (menu && item?.featured === false) item.featured = nextFeaturedRank(menu.items);
    },
    itemUnfeatured({ menu }, { payload }: PayloadAction<{ key: string }>) {
      const item = menu?.items.find(({ key }) => key === payload.key);
      if (item) item.featured = false;
    },
    categoryMoved({ menu }, { payload }: PayloadAction<{ key: string; toIndex: number }>) {
      for (const list of CATEGORY_LISTS) if (menu) menu[list] = moveAmongSiblings(menu[list], payload);
    },
    itemMoved({ menu }, { payload }: PayloadAction<{ key: string; toIndex: number }>) {
      if (menu) menu.items = moveAmongSiblings(menu.items, payload);
    },
    itemMovedInto({ menu }, { payload }: PayloadAction<{ key: string; parent: string; toIndex?: number }>) {
      const item = menu?.items.find(({ key }) => key === payload.key);
      const target = menu && findCategory(menu, payload.parent);
      if (!menu || !item || !target) return;
      const moved = moveItemInto(item, targetOf(menu, target), payload.toIndex);
      if (!moved.ok) return;
      const placed = new Map(moved.value.items.map((one) => [one.key, one]));
      menu.items = menu.items.map((one) => placed.get(one.key) ?? one);
      if (moved.value.marksTarget) target.toLevel = 3;
    },
    /** Moves the items to the end of the category, in the sequence of the keys. [MOVE-4] */
    itemsMovedInto({ menu }, { payload }: PayloadAction<{ keys: string[]; parent: string }>) {
      const target = menu && findCategory(menu, payload.parent);
      if (!menu || !target) return;
      const byKey = new Map(menu.items.map((item) => [item.key, item]));
      const items = payload.keys.flatMap((key) => byKey.get(key) ?? []);
      const moved = moveItemsInto(items, targetOf(menu, target));
      if (!moved.ok) return;
      const placed = new Map(moved.value.items.map((one) => [one.key, one]));
      menu.items = menu.items.map((one) => placed.get(one.key) ?? one);
      if (moved.value.marksTarget) target.toLevel = 3;
    },
    /** `order` of each record becomes its 0-based index in the payload. */
    siblingsOrdered({ menu }, { payload: keys }: PayloadAction<string[]>) {
      const places = new Map(keys.map((key, place) => [key, place]));
      for (const record of [...(menu?.categoriesL1 ?? []), ...(menu?.categoriesL2 ?? []), ...(menu?.items ?? [])])
        record.order = places.get(record.key) ?? record.order;
    },
    /** Of items; those of options change with their groups. */
    pricesChanged({ menu }, { payload }: PayloadAction<ChangedPrice[]>) {
      const prices = new Map(payload.map(({ key, to }) => [key, to]));
      for (const item of menu?.items ?? []) item.price = prices.get(item.key) ?? item.price;
    },
    featuredMoved({ menu }, { payload }: PayloadAction<{ key: string; toIndex: number }>) {
      if (!menu) return;
      const moved = moveFeatured(menu.items, payload.key, payload.toIndex);
      if (moved.ok) menu.items = moved.value;
    },
    /** Adds the groups, or replaces those with their keys. */
    groupsChanged({ menu }, { payload }: PayloadAction<OptionGroup[]>) {
      for (const group of payload) addOnce(menu?.optionGroups, group);
    },
    categoryRemoved(state, { payload }: PayloadAction<{ key: string }>) {
      if (state.menu) state.menu = removeCategory(state.menu, payload.key).menu;
    },
    itemRemoved({ menu }, { payload }: PayloadAction<{ key: string }>) {
      if (menu) menu.items = menu.items.filter(({ key }) => key !== payload.key);
    },
  },
  selectors: {
    selectMenu: (state) => state.menu,
    selectMenuEtag: (state) => state.etag,
    /** The business's time zone, an IANA name. */
    selectTimeZone: (state) => state.menu?.timeZone ?? DEFAULT_TIME_ZONE,
  },
});

/** Replaces the record if a newer menu holds it already. */
function addOnce<T extends { key: string }>(records: T[] | undefined, record: T): void {
  const place = records?.findIndex(({ key }) => key === record.key) ?? -1;
  if (place === -1) records?.push(record);
  else records?.splice(place, 1, record);
}

/** Returns the list with the record at the 0-based `toIndex` among its siblings; unchanged if the key or index does not exist. [ORD-4] [ORD-5] */
function moveAmongSiblings<T extends Category | Item>(
  records: T[],
  { key, toIndex }: { key: string; toIndex: number },
): T[] {
  const record = records.find((candidate) => candidate.key === key);
  if (!record) return records;
  const siblings = sortByOrder(records.filter(({ parent }) => parent === record.parent));
  const moved = moveWithin(siblings, key, toIndex);
  if (!moved.ok) return records;
  const renumbered = new Map(moved.value.map((sibling) => [sibling.key, sibling]));
  return records.map((candidate) => renumbered.get(candidate.key) ?? candidate);
}

/** The reducer of the menu, which a store of the shell or of a test puts under `menu`. */
export const menuReducer: Reducer<MenuState> = slice.reducer;

/** @deprecated Use `menuReducer`. Remotes of 1.0 and 1.1 take the reducer from here. */
export const menuSlice: { readonly reducer: Reducer<MenuState>; readonly getInitialState: () => MenuState } = slice;

export const {
  menuRefreshRequested,
  menuRefreshFailed,
  menuReceived,
  categoryChanged,
  itemChanged,
  itemFeatured,
  itemUnfeatured,
  categoryMoved,
  itemMoved,
  itemMovedInto,
  itemsMovedInto,
  severalChanged,
  siblingsOrdered,
  pricesChanged,
  featuredMoved,
  categoryRemoved,
  itemRemoved,
} = slice.actions;

// Where a payload is one of the domain's types, the compiler infers its fields: an explicit type keeps the name, in API reports too.
export const menuShown: ActionCreatorWithPayload<Menu, 'menu/menuShown'> = slice.actions.menuShown;
export const businessReceived: ActionCreatorWithPayload<Business, 'menu/businessReceived'> =
  slice.actions.businessReceived;
export const categoriesAdded: ActionCreatorWithPayload<Category[], 'menu/categoriesAdded'> =
  slice.actions.categoriesAdded;
export const itemsAdded: ActionCreatorWithPayload<Item[], 'menu/itemsAdded'> = slice.actions.itemsAdded;
export const groupsChanged: ActionCreatorWithPayload<OptionGroup[], 'menu/groupsChanged'> = slice.actions.groupsChanged;

type SelectMenu = ((state: { menu: MenuState }) => Menu | null) & { unwrapped: (state: MenuState) => Menu | null };
export const selectMenu: SelectMenu = slice.selectors.selectMenu;
export const { selectMenuEtag, selectTimeZone } = slice.selectors;
