import { carta } from './testing/operator.ts';
import { NEW_OWNER, openScreen } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('Pagos', () => {
  test('[PAY-1] [PAY-2] [PAY-3] payments are listed newest first, five per page, each with its state', async ({
    page,
  }) => {
    await openScreen(page, '/panel/payments', 'Pagos');
    const rows = page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
    await expect(rows).toHaveCount(5);
    const dates = () => rows.allInnerTexts();
    const [newest = ''] = await dates();
    expect(newest).toMatch(/^\d{1,2} [a-z]{3,4} \d{4}\s+Pago pendiente$/);
    // By the day of the month the one that is pending is overdue or not.
    const due = page.getByRole('listitem').filter({ hasText: /^(?:Próximo vencimiento|Venció el)/ });
    await expect(due).toContainText(/\d{1,2} [a-z]{3,4} \d{4}\s*$/);
    const expired = page.getByText('Servicio vencido').first();
    await expect(expired).toHaveCSS('color', 'rgb(189, 42, 28)');
    const earlier = page.getByRole('button', { name: 'Página anterior' });
    const later = page.getByRole('button', { name: 'Página siguiente' });
    await expect(earlier).toBeDisabled();
    await later.click();
    await later.click();
    await expect(page.getByText('Página 3 de 3')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(later).toBeDisabled();
    await earlier.click();
    await expect(page.getByText('Página 2 de 3')).toBeVisible();
  });

  test('the payments screen without payments shows an empty state, and what the operator adds', async ({
    page,
    server,
  }) => {
    await openScreen(page, '/panel/payments', 'Pagos', NEW_OWNER);
    await expect(page.getByRole('heading', { name: 'Todavía no hay pagos' })).toBeVisible();
    expect(await seriousViolations(page)).toEqual([]);

    await test.step('payments that the operator adds are shown without a restart', async () => {
      const args = ['--year', '2026', '--month', '11', '--day', '10', '--status', 'otro'];
      await carta(server, 'payments', 'add', NEW_OWNER, ...args);
      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: '10 nov 2026' })).toContainText('Mes de servicio');
    });
  });
});
