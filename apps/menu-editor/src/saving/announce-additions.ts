import type { Menu } from '@carta/domain';
import { put } from '@carta/panel';
import { additionConfirmed, recordsAdded, type OwnersChange } from './owners-change.ts';

/** Says of additions which of their records the menu has now and had not before. */
export function* announceAdditions(changes: readonly OwnersChange[], before: Menu | null, now: Menu | null) {
  for (const { payload } of changes.filter(additionConfirmed.match)) {
    const there = keysIn(before);
    const here = keysIn(now);
    const keys = payload.keys.filter((key) => here.has(key) && !there.has(key));
    if (keys.length > 0) yield* put(recordsAdded({ keys, parent: payload.parent }));
  }
}

function keysIn(menu: Menu | null): ReadonlySet<string> {
  const records = menu ? [...menu.categoriesL1, ...menu.categoriesL2, ...menu.items] : [];
  return new Set(records.map(({ key }) => key));
}
