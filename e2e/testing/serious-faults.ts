import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** What axe finds on the page that keeps somebody from using it, named with its place, once nothing fades in or out. */
export async function seriousFaults(page: Page): Promise<string[]> {
  for (;;) {
    const frames = page.frames();
    await Promise.all(frames.map(stillness));
    const { violations } = await new AxeBuilder({ page }).analyze();
    // A preview that came meanwhile was seen without its styles.
    if (page.frames().some((frame) => !frames.includes(frame))) continue;
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }
}

/** Waits for the document with its styles, and for every animation that has an end. */
async function stillness(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    undefined,
    // A frame that is out of sight draws nothing.
    { polling: 50 },
  );
}
