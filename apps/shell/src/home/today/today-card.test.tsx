import type { Menu } from '@carta/domain';
import { menu } from '@carta/domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsOf } from '@carta/domain';
import { ownerState } from '../../testing/preloaded-states.ts';
import { renderApp } from '../../testing/render-app.tsx';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const DINNER = { from: '20:00', to: '00:30' };
const HOURS = [{ days: EVERY_DAY, ...DINNER }];

/** Home of an owner at a time of 25 November in Buenos Aires, with a server that saves what it is sent. */
async function openHome(time: string, settings: Partial<Menu> = {}, refuses = false) {
  jest.useFakeTimers({ now: Date.parse(`2026-11-25T${time}-03:00`), advanceTimers: true });
  const stored = menu('Tapas: croquetas', { hours: HOURS, timeZone: 'America/Argentina/Buenos_Aires', ...settings });
  const bodies: unknown[] = [];
  const updateBusiness = jest.fn(async ({ body }: { body: object }) => {
    bodies.push(body);
    if (refuses) return { ok: false, error: { code: 'network', status: 0, message: '' } } as never;
    return { ok: true, value: { ...settingsOf(stored), ...Object.assign({}, ...(bodies as object[])) } } as never;
  });
  await renderApp('/panel', { ...ownerState, menu: stored }, undefined, { updateBusiness } as never);
  return { user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), bodies };
}

afterEach(() => jest.useRealTimers());

const open = 'Hoy cerramos a las …';
const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.findByRole('dialog', { name: open });

describe('the tap that closes earlier today', () => {
  it('[HOURS-10] an owner closes today at an earlier time, tells diners, and takes both back', async () => {
    const { user, bodies } = await openHome('21:10');
    expect(screen.getByText('Abierto').parentElement).toHaveTextContent('Abierto hasta las 0.30');
    await user.click(button(open));
    const dialog = within(await sheet());
    expect(dialog.getByText('Miércoles 25 de noviembre')).toBeVisible();
    expect(dialog.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '22.00',
      '22.30',
      '23.00',
      '23.30',
      '0.00',
      'Otra',
    ]);
    expect(dialog.getByRole('button', { name: 'Elige una hora' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: '23.00' }));
    expect(dialog.getByText(/leen «Abierto hasta las 23.00»/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar hoy a las 23.00' }));
    expect(await screen.findByText('Hoy cierra a las 23.00')).toBeVisible();
    const early = { date: '2026-11-25', title: '', hours: [{ from: '20:00', to: '23:00' }] };
    const notice = { text: 'Hoy cerramos a las 23.00.', from: '2026-11-25', to: '2026-11-25' };
    expect(bodies).toEqual([{ closures: [early] }, { pageNotice: notice }]);
    expect(screen.getByText('Abierto').parentElement).toHaveTextContent('Abierto hasta las 23.00');
    await user.click(button('Volver al horario de siempre'));
    await waitFor(() => expect(bodies.slice(2)).toEqual([{ closures: [] }, { pageNotice: null }]));
    expect(screen.getByText('Abierto').parentElement).toHaveTextContent('Abierto hasta las 0.30');
  });

  it('[HOURS-10] it closes at once with one more tap; a notice that is there stays unless the owner says so', async () => {
    const pageNotice = { text: 'Vuelve el locro.', from: '2026-11-20', to: '2026-11-30' };
    const { user, bodies } = await openHome('21:10', { pageNotice });
    await user.click(button(open));
    const dialog = within(await sheet());
    expect(dialog.getByRole('switch', { name: 'Avisar arriba del menú' })).not.toBeChecked();
    expect(dialog.getByText('Reemplaza tu aviso: «Vuelve el locro.»')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar ahora' }));
    expect(await screen.findByText('Cerrado por hoy')).toBeVisible();
    expect(bodies).toEqual([
      { closures: [{ date: '2026-11-25', title: '', hours: [{ from: '20:00', to: '21:10' }] }] },
    ]);
    expect(screen.getByText('Cerrado').parentElement).toHaveTextContent('Cerrado · abre mañana a las 20.00');
    await user.click(button('Deshacer'));
    await waitFor(() => expect(bodies[1]).toEqual({ closures: [] }));
  });

  it('[HOURS-10] another time is typed; one that is not earlier is refused with a word', async () => {
    const { user, bodies } = await openHome('21:10');
    await user.click(button(open));
    const dialog = within(await sheet());
    await user.click(dialog.getByRole('radio', { name: 'Otra' }));
    const field = dialog.getByLabelText('A qué hora');
    await user.type(field, '01:00');
    expect(field).toHaveAccessibleDescription(/antes del cierre de hoy \(0.30\)/);
    expect(dialog.getByRole('button', { name: 'Elige una hora' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, '22:15');
    await user.click(dialog.getByRole('switch', { name: 'Avisar arriba del menú' }));
    await user.click(dialog.getByRole('button', { name: 'Cerrar hoy a las 22.15' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ closures: [{ hours: [{ from: '20:00', to: '22:15' }] }] });
  });

  it('a save that fails says so and leaves the hours as they are', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openHome('21:10', {}, true);
    await user.click(button(open));
    await user.click(within(await sheet()).getByRole('button', { name: 'Cerrar ahora' }));
    expect(await screen.findByText(/^No se pudo guardar/)).toBeVisible();
    expect(screen.getByText('Abierto').parentElement).toHaveTextContent('Abierto hasta las 0.30');
    expect(errors).toHaveBeenCalledTimes(1);
    errors.mockRestore();
  });

  it('[HOURS-10] nothing is offered where the business does not open any more today, and nothing is said without hours', async () => {
    await openHome('21:10', { closures: [{ date: '2026-11-25', title: 'Feriado' }] });
    expect(screen.getByText('Cerrado').parentElement).toHaveTextContent('Cerrado · abre mañana a las 20.00');
    expect(screen.queryByRole('button', { name: open })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(23 * 60 * 60_000));
    expect(screen.getByText('Abierto').parentElement).toHaveTextContent('Abierto hasta las 0.30');
  });

  it('[HOURS-10] home says at the end of the minute that the business is closed', async () => {
    await openHome('23:29:58', { hours: [{ days: EVERY_DAY, from: '20:00', to: '23:30' }] });
    expect(screen.getByText('Abierto').parentElement).toHaveTextContent('Abierto hasta las 23.30');
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(screen.getByText('Cerrado').parentElement).toHaveTextContent('Cerrado · abre mañana a las 20.00');
  });

  it('home says nothing of hours that are not there', async () => {
    await openHome('21:10', { hours: [] });
    expect(screen.queryByText(/^(?:Abierto|Cerrado)$/)).not.toBeInTheDocument();
  });
});
