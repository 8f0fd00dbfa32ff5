import { newKey, type Category, type CategoryChanges, type Item, type ItemChanges, type MenuFile } from '@carta/domain';
import {
  categoryChanged,
  categoryMoved,
  createAction,
  featuredMoved,
  isAnyOf,
  itemChanged,
  itemFeatured,
  itemMoved,
  itemMovedInto,
  itemUnfeatured,
  pricesChanged,
} from '@carta/panel';

/** `base` is the record as it was when the owner began to edit it. */
export type Edit =
  | { readonly kind: 'category'; readonly base: Category; readonly changes: CategoryChanges }
  | {
      readonly kind: 'product';
      readonly base: Item;
      readonly changes: ItemChanges;
      /** The picture that takes the place of the one it has. */
      readonly picture?: Blob;
    };

export interface Cover {
  /** Key of the level-1 category. */
  readonly key: string;
  readonly picture: Blob;
}

export interface Addition {
  readonly kind: 'category' | 'product';
  /** Key of the category that will hold them; null for level 1. */
  readonly parent: string | null;
  /** Of the new ones, so that a creation that is sent again is the same. [KEY-1] */
  readonly keys: readonly string[];
}

export interface Removal {
  readonly kind: 'category' | 'product';
  readonly key: string;
}

/** A product, or a category with all that it holds. */
export interface Duplication {
  readonly kind: 'category' | 'product';
  readonly original: string;
}

export interface Restoration {
  /** Key of the deleted product, or of the category that took others with it. */
  readonly deleted: string;
}

export interface Import {
  readonly file: MenuFile;
  /** Takes the place of the whole menu instead of standing behind it. */
  readonly replace: boolean;
}

export const editConfirmed = createAction<Edit>('menu-editor/editConfirmed');
export const coverConfirmed = createAction<Cover>('menu-editor/coverConfirmed');
export const additionConfirmed = createAction(
  'menu-editor/additionConfirmed',
  ({ count, ...addition }: Omit<Addition, 'keys'> & { readonly count: number }) => ({
    payload: { ...addition, keys: Array.from({ length: count }, newKey) } satisfies Addition,
  }),
);
export const removalConfirmed = createAction<Removal>('menu-editor/removalConfirmed');
export const duplicationConfirmed = createAction<Duplication>('menu-editor/duplicationConfirmed');
export const restorationConfirmed = createAction<Restoration>('menu-editor/restorationConfirmed');
export const importConfirmed = createAction<Import>('menu-editor/importConfirmed');

/** The owner wants no more of the picture that is on its way, or waits to be. */
export const uploadCancelled = createAction('menu-editor/uploadCancelled');

/** The server has made new records inside of `parent`, or at level 1. */
export const recordsAdded = createAction<{ keys: string[]; parent: string | null }>('menu-editor/recordsAdded');

/**
 * What the owner did to the menu and the server has to know. The panel's own facts show at once;
 * those of this remote show once the server has taken them.
 */
export const isOwnersChange = isAnyOf(
  categoryMoved,
  itemMoved,
  itemMovedInto,
  pricesChanged,
  categoryChanged,
  itemChanged,
  itemFeatured,
  itemUnfeatured,
  featuredMoved,
  editConfirmed,
  coverConfirmed,
  additionConfirmed,
  removalConfirmed,
  duplicationConfirmed,
  restorationConfirmed,
  importConfirmed,
);

export type OwnersChange = ReturnType<
  | typeof categoryMoved
  | typeof itemMoved
  | typeof itemMovedInto
  | typeof pricesChanged
  | typeof categoryChanged
  | typeof itemChanged
  | typeof itemFeatured
  | typeof itemUnfeatured
  | typeof featuredMoved
  | typeof editConfirmed
  | typeof coverConfirmed
  | typeof additionConfirmed
  | typeof removalConfirmed
  | typeof duplicationConfirmed
  | typeof restorationConfirmed
  | typeof importConfirmed
>;

/** The screen is blocked until the server has taken one of these. */
export const isBlocking = isAnyOf(
  additionConfirmed,
  removalConfirmed,
  duplicationConfirmed,
  restorationConfirmed,
  importConfirmed,
);

/** True of what takes a picture along. */
export function carriesPicture(change: OwnersChange): boolean {
  if (coverConfirmed.match(change)) return true;
  return editConfirmed.match(change) && change.payload.kind === 'product' && change.payload.picture !== undefined;
}

const isMadeByServer = isAnyOf(duplicationConfirmed, restorationConfirmed, importConfirmed);

/** What must not be sent twice, or is too large to keep: without a connection it is refused at once, and a reload forgets it. */
export function needsConnection(change: OwnersChange): boolean {
  return isMadeByServer(change) || carriesPicture(change);
}
