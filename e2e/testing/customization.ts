import type { Locator, Page } from '@playwright/test';
import { OWNER, startSession } from './panel.ts';
import { photo, pick } from './pictures.ts';
import { recordSentForms, type SentForm } from './record-sent-forms.ts';
import { expect } from './test.ts';

export const STORED = '#1f5b45';

export const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });
export const code = (page: Page) => page.getByPlaceholder('#RRGGBB');
export const swatch = (page: Page) => page.getByLabel('Elegir color');
export const row = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
export const preview = (page: Page) => page.getByRole('img', { name: 'Vista previa de tu menú' });
export const previewed = (page: Page) => preview(page).locator('img[src^="blob:"]');
export const saved = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible();

export async function openCustomization(page: Page, email = OWNER): Promise<readonly SentForm[]> {
  const forms = await recordSentForms(page);
  await startSession(page, email);
  await page.goto('/panel/menu/customization');
  await expect(page.getByRole('heading', { level: 1, name: 'Personalización' })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  return forms;
}

export async function choose(page: Page, name: 'Imagen de fondo' | 'Logo', bytes?: number): Promise<void> {
  const file = await photo({ width: 600, height: 400, ...(bytes !== undefined && { bytes }) });
  await pick(page, () => row(page, name).click(), file);
}

export const ownerColor = (inside: Locator) =>
  inside.evaluate((element) => getComputedStyle(element).getPropertyValue('--owner-color').trim());
