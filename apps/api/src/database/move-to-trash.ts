import { recordsByParent, type Category, type Item } from '@carta/domain';
import { inSlices, nextTurn } from '../processes/event-loop.ts';
import type { Change } from './change-business.ts';
import { storeDeletions } from './store-deletion.ts';

/** Deletions that are written in some ms. */
const DELETIONS_PER_TURN = 20;

/** Puts records into the trash: one deletion for each main category with what it holds, for each other category, and for each other item. */
export async function moveToTrash(
  change: Change,
  business: string,
  { categories, items }: { readonly categories: readonly Category[]; readonly items: readonly Item[] },
  now: number,
): Promise<void> {
  const gone = new Set(categories.map(({ key }) => key));
  const subcategories = recordsByParent(categories);
  const itemsIn = recordsByParent(items);
  const roots = categories.filter(({ parent }) => parent === undefined || !gone.has(parent));
  const withContents = roots.map((root) => {
    const held = [root, ...(subcategories.get(root.key) ?? [])];
    return { categories: held, items: held.flatMap(({ key }) => itemsIn.get(key) ?? []) };
  });
  const alone = items.filter(({ parent }) => !gone.has(parent)).map((item) => ({ categories: [], items: [item] }));
  await nextTurn();
  await inSlices([...withContents, ...alone], DELETIONS_PER_TURN, (slice) =>
    storeDeletions(change, business, slice, now),
  );
}
