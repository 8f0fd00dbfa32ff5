import type { ImportEffect } from '@carta/contract';
import {
  newKey,
  type Category,
  type CategoryChanges,
  type GroupRule,
  type Item,
  type ItemChanges,
  type MenuFile,
  type OptionGroup,
  type Price,
  type WrittenOptionGroup,
  type WrittenPlan,
} from '@carta/domain';
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
  itemsMovedInto,
  itemUnfeatured,
  pricesChanged,
  severalChanged,
} from '@carta/panel';

/** `base` is the record as it was when the owner began to edit it. */
export type Edit =
  | { readonly kind: 'category'; readonly base: Category; readonly changes: CategoryChanges }
  | {
      readonly kind: 'product';
      readonly base: Item;
      readonly changes: ItemChanges;
      /** Replaces the picture that the item has. */
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
  /** Keys of the new records; they make the addition idempotent. [KEY-1] */
  readonly keys: readonly string[];
  /** What the owner has typed for each of `keys`; without it the records are empty. */
  readonly typed?: readonly TypedRecord[];
}

/** A new record as the owner typed it; the price and the description belong to items. */
export interface TypedRecord {
  readonly title: string;
  readonly description?: string;
  readonly price?: Price;
}

export interface Removal {
  readonly kind: 'category' | 'product';
  readonly key: string;
}

/** Records that are deleted together; none of them is inside another. */
export interface SeveralRemoval {
  /** Keys of the categories, which take their contents along, and of the items. */
  readonly categories: string[];
  readonly items: string[];
}

/** Moved items and where they were: `toIndex` is 0-based among their siblings, the lowest first. */
export interface PutBack {
  readonly places: { readonly key: string; readonly parent: string; readonly toIndex: number }[];
}

export interface Duplication {
  readonly kind: 'category' | 'product';
  /** Key of the record that is copied; a category is copied with all that it holds. */
  readonly original: string;
}

export interface Restoration {
  /** Keys of the deletions; a category is restored with all that it held. */
  readonly deleted: string[];
}

/** An option as it is saved; `soldOut` only if the owner changed it. */
export type EditedOption = WrittenOptionGroup['options'][number] & { readonly soldOut?: boolean };

/** The fields of an option group that an edit may change, each a whole. */
export interface GroupValues {
  readonly title: string;
  readonly rule: GroupRule;
  readonly options: EditedOption[];
}

export interface GroupAddition {
  /** Key of the new group; it makes the addition idempotent. [KEY-1] */
  readonly key: string;
  readonly values: GroupValues;
}

/** `base` is the group as it was when the owner began to edit it. */
export interface GroupEdit {
  readonly kind: 'optionGroup';
  readonly base: OptionGroup;
  readonly changes: Partial<GroupValues>;
  /** When what is sold out now is back on sale, in ms since 1970. */
  readonly soldOutEnd: number;
}

/** What many items declare from now on; each value is a whole. */
export interface Declaration extends Required<Pick<Item, 'allergens' | 'diets'>> {
  readonly key: string;
}

/** What an open sheet would change of a category or of what it holds. */
export interface RecordsDraft {
  /** Key of the category. */
  readonly within: string;
  readonly changes: readonly (Declaration | ({ readonly key: string } & Pick<CategoryChanges, 'availability'>))[];
}

export interface Import {
  readonly file: MenuFile;
  /** True replaces the whole menu; false adds the file to its end. */
  readonly replace: boolean;
}

export const editConfirmed = createAction<Edit>('menu-editor/editConfirmed');
export const coverConfirmed = createAction<Cover>('menu-editor/coverConfirmed');
export const additionConfirmed = createAction(
  'menu-editor/additionConfirmed',
  ({ count, ...addition }: Omit<Addition, 'keys' | 'typed'> & { count: number; typed?: TypedRecord[] }) => ({
    payload: { ...addition, keys: Array.from({ length: count }, newKey) } satisfies Addition,
  }),
);

/** The same command for records that the owner has typed. */
export function typedAddition(addition: Omit<Addition, 'keys' | 'typed'> & { typed: TypedRecord[] }) {
  return additionConfirmed({ ...addition, count: addition.typed.length });
}
export const removalConfirmed = createAction<Removal>('menu-editor/removalConfirmed');
export const severalRemovalConfirmed = createAction<SeveralRemoval>('menu-editor/severalRemovalConfirmed');
export const itemsPutBack = createAction<PutBack>('menu-editor/itemsPutBack');
export const duplicationConfirmed = createAction<Duplication>('menu-editor/duplicationConfirmed');
export const restorationConfirmed = createAction<Restoration>('menu-editor/restorationConfirmed');
export const groupAdditionConfirmed = createAction<GroupAddition>('menu-editor/groupAdditionConfirmed');
export const groupEditConfirmed = createAction<GroupEdit>('menu-editor/groupEditConfirmed');
export const groupRemovalConfirmed = createAction<{ key: string }>('menu-editor/groupRemovalConfirmed');
/** `toIndex` is 0-based among the groups. */
export const groupMoved = createAction<{ key: string; toIndex: number }>('menu-editor/groupMoved');
export const declarationsConfirmed = createAction<{ declared: Declaration[] }>('menu-editor/declarationsConfirmed');
/** The changed group of the open form as it would be saved, for the preview; null if there is none. */
export const groupDrafted = createAction<OptionGroup | null>('menu-editor/groupDrafted');
/** The changes of the open sheet as they would be saved, for the preview; null if there is none. */
export const recordsDrafted = createAction<RecordsDraft | null>('menu-editor/recordsDrafted');
export const pricesPlanned = createAction<WrittenPlan>('menu-editor/pricesPlanned');
/** Moments in ms since 1970. */
export const planMoved = createAction<{ key: string; at: number; before: number }>('menu-editor/planMoved');
export const planCancelled = createAction<{ key: string }>('menu-editor/planCancelled');
export const importConfirmed = createAction<Import>('menu-editor/importConfirmed');
export const importUndone = createAction<ImportEffect>('menu-editor/importUndone');

/**
 * The actions that the outbox queues and sends. Those of the panel show at once, since the menu slice reduces them.
 * `commands/` defines how each is sent; that code loads later than this list.
 */
export const COMMAND_ACTIONS = [
  categoryMoved,
  itemMoved,
  itemMovedInto,
  itemsMovedInto,
  itemsPutBack,
  pricesChanged,
  severalChanged,
  severalRemovalConfirmed,
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
  groupAdditionConfirmed,
  groupEditConfirmed,
  groupRemovalConfirmed,
  groupMoved,
  declarationsConfirmed,
  pricesPlanned,
  planMoved,
  planCancelled,
  importConfirmed,
  importUndone,
] as const;

export type Command = ReturnType<(typeof COMMAND_ACTIONS)[number]>;

export const isCommand = isAnyOf(...COMMAND_ACTIONS);

/** The owner cancels the upload of a picture, whether queued or being sent. */
export const uploadCancelled = createAction('menu-editor/uploadCancelled');

/** The owner wants the last change of this page undone. */
export const undoRequested = createAction('menu-editor/undoRequested');

/** A command has added records to the shown menu; `key` is the first of them. */
export const recordsAdded = createAction<{ key: string; parent: string | null }>('menu-editor/recordsAdded');
