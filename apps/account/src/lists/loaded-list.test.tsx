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

  const ANSWERS = {
    '/panel/manuals': ['manuals', { manuals: [MANUAL] }],
    '/panel/news': [
      'announcements',
      { announcements: [{ tag: 'Novedad', slug: 'uno', title: 'Ya está', content: '<p>Hola</p>', show: true }] },
    ],
    '/panel/notifications': [
      'notifications',
      { total: 0, notifications: [{ title: 'Hola', message: 'Ya está', image: '/a.webp', createdAt: 5 }] },
    ],
    '/panel/account': [
      'sessions',
      { sessions: [{ id: '1', device: 'Chrome en Android', startedAt: 5, seenAt: 5, current: true }] },
    ],
  } as const;
  it.each(
    Object.entries(ANSWERS).flatMap(([path, [call, answer]]) =>
      [null, {}, 'x', [], [{}]].map((each) => [path, call, { ...answer, [call]: [each] }, answer] as const),
    ),
  )('a list at %s whose answer to %s is %j can be tried again', async (path, call, broken, answer) => {
    const answers = [answered(broken), answered(answer)];
    const { user } = await renderScreens(path, { api: { [call]: () => answers.shift() } });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/Chrome en Android|Ya está|Imprimir el código QR/)).not.toEqual([]);
  });
});
