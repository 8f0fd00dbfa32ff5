import type { Category, CategoryChanges, Item, ItemChanges } from '@carta/domain';
import {
  categoryChanged,
  categoryMoved,
  createAction,
  featuredMoved,
  isAnyOf,
  itemChanged,
  itemFeatured,
  itemMoved,
  itemUnfeatured,
} from '@carta/panel';

/** `base` is the record as it was when the owner began to edit it. */
export type Edit =
  | { readonly kind: 'category'; readonly base: Category; readonly changes: CategoryChanges }
  | { readonly kind: 'product'; readonly base: Item; readonly changes: ItemChanges };

export interface Addition {
  readonly kind: 'category' | 'product';
  /** Key of the category that will hold them; null for level 1. */
  readonly parent: string | null;
  readonly count: number;
}

export interface Removal {
  readonly kind: 'category' | 'product';
  readonly key: string;
}

export const editConfirmed = createAction<Edit>('menu-editor/editConfirmed');
export const additionConfirmed = createAction<Addition>('menu-editor/additionConfirmed');
export const removalConfirmed = createAction<Removal>('menu-editor/removalConfirmed');

/** The server has made new records inside of `parent`, or at level 1. */
export const recordsAdded = createAction<{ keys: string[]; parent: string | null }>('menu-editor/recordsAdded');

/**
 * What the owner did to the menu and the server has to know. The panel's own facts show at once;
 * the three of this remote show once the server has taken them.
 */
export const isOwnersChange = isAnyOf(
  categoryMoved,
  itemMoved,
  categoryChanged,
  itemChanged,
  itemFeatured,
  itemUnfeatured,
  featuredMoved,
  editConfirmed,
  additionConfirmed,
  removalConfirmed,
);

export type OwnersChange = ReturnType<
  | typeof categoryMoved
  | typeof itemMoved
  | typeof categoryChanged
  | typeof itemChanged
  | typeof itemFeatured
  | typeof itemUnfeatured
  | typeof featuredMoved
  | typeof editConfirmed
  | typeof additionConfirmed
  | typeof removalConfirmed
>;
