import { menu } from '@carta/domain/testing';
import { selectMenu } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { act, screen, waitFor } from '@testing-library/react';
import type { Download } from '@carta/api-client';
import { answered, NOW } from '../testing/account-store.ts';
import { renderScreens } from '../testing/render-screens.tsx';

async function open(download: () => Promise<Download>) {
  const shown = await renderScreens('/panel/account', {
    api: { sessions: () => answered({ sessions: [] }) },
    download,
  });
  const link = await screen.findByRole('link', { name: 'Descargar menú en PDF' });
  return { ...shown, link, press: () => shown.user.click(link) };
}

it('the PDF link works without the saga too', async () => {
  const { link } = await open(() => new Promise(() => {}));
  expect(link).toHaveAttribute('href', '/api/menus/demo/pdf');
  expect(link).toHaveAttribute('download', 'menu-demo.pdf');
});

it('the PDF link requests the PDF once, shows the progress, and saves the file', async () => {
  let finish: (file: Download) => void = () => undefined;
  const download = jest.fn(() => new Promise<Download>((resolve) => (finish = resolve)));
  const { store, press } = await open(download);
  await press();
  await press();
  expect(screen.getByRole('progressbar', { name: 'Preparando el PDF' })).toBeInTheDocument();
  const value = new Blob(['%PDF']);
  await act(async () => finish({ ok: true, value }));
  expect(store.saved).toEqual([{ file: value, filename: 'menu-demo.pdf' }]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(download).toHaveBeenCalledTimes(1);
});

it('a failed download shows a notice', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, press } = await open(async () => ({ ok: false, error: { code: 'network', status: 0, message: '' } }));
  await press();
  await waitFor(() =>
    expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual([
      'No se pudo descargar. Revisa tu conexión e inténtalo otra vez.',
    ]),
  );
  expect([store.saved, screen.queryByRole('progressbar')]).toEqual([[], null]);
});

it('[FIRST-1] the first download of the QR code is stored, later ones are not', async () => {
  const { categoriesL1: _l1, categoriesL2: _l2, items: _items, ...business } = menu('Tapas: croquetas');
  const updateBusiness = jest.fn(({ body }: { body: object }) => answered({ ...business, ...body }));
  const api = { sessions: () => answered({ sessions: [] }), updateBusiness };
  const { store, user } = await renderScreens('/panel/account', { api });
  for (const name of ['Descargar código QR', 'Código QR en SVG, para imprenta']) {
    const link = screen.getByRole('link', { name });
    // jsdom cannot follow the link.
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
  }
  const body = { firstSteps: { qrDownloadedAt: NOW } };
  expect(updateBusiness.mock.calls).toEqual([[{ params: { businessKey: business.key }, body }]]);
  expect(selectMenu(store.getState())?.firstSteps).toEqual(body.firstSteps);
});
