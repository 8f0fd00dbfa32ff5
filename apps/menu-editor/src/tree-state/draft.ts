import type { ApiFailure } from '@carta/api-client';
import { priceParts, type Category, type Item, type ItemChanges } from '@carta/domain';
import type { Edit } from '../outbox/commands/edit.ts';

export type DraftField = 'title' | 'description' | 'big' | 'small';
export type FieldTexts = Partial<Record<DraftField, string>>;
export type FieldErrors = Partial<Record<DraftField | 'diets' | 'optionGroups', string>>;

/** What the owner chooses of an item, not types; each value is a whole. */
export type ItemValues = Pick<ItemChanges, 'optionGroups' | 'allergens' | 'diets'>;

/** The record being edited; `base` is the version that the edit is based on. */
export type Editing =
  | { readonly kind: 'category'; readonly base: Category }
  | { readonly kind: 'product'; readonly base: Item };

export type Draft = Editing & {
  /** Only the fields that the owner touched. */
  readonly typed: FieldTexts;
  /** Only what the owner touched. */
  readonly chosen: ItemValues;
  /** Error of each invalid field. */
  readonly errors: FieldErrors;
  /** New picture of an item, not uploaded yet. */
  readonly picture: Blob | null;
  readonly saving: boolean;
};

export function newDraft(editing: Editing): Draft {
  return { ...editing, typed: {}, chosen: {}, errors: {}, picture: null, saving: false };
}

/** Returns the draft that makes this edit. */
export function draftOf(edit: Edit): Draft {
  const { title, description, price, ...chosen } = edit.changes as ItemChanges;
  const typed = definedTexts({ title, description, ...(price && priceParts(price)) });
  const picture = 'picture' in edit && edit.picture ? edit.picture : null;
  return { ...newDraft(edit), typed, chosen, picture };
}

/** True if the owner has typed or chosen anything. */
export function hasTyped({ typed, chosen, picture }: Draft): boolean {
  return hasAny(typed) || hasAny(chosen) || picture !== null;
}

/** Returns the fields of the record that the owner has typed in. */
export function fieldsTyped(typed: FieldTexts): readonly ('title' | 'description' | 'price')[] {
  const names = Object.keys(typed) as DraftField[];
  return names.map((name) => (name === 'big' || name === 'small' ? 'price' : name));
}

/** What the form shows in its fields. */
export function shownTexts({ kind, base, typed }: Draft): Record<DraftField, string> {
  const nothing = { description: '', big: '', small: '' };
  const { description, big, small } = kind === 'category' ? nothing : { ...base, ...priceParts(base.price) };
  return { title: base.title, description, big, small, ...typed };
}

/** Returns the draft after a refused save: the typed texts stay; after a conflict its base is the server's current record. */
export function afterRefusal(draft: Draft, { issues = [], current }: ApiFailure): Draft {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[fieldAt(path)] ??= message;
  const open = { ...draft, errors, saving: false };
  return open.kind === 'category'
    ? { ...open, base: latestOf(open.base, current) }
    : { ...open, base: latestOf(open.base, current) };
}

/** The server's current record if it has the same key, otherwise the base. */
function latestOf<T extends Category | Item>(base: T, current: unknown): T {
  return (current as T | undefined)?.key === base.key ? (current as T) : base;
}

function fieldAt(path: string): keyof FieldErrors {
  if (path.startsWith('price')) return path.endsWith('small') ? 'small' : 'big';
  return path === 'description' || path === 'diets' || path === 'optionGroups' ? path : 'title';
}

/** Returns the texts that are not undefined. */
export function definedTexts(texts: Record<string, string | undefined>): FieldTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}

export function hasAny(object: object): boolean {
  return Object.keys(object).length > 0;
}
