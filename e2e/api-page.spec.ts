import { NEW_OWNER, PASSWORD } from './testing/panel.ts';
import { expect, test } from './testing/test.ts';

test.describe('the page of the API', () => {
  test.use({ serverSettings: { NODE_ENV: 'development' } });

  test('the page of the API shows every call and sends the one that is tried', async ({ page, server }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /^Carta/ })).toBeVisible();
    const described = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<string, object>;
    };
    const calls = Object.values(described.paths).flatMap((methods) => Object.keys(methods));
    await expect(page.locator('.opblock')).toHaveCount(calls.length);

    const login = page.locator('#operations-users-login');
    await login
      .getByRole('button', { name: /\/api\/users\/login/ })
      .first()
      .click();
    await login.getByRole('button', { name: 'Try it out' }).click();
    // An owner without a menu: the page takes seconds to draw a long answer.
    await login.getByRole('textbox').fill(JSON.stringify({ email: NEW_OWNER, password: PASSWORD }));
    await login.getByRole('button', { name: 'Execute' }).click();
    await expect(login.locator('.live-responses-table')).toContainText('demo-vacio');
  });
});

test('in production there is no page of the API, only its description', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 404/);
  expect((await page.goto('/api/docs'))?.status()).toBe(404);
  expect((await page.goto('/api/openapi.json'))?.status()).toBe(200);
});
