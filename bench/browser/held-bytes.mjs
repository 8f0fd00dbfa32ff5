/**
 * What the page's scripts hold once all that nobody needs has been thrown away.
 * @param {import('@playwright/test').Page} page
 */
export async function heldBytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  // What the first one finalises is thrown away by the second.
  for (let time = 1; time <= 2; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/**
 * How many nodes of documents the page holds, shown or not.
 * @param {import('@playwright/test').Page} page
 */
export async function heldNodes(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return nodes;
}
