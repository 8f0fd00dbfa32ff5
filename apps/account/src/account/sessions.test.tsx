import { NOT_SAVED } from '@carta/domain';
import { selectSnackbars } from '@carta/panel/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { answered, refusedWith } from '../testing/account-store.ts';
import { renderScreens } from '../testing/render-screens.tsx';

const HERE = { id: 'here', device: 'Firefox en Linux', startedAt: 1, seenAt: 2, current: true };
const SEEN = Date.UTC(2026, 10, 21, 12);
const BEGAN = Date.UTC(2026, 10, 21, 0, 15);
const PHONE = { id: 'phone', device: 'Chrome en Android', startedAt: BEGAN, seenAt: SEEN, current: false };
const UNKNOWN = { id: 'unknown', device: '', startedAt: 0, seenAt: SEEN, current: false };

async function open(endSession: (id: string) => unknown) {
  let open = [HERE, PHONE, UNKNOWN];
  const { store, user } = await renderScreens('/panel/account', {
    api: {
      sessions: () => answered({ sessions: open }),
      endSession: ({ params: { id } }: never & { params: { id: string } }) => {
        open = open.filter((session) => session.id !== id);
        return endSession(id);
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Sesiones abiertas' });
  return {
    rows: () => within(list).getAllByRole('listitem'),
    end: (device: string) => user.click(screen.getByRole('button', { name: `Terminar la sesión de ${device}` })),
    notices: () => selectSnackbars(store.getState()).map(({ text }) => text),
  };
}

describe('Sessions', () => {
  it('each open session but the current one has a button that ends it', async () => {
    const { rows } = await open(() => answered({ ok: true }));
    expect(rows().map((row) => within(row).queryByRole('button')?.getAttribute('aria-label') ?? null)).toEqual([
      null,
      'Terminar la sesión de Chrome en Android',
      'Terminar la sesión de dispositivo desconocido',
    ]);
  });

  it('each session says when it was last used and when it began, unless that is unknown', async () => {
    const { rows } = await open(() => answered({ ok: true }));
    const [here, phone, unknown] = rows();
    expect(here).toHaveTextContent('Firefox en Linux');
    expect(here).toHaveTextContent('Esta sesión');
    expect(phone).toHaveTextContent('Último uso: 21 nov 2026 · Desde el 20 nov 2026, 21:15');
    expect(unknown).toHaveTextContent('Último uso: 21 nov 2026');
    expect(unknown).not.toHaveTextContent('Desde');
  });

  it('a session that the owner ends disappears from the list', async () => {
    const ended: string[] = [];
    const { rows, end, notices } = await open((id) => {
      ended.push(id);
      return answered({ ok: true });
    });
    await end('Chrome en Android');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect([ended, notices()]).toEqual([['phone'], ['Se terminó la sesión']]);
  });

  it('a session that was already over disappears from the list', async () => {
    const { rows, end } = await open(() => refusedWith('not-found'));
    await end('Chrome en Android');
    await waitFor(() => expect(rows()).toHaveLength(2));
  });

  it('a session that could not be ended shows a notice', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { end, notices } = await open(() => refusedWith('network'));
    await end('Chrome en Android');
    await waitFor(() => expect(notices()).toEqual([NOT_SAVED]));
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
