import type { Locator } from '@playwright/test';

/** Watches how many rows a tree mounts. Returns a function that returns the highest number so far. */
export async function watchMountedRows(tree: Locator): Promise<() => Promise<number>> {
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
