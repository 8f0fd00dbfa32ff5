import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** Returns the serious and critical violations that axe finds on the page, or only within a selector's elements, once every animation has ended. */
export async function seriousViolations(page: Page, within?: string): Promise<string[]> {
  await animationsEnded(page.mainFrame());
  await layOutAll(page);
  // In legacy mode axe opens no second page to merge the results of frames; there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe');
  if (within !== undefined) axe.include(within);
  return seriousOf(await axe.options({ resultTypes: ['violations'] }).analyze());
}

/** The same, including the preview in its frame; takes many times as long. */
export async function seriousViolationsWithPreview(page: Page): Promise<string[]> {
  for (;;) {
    const frames = page.frames();
    await Promise.all(frames.map(animationsEnded));
    const results = await new AxeBuilder({ page }).analyze();
    // A frame that was added meanwhile may have been checked without its styles.
    if (page.frames().every((frame) => frames.includes(frame))) return seriousOf(results);
  }
}

/** What is far out of sight has no layout, and axe would compare its text with the ground of what stands below. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>('body *');
    for (const element of elements)
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const seriousOf = ({ violations }: Pick<Results, 'violations'>) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

/** Waits until the document is loaded and no finite animation runs. */
async function animationsEnded(frame: Frame): Promise<void> {
  await frame.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    undefined,
    // The default polling waits for animation frames, which a frame outside the viewport does not get.
    { polling: 50 },
  );
}
