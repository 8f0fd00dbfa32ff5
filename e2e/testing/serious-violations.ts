import axe from 'axe-core';
import type { Frame, Page } from '@playwright/test';

/**
 * Returns the serious and critical violations that axe finds on the page, or only within a selector's elements, once every animation has ended.
 * A dialog that is open takes the page's place: the rest cannot be reached, and is checked while nothing is open.
 */
export async function seriousViolations(page: Page, within = 'html'): Promise<string[]> {
  await animationsEnded(page.mainFrame());
  const isModal = within === 'html' && (await page.evaluate(() => document.querySelector(':modal') !== null));
  await layOutAll(page);
  return violationsIn(page.mainFrame(), isModal ? ':modal' : within);
}

/** The same, including the preview in its frame; takes many times as long. */
export async function seriousViolationsWithPreview(page: Page): Promise<string[]> {
  for (;;) {
    const frames = page.frames();
    await Promise.all(frames.map(animationsEnded));
    const violations = await Promise.all(frames.map((frame) => violationsIn(frame, 'html')));
    // A frame that was added meanwhile may have been checked without its styles.
    if (page.frames().every((frame) => frames.includes(frame))) return violations.flat();
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

/** Runs axe in one frame. */
async function violationsIn(frame: Frame, within: string): Promise<string[]> {
  // Reading its half megabyte takes as long as a check.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(async (within) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(within, { iframes: false, resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, within);
}

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
