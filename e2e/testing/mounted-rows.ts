import type { Locator } from '@playwright/test';

/** Counts a tree's rows whenever some come or go. Gives a function that says how many there were at most. */
export async function watchMounted(tree: Locator): Promise<() => Promise<number>> {
  const most = await tree.evaluateHandle((list) => {
    const count = () => list.querySelectorAll('[role="treeitem"]').length;
    const seen = { most: count() };
    new MutationObserver(() => {
      seen.most = Math.max(seen.most, count());
    }).observe(list, { childList: true, subtree: true });
    return seen;
  });
  return () => most.evaluate((seen) => seen.most);
}
