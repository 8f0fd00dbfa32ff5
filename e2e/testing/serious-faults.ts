import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';

/** Returns what axe finds on the page that keeps somebody from using it, with its place, once every animation has ended. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await stillness(page.mainFrame());
  // Without frames, axe needs no page of its own to put their findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe');
  return seriousOf(await axe.options({ resultTypes: ['violations'] }).analyze());
}

/** The same for a page and the preview in it, which takes many times as long. */
export async function seriousFaultsWithPreview(page: Page): Promise<string[]> {
  for (;;) {
    const frames = page.frames();
    await Promise.all(frames.map(stillness));
    const results = await new AxeBuilder({ page }).analyze();
    // A preview that came meanwhile was seen without its styles.
    if (page.frames().every((frame) => frames.includes(frame))) return seriousOf(results);
  }
}

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const seriousOf = ({ violations }: Pick<Results, 'violations'>) =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);

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
