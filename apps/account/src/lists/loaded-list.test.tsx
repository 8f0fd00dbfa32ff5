import { screen } from '@testing-library/react';
import { answered, refusedWith } from '../testing/account-store.ts';
import { renderScreens } from '../testing/render-screens.tsx';

const MANUAL = { title: 'Imprimir el código QR', url: 'https://vimeo.com/1084537' };

describe('LoadedList', () => {
  it('a list shows its loader until it is fetched', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const manuals = () => new Promise((resolve) => (answer = resolve));
    await renderScreens('/panel/manuals', { api: { manuals } });
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    answer(answered({ manuals: [MANUAL] }));
    expect(await screen.findByRole('button', { name: MANUAL.title })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('an empty list shows its empty state', async () => {
    await renderScreens('/panel/manuals', { api: { manuals: () => answered({ manuals: [] }) } });
    expect(await screen.findByRole('heading', { name: 'No hay manuales' })).toBeInTheDocument();
  });

  it.each([
    ['was refused', refusedWith('network')],
    ['is of another shape', answered({ manuals: {} })],
    ['is empty', answered(null)],
  ])('«Reintentar» fetches a list again whose answer %s', async (_, failure) => {
    const answers = [failure, answered({ manuals: [MANUAL] })];
    const { user } = await renderScreens('/panel/manuals', { api: { manuals: () => answers.shift() } });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: MANUAL.title })).toBeInTheDocument();
  });
});
