import { storedRecord, storeRecord } from './testing/diners-order.ts';
import { expect, test } from './testing/test.ts';

test('an order that an older page has stored is shown, and what it does not know of the diner stays', async ({
  page,
}) => {
  await page.goto('/m/demo');
  const title = 'Provoleta al hierro';
  const address = await page.getByRole('link', { name: title, exact: true }).last().getAttribute('href');
  const line = { item: address?.split('/').pop(), title, selection: {}, quantity: 2, note: '', cents: 790_000 };
  await storeRecord(page, 'carta-pedido-demo', { at: Date.now(), lines: [line], isSent: true, last: [line] });
  await storeRecord(page, 'carta-comensal', { name: 'Julián', address: 'Perú 1082', zones: { other: 'sur' } });

  await page.reload();
  await expect(page.getByRole('button', { name: /^Ver pedido 2/ })).toBeVisible();
  await page.getByRole('button', { name: `Agregar ${title}` }).click();
  await expect
    .poll(() => storedRecord(page, 'carta-pedido-demo'))
    .toMatchObject({ isSent: false, sentAt: null, last: [line] });

  await page.getByRole('button', { name: /^Ver pedido/ }).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await expect.poll(() => storedRecord(page, 'carta-comensal')).toMatchObject({ name: 'Ana', zones: { other: 'sur' } });
});
