import type { Page } from '@playwright/test';
import { expect, test } from './testing/test.ts';

/** Puts a record into a database of the page, as pages store it. */
const put = (page: Page, database: string, record: object) =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onupgradeneeded = () => opening.result.createObjectStore('order');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('order', 'readwrite');
          transaction.objectStore('order').put(value, 'stored');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
        opening.onerror = () => reject(new Error('The database cannot be opened'));
      }),
    [database, record] as const,
  );

const read = (page: Page, database: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('order').objectStore('order').get('stored');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
    database,
  );

test('an order that an older page has stored is shown, and what it does not know of the diner stays', async ({
  page,
}) => {
  await page.goto('/m/demo');
  const title = 'Provoleta al hierro';
  const address = await page.getByRole('link', { name: title, exact: true }).last().getAttribute('href');
  const line = { item: address?.split('/').pop(), title, selection: {}, quantity: 2, note: '', cents: 790_000 };
  await put(page, 'carta-pedido-demo', { at: Date.now(), lines: [line], isSent: true, last: [line] });
  await put(page, 'carta-comensal', { name: 'Julián', address: 'Perú 1082', zones: { other: 'sur' } });

  await page.reload();
  await expect(page.getByRole('button', { name: /^Ver pedido 2/ })).toBeVisible();
  await page.getByRole('button', { name: `Agregar ${title}` }).click();
  await expect.poll(() => read(page, 'carta-pedido-demo')).toMatchObject({ isSent: false, sentAt: null, last: [line] });

  await page.getByRole('button', { name: /^Ver pedido/ }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await expect.poll(() => read(page, 'carta-comensal')).toMatchObject({ name: 'Ana', zones: { other: 'sur' } });
});
