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

/** The menu as the panel shows it. */
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
    /** Asks for the menu as the server has it now. */
    menuRefreshRequested() {},
    /** The menu could not be read; the shown one stays. */
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
    /** Adds the categories, or replaces those with their keys. */
    categoriesAdded({ menu }, { payload }: PayloadAction<Category[]>) {
      for (const category of payload) addOnce(menu?.[category.level === 1 ? 'categoriesL1' : 'categoriesL2'], category);
    },
    /** Adds the products, or replaces those with their keys. */
    itemsAdded({ menu }, { payload }: PayloadAction<Item[]>) {
      for (const item of payload) addOnce(menu?.items, item);
    },
    /** Writes some fields of a category; ignores an unknown key. */
    categoryChanged({ menu }, { payload }: PayloadAction<{ key: string; changes: CategoryChanges | Category }>) {
      Object.assign((menu && findCategory(menu, payload.key)) ?? {}, payload.changes);
    },
    /** Writes some fields of a product; ignores an unknown key. */
    itemChanged({ menu }, { payload }: PayloadAction<{ key: string; changes: ItemChanges | Item }>) {
      Object.assign(menu?.items.find(({ key }) => key === payload.key) ?? {}, payload.changes);
    },
    /** Shows, hides or sells out several records; ignores unknown keys. */
    severalChanged({ menu }, { payload: { categories, items, changes } }: PayloadAction<SeveralChange>) {
      if (!menu) return;
      for (const item of menu.items) if (items.includes(item.key)) Object.assign(item, changes);
      if (!('show' in changes)) return;
      for (const category of [...menu.categoriesL1, ...menu.categoriesL2])
        if (categories.includes(category.key)) category.show = changes.show;
    },
    /** Gives a product the next rank, if it has none. [FEAT-1] */
    itemFeatured({ menu }, { payload }: PayloadAction<{ key: string }>) {
      const item = menu?.items.find(({ key }) => key === payload.key);
      if (menu && item?.featured === false) item.featured = nextFeaturedRank(menu.items);
    },
    /** Takes a product out of the featured ones; the other ranks stay. [FEAT-5] */
    itemUnfeatured({ menu }, { payload }: PayloadAction<{ key: string }>) {
      const item = menu?.items.find(({ key }) => key === payload.key);
      if (item) item.featured = false;
    },
    /** Puts a category at its 0-based index among its siblings; changes nothing where that is out of range. [ORD-4] */
    categoryMoved({ menu }, { payload }: PayloadAction<{ key: string; toIndex: number }>) {
      for (const list of CATEGORY_LISTS) if (menu) menu[list] = moveAmongSiblings(menu[list], payload);
    },
    /** Puts a product at its 0-based index among its siblings; changes nothing where that is out of range. [ORD-4] */
    itemMoved({ menu }, { payload }: PayloadAction<{ key: string; toIndex: number }>) {
      if (menu) menu.items = moveAmongSiblings(menu.items, payload);
    },
    /** Moves a product into another category, at its 0-based index or at the end; changes nothing where the domain refuses that. [MOVE-1] */
    itemMovedInto({ menu }, { payload }: PayloadAction<{ key: string; parent: string; toIndex?: number }>) {
      const item = menu?.items.find(({ key }) => key === payload.key);
      const target = menu && findCategory(menu, payload.parent);
      if (menu && item && target) putInto(menu, target, moveItemInto(item, targetOf(menu, target), payload.toIndex));
    },
    /** Moves the items to the end of the category, in the sequence of the keys. [MOVE-4] */
    itemsMovedInto({ menu }, { payload }: PayloadAction<{ keys: string[]; parent: string }>) {
      const target = menu && findCategory(menu, payload.parent);
      if (!menu || !target) return;
      const byKey = new Map(menu.items.map((item) => [item.key, item]));
      const items = payload.keys.flatMap((key) => byKey.get(key) ?? []);
      putInto(menu, target, moveItemsInto(items, targetOf(menu, target)));
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
    /** Puts a featured product at its 0-based index among the shown ones. [FEAT-3] */
    featuredMoved({ menu }, { payload }: PayloadAction<{ key: string; toIndex: number }>) {
      if (!menu) return;
      const moved = moveFeatured(menu.items, payload.key, payload.toIndex);
      if (moved.ok) menu.items = moved.value;
    },
    /** Adds the groups, or replaces those with their keys. */
    groupsChanged({ menu }, { payload }: PayloadAction<OptionGroup[]>) {
      for (const group of payload) addOnce(menu?.optionGroups, group);
    },
    /** Removes a category with all that lies in it. [DEL-1] */
    categoryRemoved(state, { payload }: PayloadAction<{ key: string }>) {
      if (state.menu) state.menu = removeCategory(state.menu, payload.key).menu;
    },
    /** Removes a product. */
    itemRemoved({ menu }, { payload }: PayloadAction<{ key: string }>) {
      if (menu) menu.items = menu.items.filter(({ key }) => key !== payload.key);
    },
  },
  selectors: {
    /** The menu; null for a visitor. */
    selectMenu: (state) => state.menu,
    /** ETag of the server's last menu; null if it sent none. */
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
  return moved.ok ? withChanged(records, moved.value) : records;
}

/** Writes items that were moved into a category, with those beside them; nothing where the domain refused that. */
function putInto(menu: Menu, target: Category, moved: ReturnType<typeof moveItemInto>): void {
  if (!moved.ok) return;
  menu.items = withChanged(menu.items, moved.value.items);
  if (moved.value.marksTarget) target.toLevel = 3;
}

/** Returns the records, each as it is in `changed` where that has it. */
function withChanged<T extends { key: string }>(records: readonly T[], changed: readonly T[]): T[] {
  const byKey = new Map(changed.map((record) => [record.key, record]));
  return records.map((record) => byKey.get(record.key) ?? record);
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
/** The server's menu with optimistic updates. The ETag stays the server's. */
export const menuShown: ActionCreatorWithPayload<Menu, 'menu/menuShown'> = slice.actions.menuShown;
/** Settings from an answer of the server; ignored if older than the shown ones. */
export const businessReceived: ActionCreatorWithPayload<Business, 'menu/businessReceived'> =
  slice.actions.businessReceived;
/** Adds the categories, or replaces those with their keys. */
export const categoriesAdded: ActionCreatorWithPayload<Category[], 'menu/categoriesAdded'> =
  slice.actions.categoriesAdded;
/** Adds the products, or replaces those with their keys. */
export const itemsAdded: ActionCreatorWithPayload<Item[], 'menu/itemsAdded'> = slice.actions.itemsAdded;
/** Adds the groups, or replaces those with their keys. */
export const groupsChanged: ActionCreatorWithPayload<OptionGroup[], 'menu/groupsChanged'> = slice.actions.groupsChanged;

type SelectMenu = ((state: { menu: MenuState }) => Menu | null) & { unwrapped: (state: MenuState) => Menu | null };
/** The menu; null for a visitor. */
export const selectMenu: SelectMenu = slice.selectors.selectMenu;
export const { selectMenuEtag, selectTimeZone } = slice.selectors;
