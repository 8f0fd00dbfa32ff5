import { PRELOADED_STATE_ID, type PreloadedState, type Screen } from '@carta/contract';
import type { Page } from '@playwright/test';

/** Returns the screens that the remotes of the open panel declare. */
export async function declaredScreens(page: Page): Promise<Screen[]> {
  const text = await page.locator(`#${PRELOADED_STATE_ID}`).textContent();
  const { remotes } = JSON.parse(text ?? '') as PreloadedState;
  return Object.values(remotes).flatMap(({ screens }) => screens);
}
