import type { Category, Item, OptionGroup } from '@carta/domain';
import { categoryRow } from './category-row.ts';
import { noteRows } from './change-notes.ts';
import { itemRow } from './item-row.ts';
import { optionGroupRow } from './option-group-row.ts';

/** Records as they are before and after a statement. */
interface Written<T> {
  readonly before: readonly T[];
  readonly after: readonly T[];
}

export function noteItems(change: object, { before, after }: Written<Item>): void {
  noteRows(change, 'items', { before: before.map(itemRow), after: after.map(itemRow) });
}

export function noteCategories(change: object, { before, after }: Written<Category>): void {
  noteRows(change, 'categories', { before: before.map(categoryRow), after: after.map(categoryRow) });
}

export function noteGroups(change: object, { before, after }: Written<OptionGroup>): void {
  noteRows(change, 'option_groups', { before: before.map(optionGroupRow), after: after.map(optionGroupRow) });
}
