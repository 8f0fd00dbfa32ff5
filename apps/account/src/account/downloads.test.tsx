import { selectSnackbars } from '@carta/panel/shell';
import { act, screen, waitFor } from '@testing-library/react';
import type { Download } from '@carta/api-client';
import { answered } from '../testing/account-store.ts';
import { renderScreens } from '../testing/render-screens.tsx';

async function open(download: () => Promise<Download>) {
  const shown = await renderScreens('/panel/account', {
    api: { sessions: () => answered({ sessions: [] }) },
    download,
  });
  const link = await screen.findByRole('link', { name: 'Descargar menú en PDF' });
  return { ...shown, link, press: () => shown.user.click(link) };
}

it('is a link that works without this script too', async () => {
  const { link } = await open(() => new Promise(() => {}));
  expect(link).toHaveAttribute('href', '/api/menus/demo/pdf');
  expect(link).toHaveAttribute('download', 'menu-demo.pdf');
});

it('shows that the PDF is being made, once, and then saves it', async () => {
  let come: (file: Download) => void = () => undefined;
  const download = jest.fn(() => new Promise<Download>((resolve) => (come = resolve)));
  const { store, press } = await open(download);
  await press();
  await press();
  expect(screen.getByRole('progressbar', { name: 'Preparando el PDF' })).toBeInTheDocument();
  const value = new Blob(['%PDF']);
  await act(async () => come({ ok: true, value }));
  expect(store.saved).toEqual([{ file: value, filename: 'menu-demo.pdf' }]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(download).toHaveBeenCalledTimes(1);
});

it('tells of a download that broke', async () => {
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
