import type { ApiClient } from '@carta/api-client';
import { DEFAULT_ORDER_DESK, MINUTE_MS, tickLines, type DinerOrder, type Menu } from '@carta/domain';
import { keyOf, menu as menuFixture } from '@carta/domain/testing';
import { connectionBack, connectionLost, serverEvent } from '@carta/panel';
import { screen, waitFor, within } from '@testing-library/react';
import { CAME_AT, dinerOrder } from '../testing/diner-order.ts';
import { renderOrders } from '../testing/render-orders.tsx';

type Api = Pick<ApiClient, 'orders' | 'stepOrder' | 'tickLines'>;
type Ticked = Parameters<Api['tickLines']>[0];
type Answer = Awaited<ReturnType<Api['tickLines']>>;

const NOW = CAME_AT + 4 * MINUTE_MS;
const ACTIVE = { ...DEFAULT_ORDER_DESK, active: true, prepMinutes: 30 };
const MENU = menuFixture('Parrilla: bife, chorizo | Cocina > Pastas: ñoquis | Cocina > Postres: flan | Bebidas');

// The clock alone is faked: what waits, waits as in a browser.
beforeEach(() =>
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  }),
);
afterEach(() => jest.useRealTimers());

const line = (title: string, changes: Partial<DinerOrder['lines'][number]> = {}) => ({
  key: keyOf(title),
  item: MENU.items.find((item) => item.title === title)?.key ?? keyOf(title),
  title,
  options: [],
  quantity: 1,
  note: '',
  cents: 100,
  readyAt: null,
  ...changes,
});

/** An accepted order of a table, of a steak and a flan, that came four minutes ago. */
const ticketOf = (changes: Partial<DinerOrder> = {}) =>
  dinerOrder({
    state: 'accepted',
    type: 'table',
    zone: null,
    table: { key: keyOf('mesa-7'), title: 'Mesa 7', visit: keyOf('visita') },
    address: '',
    notes: '',
    lines: [line('bife'), line('flan')],
    ...changes,
  });

const accepted = <T,>(value: T) => ({ ok: true as const, value, etag: null, unchanged: false });
const conflict = (current: DinerOrder): Answer => ({
  ok: false,
  error: { code: 'conflict', status: 409, message: 'refused', current },
});

interface Options {
  readonly settings?: Partial<Menu>;
  /** What the server says instead, for the calls in turn. */
  readonly answers?: readonly (Answer | Promise<Answer> | undefined)[];
}

/** A kitchen whose server has these orders and ticks them by the rules. */
async function openKitchen(orders: readonly DinerOrder[], { settings = {}, answers = [] }: Options = {}) {
  const stored = new Map(orders.map((order) => [order.key, order]));
  const ticks: Ticked['body'][] = [];
  const steps: Parameters<Api['stepOrder']>[0]['body'][] = [];
  const waiting = [...answers];
  /** Ended orders of a day that is over, and the days that were asked for. */
  const over = new Set<string>();
  const days: string[] = [];
  const store = (order: DinerOrder) => {
    const next = { ...order, version: order.version + 1 };
    stored.set(order.key, next);
    return accepted(next);
  };
  const api: Api = {
    orders: async ({ query }) => {
      if (query?.day !== undefined) days.push(query.day);
      const isListed = ({ key, day }: DinerOrder) => (query?.day === undefined ? !over.has(key) : day === query.day);
      const listed = [...stored.values()].filter(isListed);
      return accepted({ orders: listed, requests: [], sums: { count: listed.length, cents: 0 } });
    },
    stepOrder: async ({ params: { orderKey }, body }) => {
      steps.push(body);
      return store({ ...stored.get(orderKey)!, state: body.state });
    },
    tickLines: async ({ params: { orderKey }, body }) => {
      ticks.push(body);
      const answer = waiting.shift();
      if (answer) return answer;
      const order = stored.get(orderKey)!;
      const ticked = tickLines({ ...order, lastStep: null }, body, Date.now());
      if (!ticked.ok || body.version !== order.version) return conflict(order);
      const { lines, progress } = ticked.value;
      return store({ ...order, lines, state: progress?.state ?? order.state });
    },
  };
  const { categoriesL1, categoriesL2, items } = MENU;
  const rendered = renderOrders(
    '/panel/orders/kitchen',
    { categoriesL1, categoriesL2, items, orderDesk: ACTIVE, ...settings },
    [],
    api,
  );
  await screen.findByRole('heading', { level: 1, name: 'Cocina' });
  /** The desk changes an order, or a new one comes. */
  const elsewhere = (order: DinerOrder) => {
    stored.set(order.key, { ...order, version: (stored.get(order.key)?.version ?? -1) + 1 });
    rendered.dispatch(serverEvent('orders')(''));
  };
  /** An order of the day before ends, so that the list has it no more. */
  const endedOf = (order: DinerOrder) => {
    over.add(order.key);
    elsewhere(order);
  };
  return { ...rendered, stored, ticks, steps, days, over, elsewhere, endedOf };
}

const ticket = (number = 27) => screen.findByRole('article', { name: `Pedido ${number}` });
const noTicket = (number = 27) =>
  waitFor(() => expect(screen.queryByRole('article', { name: `Pedido ${number}` })).toBeNull());
const row = async (title: string, number = 27) =>
  within(await ticket(number)).findByRole('button', { name: new RegExp(title) });
const ready = async (number = 27) => within(await ticket(number)).findByRole('button', { name: 'Listo' });
const undo = () => screen.getByRole('button', { name: /^Deshacer/ });
const toMake = () => screen.getByRole('region', { name: 'Para hacer' }).textContent;
const numbers = () => screen.getAllByRole('article').map((one) => Number(one.getAttribute('aria-label')?.slice(7)));

describe('the kitchen', () => {
  it('[KITCHEN-3] a ticket shows where its order goes and each dish with its options and note', async () => {
    const dish = line('bife', { quantity: 2, options: ['Jugoso', 'Con papas'], note: 'Sin sal' });
    await openKitchen([ticketOf({ lines: [dish], notes: 'Alérgica al maní' })]);
    expect(await ticket()).toHaveTextContent('27Mesa 74 min2bifeJugoso, Con papasSin salAlérgica al maní');
  });

  it('[KITCHEN-3] accepted orders alone are tickets, the oldest first, and one for later shows only when', async () => {
    const later = NOW + 100 * MINUTE_MS;
    await openKitchen([
      ticketOf({ number: 1, state: 'new' }),
      ticketOf({ number: 2, state: 'ready' }),
      ticketOf({ number: 3, at: later, readyAt: later }),
      ticketOf({ number: 4 }),
      ticketOf({ number: 5, createdAt: CAME_AT - MINUTE_MS }),
    ]);
    await ticket(4);
    expect(numbers()).toEqual([5, 4, 3]);
    expect(await ticket(3)).toHaveTextContent(/^3Mesa 7a las 22\.44$/);
  });

  it.each([
    [4, '4 min', 'calm'],
    [15, '15 min' + 'apurar', 'hurry'],
    [31, '31 min' + 'atrasado', 'late'],
  ])('[KITCHEN-2] a ticket of %i minutes reads %s in the colour of %s', async (ago, words, tone) => {
    await openKitchen([ticketOf({ createdAt: NOW - ago * MINUTE_MS })]);
    expect(await ticket()).toHaveTextContent(words);
    expect(await ticket()).toHaveAttribute('data-tone', tone);
  });

  it('[KITCHEN-1] a tap ticks a line at once and sends it, and the next tap takes it back', async () => {
    let answer = (_: Answer): void => undefined;
    const { user, ticks } = await openKitchen([ticketOf()], {
      answers: [new Promise((resolve) => (answer = resolve))],
    });
    await user.click(await row('bife'));
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'true');
    expect(ticks).toEqual([{ keys: [keyOf('bife')], ready: true, version: 0 }]);
    answer(accepted(ticketOf({ version: 1, lines: [line('bife', { readyAt: NOW }), line('flan')] })));
    await user.click(await row('bife'));
    await waitFor(() => expect(ticks[1]).toEqual({ keys: [keyOf('bife')], ready: false, version: 1 }));
  });

  it('[KITCHEN-1] two lines ticked one after the other are sent in turn, each with the version of the answer before', async () => {
    const { user, ticks } = await openKitchen([ticketOf({ lines: [line('bife'), line('flan'), line('ñoquis')] })]);
    await user.click(await row('bife'));
    await user.click(await row('flan'));
    await waitFor(() => expect(ticks.map(({ version }) => version)).toEqual([0, 1]));
    expect(await row('ñoquis')).toHaveAttribute('aria-pressed', 'false');
  });

  it('[KITCHEN-1] a tick that is refused is taken back, and the cook reads why', async () => {
    const { user, notices } = await openKitchen([ticketOf()], {
      answers: [conflict(ticketOf({ state: 'cancelled', version: 4 }))],
    });
    await user.click(await row('bife'));
    await waitFor(() => expect(notices()).toEqual(['No se marcó: el pedido 27 cambió (cancelado).']));
    expect(undo()).toBeDisabled();
    expect(await ticket()).toHaveTextContent('Cancelado');
  });

  it('[KITCHEN-1] a tick that another station has overtaken is sent again with the new version', async () => {
    const { user, ticks, stored, notices } = await openKitchen([ticketOf()]);
    await row('bife');
    const other = ticketOf({ version: 3, lines: [line('bife'), line('flan', { readyAt: NOW })] });
    stored.set(other.key, other);
    await user.click(await row('bife'));
    await noTicket();
    expect(ticks.map(({ version }) => version)).toEqual([0, 3]);
    expect(notices()).toEqual([]);
  });

  it('[KITCHEN-1] what another cook has ticked at the same moment is ticked: nobody reads that it was not', async () => {
    const { user, ticks, stored, notices } = await openKitchen([ticketOf()]);
    await ticket();
    const lines = [line('bife', { readyAt: NOW }), line('flan', { readyAt: NOW })];
    const other = ticketOf({ state: 'ready', version: 1, lines });
    stored.set(other.key, other);
    await user.click(await ready());
    await noTicket();
    await waitFor(() => expect(ticks).toHaveLength(1));
    expect(notices()).toEqual([]);
    expect(undo()).toBeEnabled();
  });

  it('[KITCHEN-1] what another cook has ticked of an order that was cancelled then is not', async () => {
    const { user, notices } = await openKitchen([ticketOf()], {
      answers: [
        conflict(ticketOf({ state: 'cancelled', version: 4, lines: [line('bife', { readyAt: NOW }), line('flan')] })),
      ],
    });
    await user.click(await row('bife'));
    await waitFor(() => expect(notices()).toEqual(['No se marcó: el pedido 27 cambió (cancelado).']));
  });

  it('a tick that does not reach the server is taken back, and the connection counts as lost', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    const { user, notices } = await openKitchen([ticketOf()], {
      answers: [{ ok: false, error: { code: 'network', status: 0, message: 'no network' } }],
    });
    await user.click(await row('bife'));
    await waitFor(() => expect(notices()).toHaveLength(1));
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'false');
    expect(await row('bife')).toBeDisabled();
    expect(error).toHaveBeenCalled();
  });

  it('[KITCHEN-1] «Listo» ticks what is left, and the order that is ready leaves the kitchen', async () => {
    const { user, ticks, stored } = await openKitchen([
      ticketOf({ lines: [line('bife', { readyAt: NOW }), line('flan')] }),
      ticketOf({ number: 28 }),
    ]);
    await user.click(await ready());
    await noTicket();
    await waitFor(() => expect(stored.get(keyOf('pedido-27'))?.state).toBe('ready'));
    expect(ticks.map(({ keys }) => keys)).toEqual([[keyOf('flan')]]);
    expect(await ticket(28)).toBeVisible();
  });

  it('[KITCHEN-1] «Deshacer» brings a ready order back with the lines that were ticked last', async () => {
    const { user, steps, stored } = await openKitchen([ticketOf()]);
    await user.click(await row('bife'));
    await user.click(await row('flan'));
    await noTicket();
    await waitFor(() => expect(stored.get(keyOf('pedido-27'))?.state).toBe('ready'));
    await user.click(undo());
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'true');
    expect(await row('flan')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(stored.get(keyOf('pedido-27'))).toMatchObject({ state: 'accepted', version: 4 }));
    expect(steps).toEqual([{ state: 'accepted', version: 2 }]);
  });

  it('the last five steps come back one by one, the sixth does not', async () => {
    const all = [1, 2, 3, 4, 5, 6].map((number) => ticketOf({ number }));
    const { user } = await openKitchen(all);
    for (const { number } of all) await user.click(await row('bife', number));
    for (const number of [6, 5, 4, 3, 2]) {
      expect(undo()).toHaveAccessibleName(`Deshacer: pedido ${number}`);
      await user.click(undo());
      expect(await row('bife', number)).toHaveAttribute('aria-pressed', 'false');
    }
    expect(undo()).toHaveAttribute('aria-disabled', 'true');
    expect(await row('bife', 1)).toHaveAttribute('aria-pressed', 'true');
  });

  it('[KITCHEN-4] «Para hacer» counts a dish over all tickets, and what is for later apart', async () => {
    const later = NOW + 100 * MINUTE_MS;
    const { user } = await openKitchen([
      ticketOf({ number: 1, lines: [line('bife', { quantity: 2, options: ['Jugoso'] }), line('flan')] }),
      ticketOf({ number: 2, lines: [line('bife', { quantity: 3, options: ['Jugoso'], note: 'Sin sal' })] }),
      ticketOf({ number: 3, at: later, readyAt: later, lines: [line('flan', { quantity: 3 })] }),
    ]);
    await ticket(1);
    expect(toMake()).toBe('Para hacer5bifeJugoso1flan3 más para las 22.44');
    await user.click(await row('flan', 1));
    expect(toMake()).toBe('Para hacer5bifeJugoso3 más para las 22.44');
  });
});

describe('a station of the kitchen', () => {
  const station = (name: string) => screen.getByRole('button', { name });

  it('[KITCHEN-3] it shows the lines of the categories that are chosen, by their lowest level', async () => {
    const { user } = await openKitchen([
      ticketOf({ number: 1 }),
      ticketOf({ number: 2, lines: [line('ñoquis')] }),
      ticketOf({ number: 3, lines: [line('flan')] }),
    ]);
    await ticket(1);
    const stations = within(screen.getByRole('group', { name: 'Estación' })).getAllByRole('button');
    expect(stations.map(({ textContent }) => textContent)).toEqual(['Todas', 'Parrilla', 'Pastas', 'Postres']);
    await user.click(station('Parrilla'));
    expect(numbers()).toEqual([1]);
    expect(await ticket(1)).not.toHaveTextContent('flan');
    await user.click(station('Pastas'));
    expect(numbers()).toEqual([1, 2]);
    await user.click(station('Todas'));
    expect(numbers()).toEqual([1, 2, 3]);
    expect(station('Parrilla')).toHaveAttribute('aria-pressed', 'false');
  });

  it('[KITCHEN-1] its «Listo» ticks its own lines and takes the ticket away from it, while the order is not ready', async () => {
    const { user, ticks, stored } = await openKitchen([ticketOf()]);
    await ticket();
    await user.click(station('Parrilla'));
    await user.click(await ready());
    await noTicket();
    await waitFor(() => expect(stored.get(keyOf('pedido-27'))?.version).toBe(1));
    expect(ticks.map(({ keys }) => keys)).toEqual([[keyOf('bife')]]);
    expect(stored.get(keyOf('pedido-27'))?.state).toBe('accepted');
    await user.click(undo());
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'false');
  });

  it('the button «Listo» is filled once all lines of the station are ticked, and then puts the ticket away', async () => {
    const { user, ticks } = await openKitchen([ticketOf()]);
    await ticket();
    await user.click(station('Parrilla'));
    expect((await ready()).className).not.toContain('filled');
    await user.click(await row('bife'));
    expect((await ready()).className).toContain('filled');
    await user.click(await ready());
    await noTicket();
    expect(ticks).toHaveLength(1);
    await user.click(undo());
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'true');
  });

  it('an order that was reopened with all lines ticked is ready again by «Listo»', async () => {
    const lines = [line('bife', { readyAt: NOW }), line('flan', { readyAt: NOW })];
    const { user, ticks, stored } = await openKitchen([ticketOf({ lines })]);
    await user.click(await ready());
    await waitFor(() => expect(stored.get(keyOf('pedido-27'))?.state).toBe('ready'));
    expect(ticks[0]?.keys).toEqual([keyOf('bife'), keyOf('flan')]);
  });
});

describe('a ticket that the desk changes', () => {
  it('a cancelled one stays where it was and says what not to make, until the cook has read it', async () => {
    const { user, elsewhere } = await openKitchen([
      ticketOf({ lines: [line('bife', { quantity: 2 }), line('flan'), line('ñoquis', { readyAt: NOW })] }),
      ticketOf({ number: 28, createdAt: CAME_AT + 1 }),
    ]);
    await ticket();
    const lines = [line('bife', { quantity: 2 }), line('flan'), line('ñoquis', { readyAt: NOW })];
    elsewhere(ticketOf({ state: 'cancelled', lines }));
    await waitFor(async () => expect(await ticket()).toHaveTextContent('27Cancelado'));
    expect(await ticket()).toHaveTextContent('No hagas 2 bife ni 1 flan');
    expect(numbers()).toEqual([27, 28]);
    expect(toMake()).toBe('Para hacer1bife1flan');
    await user.click(within(await ticket()).getByRole('button', { name: 'Entendido' }));
    await noTicket();
  });

  it('[KITCHEN-3] one of the day before that is cancelled after 05:00 stays, as a cancelled one of today, until the cook has read it', async () => {
    const { user, days, endedOf, elsewhere } = await openKitchen([
      ticketOf(),
      ticketOf({ number: 28, createdAt: CAME_AT + 1 }),
    ]);
    await ticket();
    endedOf(ticketOf({ state: 'cancelled' }));
    await waitFor(async () => expect(await ticket()).toHaveTextContent('27CanceladoNo hagas 1 bife ni 1 flan'));
    expect(numbers()).toEqual([27, 28]);
    elsewhere(ticketOf({ number: 29, createdAt: CAME_AT + 2 }));
    await ticket(29);
    expect([numbers(), days]).toEqual([[27, 28, 29], ['2026-11-25']]);
    await user.click(within(await ticket()).getByRole('button', { name: 'Entendido' }));
    await noTicket();
    elsewhere(ticketOf({ number: 30, createdAt: CAME_AT + 3 }));
    await ticket(30);
    expect([numbers(), days]).toEqual([[28, 29, 30], ['2026-11-25']]);
  });

  it('[KITCHEN-3] one of the day before that other stations finish and the desk hands out goes without a word', async () => {
    const { endedOf } = await openKitchen([ticketOf()]);
    await ticket();
    endedOf(ticketOf({ state: 'done', lines: [line('bife', { readyAt: NOW }), line('flan', { readyAt: NOW })] }));
    await noTicket();
  });

  it('[KITCHEN-3] one of the day before whose cancellation is taken back is to be made again', async () => {
    const { endedOf, elsewhere, over } = await openKitchen([ticketOf()]);
    await ticket();
    endedOf(ticketOf({ state: 'cancelled' }));
    await waitFor(async () => expect(await ticket()).toHaveTextContent('27Cancelado'));
    over.clear();
    elsewhere(ticketOf());
    await waitFor(async () => expect(await ticket()).toHaveTextContent(/^27Mesa 7/));
    expect(await row('bife')).toBeEnabled();
  });

  it('after «Entendido» by the keyboard the focus is on the next ticket, and after the last one on their place', async () => {
    const { user, elsewhere } = await openKitchen([ticketOf(), ticketOf({ number: 28, createdAt: CAME_AT + 1 })]);
    await ticket();
    for (const number of [27, 28])
      elsewhere(ticketOf({ number, createdAt: CAME_AT + number - 27, state: 'cancelled' }));
    const seen = await screen.findAllByRole('button', { name: 'Entendido' });
    expect(seen).toHaveLength(2);
    seen[0]?.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(numbers()).toEqual([28]));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-order'));
    await user.keyboard('{Enter}');
    await screen.findByText('Nada para hacer');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-list'));
  });

  it.each([
    ['ready', '27ListoEn el mostrador ya está «Listo».Entendido'],
    ['done', '27EntregadoEn el mostrador ya está «Entregado».Entendido'],
    ['new', '27NuevoTodavía no lo hagas: volvió a «Nuevos».Entendido'],
  ] as const)('one that the desk takes to %s says so', async (state, words) => {
    const { elsewhere } = await openKitchen([ticketOf()]);
    await ticket();
    elsewhere(ticketOf({ state }));
    await waitFor(async () => expect(await ticket()).toHaveTextContent(words));
  });

  it('one that another station finishes goes without a word', async () => {
    const { elsewhere } = await openKitchen([ticketOf()]);
    await ticket();
    const lines = [line('bife', { readyAt: NOW }), line('flan', { readyAt: NOW })];
    elsewhere(ticketOf({ state: 'ready', lines }));
    await noTicket();
  });

  it('a changed line says «Cambió» and loses its tick until it is tapped', async () => {
    const ticked = line('bife', { readyAt: NOW });
    const { user, elsewhere } = await openKitchen([ticketOf({ lines: [ticked, line('flan')] })]);
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'true');
    elsewhere(ticketOf({ lines: [{ ...ticked, quantity: 3 }, line('flan')] }));
    await waitFor(async () => expect(await row('bife')).toHaveTextContent('3bifeCambió'));
    expect(await row('bife')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await row('bife'));
    expect(await row('bife')).toHaveTextContent(/^3 bife$/);
  });

  it('a line that was taken out says not to make it, and a new one says «Cambió»', async () => {
    const { elsewhere } = await openKitchen([ticketOf()]);
    await ticket();
    elsewhere(ticketOf({ lines: [line('bife'), line('ñoquis')] }));
    await waitFor(async () => expect(await ticket()).toHaveTextContent('No hagas 1 flan'));
    expect(await row('ñoquis')).toHaveTextContent('Cambió');
  });

  it('one that moves to another table says both', async () => {
    const { elsewhere } = await openKitchen([ticketOf()]);
    await ticket();
    elsewhere(ticketOf({ table: { key: keyOf('mesa-9'), title: 'Mesa 9', visit: keyOf('visita') } }));
    await waitFor(async () => expect(await ticket()).toHaveTextContent('Mesa 9antes Mesa 7'));
  });
});

describe('the kitchen on its wall', () => {
  it('without a connection it says since when it shows its tickets, and nothing can be ticked until it is back', async () => {
    const { dispatch } = await openKitchen([ticketOf()]);
    await ticket();
    dispatch(connectionLost());
    expect(screen.getByText(/^Se muestran los pedidos de las 21\.04\. No se puede marcar/)).toBeVisible();
    expect([await row('bife'), await ready()].map((button) => button.hasAttribute('disabled'))).toEqual([true, true]);
    dispatch(connectionBack());
    expect(screen.queryByText(/Se muestran los pedidos/)).toBeNull();
    expect(await row('bife')).toBeEnabled();
  });

  it('[ORDER-24] it keeps the live stream open while it is mounted, and says how many orders wait for an answer', async () => {
    const { keepsStream, waiting, elsewhere, unmount } = await openKitchen([]);
    expect(await screen.findByText('Nada para hacer')).toBeVisible();
    expect(keepsStream()).toBe(true);
    elsewhere(ticketOf({ state: 'new' }));
    await waitFor(() => expect(waiting()).toBe(1));
    unmount();
    expect(keepsStream()).toBe(false);
  });

  it('it says a ticket that comes, and not those that were there', async () => {
    const { elsewhere } = await openKitchen([ticketOf()]);
    await ticket();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    elsewhere(ticketOf({ number: 28 }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Pedido 28: Mesa 7'));
  });

  it('the page is dark while the kitchen is open', async () => {
    const { unmount } = await openKitchen([ticketOf()]);
    expect(document.documentElement).toHaveClass('dark');
    unmount();
    expect(document.documentElement).not.toHaveClass('dark');
  });

  it('it works by keyboard: arrows, a line by its number, Enter for «Listo», D to take back', async () => {
    const { user, stored } = await openKitchen([ticketOf(), ticketOf({ number: 28, createdAt: CAME_AT + 1 })]);
    await ticket();
    await user.keyboard('{ArrowDown}');
    expect(await ticket(27)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await ticket(28)).toHaveFocus();
    await user.keyboard('2');
    expect(await row('flan', 28)).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Enter}');
    await noTicket(28);
    await waitFor(() => expect(stored.get(keyOf('pedido-28'))?.state).toBe('ready'));
    await user.keyboard('d');
    expect(await row('flan', 28)).toHaveAttribute('aria-pressed', 'true');
    expect(await row('bife', 28)).toHaveAttribute('aria-pressed', 'false');
  });

  it('a restaurant without a desk is led to its reception', async () => {
    await openKitchen([], { settings: { orderDesk: { ...ACTIVE, active: false } } });
    expect(await screen.findByRole('link', { name: 'Recepción de pedidos' })).toHaveAttribute(
      'href',
      '/panel/orders/reception',
    );
  });

  it('orders that cannot be read are asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let fails = true;
    const orders = async () =>
      fails
        ? { ok: false as const, error: { code: 'unexpected' as const, status: 500, message: 'broken' } }
        : accepted({ orders: [ticketOf()], requests: [], sums: { count: 1, cents: 0 } });
    const { user } = renderOrders('/panel/orders/kitchen', { orderDesk: ACTIVE }, [], { orders });
    await screen.findByText('No se pudieron cargar los pedidos');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await ticket()).toBeVisible();
  });
});
