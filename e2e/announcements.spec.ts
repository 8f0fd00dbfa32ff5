import { breakContent, unreadableContentLines, setContent } from './testing/operator.ts';
import { goToScreen, openScreen } from './testing/panel.ts';
import { seriousViolations } from './testing/serious-violations.ts';
import { expect, test } from './testing/test.ts';

test.describe('Anuncios', () => {
  test('[NEWS-1] [NEWS-2] [NEWS-3] [NEWS-4] [NEWS-5] announcements are listed, read, replaced by the operator, and missed', async ({
    page,
    server,
  }) => {
    await openScreen(page, '/panel/news', 'Anuncios');

    await test.step('[NEWS-1] [NEWS-2] [NEWS-3] [NEWS-4] announcements are cards that lead to the whole text', async () => {
      const cards = page.getByRole('list', { name: 'Anuncios' }).getByRole('listitem');
      await expect(cards).toHaveCount(3);
      await expect(page.getByText('La pizarra tendrá horarios')).toHaveCount(0);
      const first = cards.first();
      await expect(first).toContainText('NOVEDAD');
      await expect(first).toContainText('Desde hoy los comensales arman…');
      await first.getByRole('link', { name: 'LEER MÁS' }).click();
      await expect(page).toHaveURL(/\/panel\/news\/pedidos-por-whatsapp$/);
      const article = page.getByRole('article', { name: 'Los pedidos llegan por WhatsApp' });
      await expect(article).toContainText('NOVEDAD');
      await expect(article.getByRole('strong').or(article.locator('strong'))).toHaveText('por WhatsApp');
      await expect(article.getByRole('link', { name: 'Ir a Pedidos' })).toHaveAttribute('href', '/panel/orders');
      expect(await seriousViolations(page)).toEqual([]);
    });

    for (const slug of ['nada', 'pizarra-con-horarios'])
      await test.step(`[NEWS-5] the address of '${slug}', which is not listed, shows that it is missing`, async () => {
        await goToScreen(page, `/panel/news/${slug}`, 'Anuncios');
        await expect(page.getByRole('heading', { name: 'No encontramos ese anuncio' })).toBeVisible();
        await page.getByRole('link', { name: 'Ver todos' }).click();
        await expect(page.getByRole('list', { name: 'Anuncios' })).toBeVisible();
      });

    await test.step('announcements that the operator sets are shown without a restart', async () => {
      const content = '<p>Ñoquis <em>del</em> 29 &amp; más cosas de la cocina</p>';
      await setContent(server, 'announcements', {
        announcements: [{ tag: 'día', slug: 'noquis', title: 'Ñoquis', content, show: true }],
      });
      await page.goto('/panel/news');
      const card = page.getByRole('list', { name: 'Anuncios' }).getByRole('listitem');
      await expect(card).toContainText('DÍA');
      await expect(card).toContainText('Ñoquis del 29 & más cosas de l…');
    });

    await test.step('a broken file of announcements is reported on the screen', async () => {
      await breakContent(server, 'announcements', 'nothing of the kind');
      await page.goto('/panel/news');
      await expect(page.getByRole('heading', { name: 'No hay anuncios' })).toBeVisible();
      // The log is written shortly after the response.
      await expect.poll(() => unreadableContentLines(server)).toHaveLength(1);
    });
  });
});
