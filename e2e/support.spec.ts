import { carta } from './testing/operator.ts';
import { NEW_OWNER, openScreen, PASSWORD } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('Soporte técnico', () => {
  test('[SUPPORT-1] [SUPPORT-2] support opens a chat that names the menu', async ({ page, server }) => {
    await openScreen(page, '/panel/support', 'Soporte técnico');
    const chat = page.getByRole('link', { name: 'Chatea con nosotros' });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/5491155550100');
    expect(address.searchParams.get('text')).toContain(`${server.url}/m/demo`);
    await expect(chat).toHaveAttribute('target', '_blank');
  });
});

test.describe('Soporte técnico without a number', () => {
  test.use({ serverSettings: { DEMO: '0' } });

  test('[SUPPORT-2] support without a number has a button that shows why it is off', async ({ page, server }) => {
    await carta(server, 'business', 'create', '--key', 'cantina', '--name', 'La Cantina');
    const made = await server.carta(['user', 'create', '--email', NEW_OWNER, '--business', 'cantina'], `${PASSWORD}\n`);
    expect(made.code).toBe(0);
    await openScreen(page, '/panel/support', 'Soporte técnico', NEW_OWNER);
    const chat = page.getByRole('button', { name: 'Chatea con nosotros' });
    await expect(chat).toBeDisabled();
    await expect(chat).toHaveAccessibleDescription(/Todavía no hay un número de soporte/);
    expect(await seriousViolations(page)).toEqual([]);
  });
});
