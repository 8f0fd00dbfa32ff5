import type { Page } from '@playwright/test';
import { OWNER, startSession } from './panel.ts';

export const board = (page: Page) => page.getByRole('textbox', { name: 'Pizarra' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const save = (page: Page) => button(page, 'Guardar');

export async function openBoard(page: Page): Promise<void> {
  await startSession(page, OWNER);
  await page.goto('/panel/menu/board');
  await board(page).waitFor();
}

/** Replaces the board's text by one paragraph. */
export async function write(page: Page, text: string): Promise<void> {
  await board(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await button(page, 'Alinear a la izquierda').click();
  await page.keyboard.type(text);
}

/** Saves, waits until the page has reloaded, and returns the body that was sent. */
export async function saveAll(page: Page): Promise<Record<string, unknown>> {
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'Guardar pizarra').click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  await reloaded;
  await board(page).waitFor();
  return body;
}

export async function storedBusiness(page: Page): Promise<Record<string, unknown> & { board: { html: string } }> {
  const answer = await page.request.get('/api/menus/demo');
  return (await answer.json()) as Record<string, unknown> & { board: { html: string } };
}
export const storedHtml = async (page: Page) => decodeURIComponent((await storedBusiness(page)).board.html);
