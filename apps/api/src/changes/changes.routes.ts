import { calls, type ChangeSummary } from '@carta/contract';
import {
  categoryTitle,
  findCategory,
  lastChangeIn,
  ok,
  priceFromCents,
  recordedChangeText,
  refused,
  type Menu,
} from '@carta/domain';
import type { MenuReader } from '../database/menu-reader.ts';
import { lastChangeOf } from '../database/stored-change.ts';
import type { Serve } from '../http/serve-call.ts';
import type { ChangesStore, ListedChange } from './changes.store.ts';

interface ChangesDeps {
  readonly changes: Pick<ChangesStore, 'list' | 'undo'>;
  readonly menus: MenuReader;
}

export function changesRoutes(serve: Serve, { changes, menus }: ChangesDeps): void {
  serve(calls.changes, async ({ params: { businessKey } }) => {
    const menu = await menus.read(businessKey);
    if (!menu) return refused('not-found');
    return ok({ changes: (await changes.list(businessKey)).map((change) => summaryOf(change, menu)) });
  });

  serve(calls.undoChange, ({ owner, params }) => changes.undo(owner.business, params.key));
}

const NO_RECORDS = { categories: 0, items: 0, groups: 0 };

function summaryOf(
  { key, at, by, device, what, told, after, undoable, undone, changedSince }: ListedChange,
  menu: Menu,
): ChangeSummary {
  const { place, into, columns, price, titles = [], records = NO_RECORDS } = told;
  const { added = 0, removed = 0, repriced = 0 } = told;
  const last = lastChangeOf(what, at, told);
  const named = last && lastChangeIn(menu, last, titles[0] ?? '');
  const several = titles.length > 0 ? titles : titlesOf(menu, Object.keys(after.updated?.items ?? {}));
  const titleOf = (category: string | null) => {
    const found = category === null ? undefined : findCategory(menu, category);
    return found ? categoryTitle(found) : '';
  };
  const words = recordedChangeText(
    {
      what,
      kind: told.several ? 'menu' : (named?.kind ?? 'menu'),
      records,
      titles: named && told.record && !told.several ? [named.title] : several,
      added,
      removed,
      repriced,
      ...(place && { place: { ...place, within: titleOf(place.parent) } }),
      ...(into && { into: { from: titleOf(into.from), to: titleOf(into.to) } }),
      ...(columns && { columns }),
    },
    { at, timeZone: menu.timeZone },
  );
  return {
    key,
    at,
    by,
    device,
    what,
    ...words,
    undoable,
    undone,
    changedSince,
    ...(price && { price: { from: priceFromCents(price.from), to: priceFromCents(price.to) } }),
  };
}

/** A text names three at most. */
function titlesOf({ items }: Menu, keys: readonly string[]): string[] {
  return keys.slice(0, 3).flatMap((key) => items.find((item) => item.key === key)?.title ?? []);
}
