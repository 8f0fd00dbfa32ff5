import type { PlannedPrices } from '@carta/domain';
import { itemTitled, keyOf, menu } from '@carta/domain/testing';
import { selectSnackbars } from '@carta/panel/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { accepted, refusedWith, type Answers } from '../testing/fake-api.ts';
import { extras } from '../testing/groups.ts';
import { renderScreens } from '../testing/render-screens.tsx';
import { PlansScreen } from './plans-screen.tsx';

const MENU = menu('Vinos: Malbec, Torrontés | Postres: Flan', {
  optionGroups: [extras('Agregados', 'Crema 500, Helado 900')],
});
const keysOf = (...titles: string[]) => titles.map((title) => itemTitled(MENU, title).key);

/** Moments at 06:00 in Buenos Aires. */
const moment = (day: string) => Date.parse(`${day}T09:00:00Z`);
const plan = (title: string, changes: Partial<PlannedPrices>): PlannedPrices => ({
  key: keyOf(title),
  at: moment('2126-11-30'),
  change: { kind: 'percent', value: 800, rounding: '100' },
  count: 3,
  status: 'planned',
  ...changes,
});
const ALL = plan('all', { all: true, count: 5 });
const WINES = plan('wines', {
  items: keysOf('Malbec', 'Torrontés'),
  change: { kind: 'amount', value: -50_000, rounding: 'none' },
  count: 2,
});
const DONE = plan('done', {
  at: moment('2025-11-03'),
  items: keysOf('Flan'),
  groups: [keyOf('Agregados')],
  status: 'done',
});
const CANCELLED = plan('cancelled', { at: moment('2025-10-15'), items: keysOf('Malbec', 'Flan'), status: 'cancelled' });

function show(plans: PlannedPrices[], answers: Answers = {}, locked = false) {
  return renderScreens(MENU, {
    screens: { '/': PlansScreen },
    at: '/',
    locked,
    answers: { plannedPrices: () => accepted({ plans }), ...answers },
  });
}

const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('listitem');
const bodiesOf = (sent: readonly { name: string; body?: unknown }[], call: string) =>
  sent.filter(({ name }) => name === call).map(({ body }) => body);

async function choose(user: ReturnType<typeof show>['user'], row: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Opciones de ${row}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('Precios programados', () => {
  it('the sheet that plans prices gives the focus back to the button that opened it', async () => {
    const { user } = show([]);
    const plan = await screen.findByRole('button', { name: 'Programar un cambio' });
    await user.click(plan);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Cambiar precios' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(plan).toHaveFocus();
  });

  it('[PLAN-4] each plan says its change, its prices and its moment, or what became of it', async () => {
    show([ALL, WINES, DONE, CANCELLED]);
    const [all, wines] = await rows('Programados');
    expect(all).toHaveTextContent(/^30 nov\+8 %Todo el menú · 5 preciosSábado, 6\.00 · en [\d.]+ días$/);
    expect(wines).toHaveTextContent('−$ 500,00Vinos · 2 precios');
    const [done, cancelled] = await rows('Anteriores');
    expect(done).toHaveTextContent('3 nov+8 %Flan y Agregados · 3 preciosHecho a las 6.00');
    expect(cancelled).toHaveTextContent('15 oct+8 %2 productos · 3 preciosCancelado');
    expect(screen.getByRole('link', { name: 'Historial en CSV' })).toHaveAttribute(
      'href',
      '/api/prices/history/demo.csv',
    );
  });

  it('[PLAN-3] the moment of a plan is changed by the clocks of the business; a past one is refused', async () => {
    const { user, sent } = show([ALL], { updatePlannedPrices: ({ body }) => accepted({ ...ALL, ...body }) });
    await choose(user, '+8 %, 30 nov', 'Cambiar fecha y hora');
    const day = await screen.findByLabelText('Fecha');
    expect([day, screen.getByLabelText('Hora')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '2126-11-30',
      '06:00',
    ]);
    await user.clear(day);
    await user.type(day, '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(day).toHaveAccessibleDescription('Elige un momento que todavía no pasó');
    await user.clear(day);
    await user.type(day, '2126-12-04');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(bodiesOf(sent, 'updatePlannedPrices')).toEqual([{ at: moment('2126-12-04') }]));
    await waitFor(() => expect(bodiesOf(sent, 'plannedPrices').length).toBeGreaterThan(1));
  });

  it('a plan is cancelled after a question; one that is done meanwhile says so', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, sent, store } = show([ALL], {
      cancelPlannedPrices: () => refusedWith('conflict', { current: { ...ALL, status: 'done' } }),
    });
    await choose(user, '+8 %, 30 nov', 'Cancelar el cambio');
    expect(bodiesOf(sent, 'cancelPlannedPrices')).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar el cambio' }));
    await waitFor(() =>
      expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual(['Ese cambio de precios ya se hizo']),
    );
    expect(errors).toHaveBeenCalledWith('Unexpected error while trying cancel planned prices');
    errors.mockRestore();
  });

  it('a locked owner cannot change a plan', async () => {
    const { user, store, sent } = show([ALL], {}, true);
    await choose(user, '+8 %, 30 nov', 'Cancelar el cambio');
    expect(store.getState().overlays.modal).toMatchObject({ show: true, type: 'lockedEditor' });
    expect(bodiesOf(sent, 'cancelPlannedPrices')).toEqual([]);
  });

  it.each([
    ['refused', refusedWith('network')],
    ['of another shape', accepted({ plans: {} })],
    ['of nothing', accepted({ plans: [null] })],
    ['without a change', accepted({ plans: [{ ...ALL, change: null }] })],
  ])('a list whose answer was %s can be tried again, and an empty one offers the first plan', async (_, failure) => {
    let failing = true;
    const { user } = show([], {
      plannedPrices: () => (failing ? failure : accepted({ plans: [] })),
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    failing = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No hay cambios programados' })).toBeVisible();
  });

  it('a change is planned for all prices, and for some once the owner leaves a group out; undoing cancels it', async () => {
    const { user, sent, store } = show([], {
      planPrices: ({ body }) => accepted({ ...body, count: 5, status: 'planned' }),
      cancelPlannedPrices: () => accepted({ ...ALL, status: 'cancelled' }),
    });
    const fill = async (value: string) => {
      await user.click(await screen.findByRole('button', { name: 'Programar un cambio' }));
      await user.type(await screen.findByRole('textbox', { name: 'Porcentaje' }), value);
      const day = screen.getByLabelText('Fecha');
      await user.clear(day);
      await user.type(day, '2126-11-30');
    };
    await fill('8');
    await user.click(screen.getByRole('button', { name: 'Ver precios nuevos' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Desde el 30 nov 2126, 06:00');
    await user.click(screen.getByRole('button', { name: 'Programar 5 precios' }));
    const change = { kind: 'percent', value: 800, rounding: 'none' };
    await waitFor(() =>
      expect(bodiesOf(sent, 'planPrices')).toMatchObject([{ all: true, at: moment('2126-11-30'), change }]),
    );
    const [planned] = selectSnackbars(store.getState());
    expect(planned).toMatchObject({ text: 'Programado para el 30 nov 2126, 06:00' });

    await fill('10');
    await user.click(screen.getByRole('button', { name: /^Productos/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Opciones y tamaños' }));
    await user.click(screen.getByRole('button', { name: 'Listo' }));
    await user.click(screen.getByRole('button', { name: 'Ver precios nuevos' }));
    await user.click(screen.getByRole('button', { name: 'Programar 3 precios' }));
    await waitFor(() => expect(bodiesOf(sent, 'planPrices')).toHaveLength(2));
    expect(bodiesOf(sent, 'planPrices')[1]).toMatchObject({ items: MENU.items.map(({ key }) => key), groups: [] });
    expect(bodiesOf(sent, 'planPrices')[1]).not.toHaveProperty('all');
  });
});
