import type { Locator } from '@playwright/test';

/** Pastes `text` from the clipboard over what a field holds. The context needs the permissions of the clipboard. */
export async function pasteOver(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('ControlOrMeta+a');
  await field.press('ControlOrMeta+v');
}
