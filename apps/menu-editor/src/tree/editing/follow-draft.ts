import { findCategory, type Category, type Item, type Menu } from '@carta/domain';
import { menuShown, put, select, snackbarShown, takeEvery } from '@carta/panel';
import { RECORD_GONE } from '../../outbox/refuse-command.ts';
import {
  addingCancelled,
  hasTyped as hasTypedRow,
  newRowsLost,
  selectNewRow,
  type AddingPlace,
  type KeptRow,
} from '../../tree-state/adding-slice.ts';
import { selectDraft, draftFollowed, draftLost } from '../../tree-state/tree-slice.ts';
import { fieldsTyped, hasTyped, type Draft, type ItemValues } from '../../tree-state/draft.ts';

/** Updates the draft's base when the menu changes: untouched fields follow the menu, typed texts stay. */
export function* followDraft() {
  yield* takeEvery(menuShown, function* ({ payload: menu }) {
    const draft = yield* select(selectDraft);
    if (!draft || draft.saving) return;
    const record = recordIn(menu, draft);
    if (record) return void (yield* put(draftFollowed(untouchedFrom(record, draft))));
    yield* put(draftLost());
    if (!hasTyped(draft)) yield* put(snackbarShown({ tone: 'info', text: RECORD_GONE }));
  });
}

/** Takes the row being typed away once it has no place any more, with those that were refused before; what is typed in them can be copied. */
export function* followNewRow() {
  yield* takeEvery(menuShown, function* ({ payload: menu }) {
    let row = yield* select(selectNewRow);
    if (!row || hasPlace(menu, row)) return;
    const isGone = !findCategory(menu, row.parent);
    const lost: KeptRow[] = [];
    for (; row; row = yield* select(selectNewRow)) {
      const { errors: _, ...typed } = row;
      if (hasTypedRow(row)) lost.push(typed);
      // The next refused one takes its place.
      yield* put(addingCancelled());
    }
    yield* put(newRowsLost(lost));
    if (lost.length === 0 && isGone) yield* put(snackbarShown({ tone: 'info', text: RECORD_GONE }));
  });
}

/** False if the category of a new record is gone, or holds the other kind by now. */
export function hasPlace(menu: Menu, { kind, parent }: AddingPlace): boolean {
  const others: readonly (Category | Item)[] = kind === 'product' ? menu.categoriesL2 : menu.items;
  return parent === null || (findCategory(menu, parent) !== undefined && !others.some((one) => one.parent === parent));
}

export function recordIn(menu: Menu, { kind, base: { key } }: Draft): Category | Item | undefined {
  const records = kind === 'category' ? [...menu.categoriesL1, ...menu.categoriesL2] : menu.items;
  return (records as readonly (Category | Item)[]).find((record) => record.key === key);
}

/** Returns the record with the draft's old values and version for touched fields, so that a conflict in them is detected. */
export function untouchedFrom(record: Category | Item, { base, typed, chosen }: Draft): Category | Item {
  const touched = [...fieldsTyped(typed), ...(Object.keys(chosen) as (keyof ItemValues)[])];
  const kept = touched.map((field) => [field, (base as Partial<Item>)[field]]);
  return { ...record, ...Object.fromEntries(kept), version: base.version } as Category | Item;
}
