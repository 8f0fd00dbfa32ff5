import type { Locator } from '@playwright/test';

/** Watches which rows a tree mounts. Returns functions that return the highest number at once, and how many came or went so far. */
export async function watchMountedRows(tree: Locator) {
  const watched = await tree.evaluateHandle((list) => {
    const isRow = (node: Node) => node instanceof Element && node.getAttribute('role') === 'treeitem';
    const count = () => list.querySelectorAll('[role="treeitem"]').length;
    const seen = { most: count(), changes: 0 };
    new MutationObserver((records) => {
      const moved = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      seen.changes += moved.filter(isRow).length;
      seen.most = Math.max(seen.most, count());
    }).observe(list, { childList: true, subtree: true });
    return seen;
  });
  return {
    most: () => watched.evaluate((seen) => seen.most),
    changes: () => watched.evaluate((seen) => seen.changes),
  };
}
