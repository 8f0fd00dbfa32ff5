import type { ApiClient } from '@carta/api-client';
import { DEFAULT_ORDER_DESK, HOUR_MS, MINUTE_MS, type DinerOrder, type Menu } from '@carta/domain';
import { connectionBack, connectionLost, serverEvent } from '@carta/panel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CAME_AT, dinerOrder } from '../testing/diner-order.ts';
import { renderOrders } from '../testing/render-orders.tsx';

type Api = Pick<ApiClient, 'orders' | 'stepOrder' | 'eraseDiner'>;
type Sent = Parameters<Api['stepOrder']>[0];

const NOW = CAME_AT + 4 * MINUTE_MS;
const ACTIVE = { ...DEFAULT_ORDER_DESK, active: true };

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

const accepted = <T,>(value: T) => ({ ok: true as const, value, etag: '"1"', unchanged: false });

/** A desk whose server has these orders, and steps them without any check unless `answer` says something else. */
function openDesk(
  orders: DinerOrder[],
  { settings = {}, answer, path = '/panel/orders/desk', past = {}, isPhone = false }: Options = {},
) {
  const stored = new Map(orders.map((order) => [order.key, order]));
  const steps: Sent[] = [];
  const erased: string[] = [];
  let reads = 0;
  const api: Api = {
    orders: async ({ query }) => {
      if (query?.day !== undefined)
        return accepted({ orders: past[query.day] ?? [], requests: [], sums: { count: 0, cents: 0 } });
      reads += 1;
      const all = [...stored.values()];
      return accepted({ orders: all, requests: [], sums: { count: all.length, cents: 1_960_000 } });
    },
    stepOrder: async (input) => {
      steps.push(input);
      const answered = answer?.(input);
      if (answered) return answered;
      const { state } = input.body;
      const order = {
        ...stored.get(input.params.orderKey)!,
        state,
        version: input.body.version + 1,
        changedAt: Date.now(),
      };
      stored.set(order.key, order);
      return accepted(order);
    },
    eraseDiner: async ({ params: { orderKey } }) => {
      erased.push(orderKey);
      const order = { ...stored.get(orderKey)!, name: '', phone: '', address: '', notes: '', version: 9 };
      const lines = order.lines.map((line) => ({ ...line, note: '' }));
      return accepted({ ...order, lines });
    },
  };
  const rendered = renderOrders(path, { orderDesk: ACTIVE, ...settings }, [], api, { isPhone });
  return { ...rendered, stored, steps, erased, reads: () => reads };
}
interface Options {
  readonly settings?: Partial<Menu>;
  readonly answer?: (input: Sent) => Awaited<ReturnType<Api['stepOrder']>> | undefined;
  readonly path?: string;
  /** Orders of other days. */
  readonly past?: Readonly<Record<string, DinerOrder[]>>;
  readonly isPhone?: boolean;
}

const card = (number = 27) => screen.findByRole('article', { name: `Pedido ${number}` });
const button = async (name: string, number = 27) => within(await card(number)).findByRole('button', { name });
const group = (name: string) => screen.findByRole('region', { name });
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(name) });
const numbersIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('article')
    .map((article) => Number(article.getAttribute('aria-label')?.slice('Pedido '.length)));

describe('the desk', () => {
  it('a new order shows all that the kitchen has to know', async () => {
    openDesk([dinerOrder()]);
    const text = (await card()).textContent.replaceAll(/\s+/g, ' ');
    for (const part of [
      '27San Telmo',
      'hace 4 min',
      'Julián · Perú 1082, 3.º B · 11 5555 0142',
      'a las 21.00',
      '2Napolitana de la casaGrande, Muzzarella extra$ 18.100,00Bien cocida, sin ajo',
      'Envío a San Telmo$ 1.500,00',
      'Tocar timbre',
      'Efectivo · paga con $ 20.000,00, vuelto $ 400,00',
      '$ 19.600,00',
    ])
      expect(text).toContain(part);
  });

  it('[ORDER-15] [DESK-6] orders stand by state, and only the oldest new one has the filled button', async () => {
    openDesk([
      dinerOrder({ number: 1, state: 'done' }),
      dinerOrder({ number: 3, state: 'on-the-way' }),
      dinerOrder({ number: 4, state: 'ready', type: 'takeaway', zone: null }),
      dinerOrder({ number: 5, state: 'accepted', readyAt: NOW - 3 * MINUTE_MS }),
      dinerOrder({ number: 6 }),
      dinerOrder({ number: 7, createdAt: CAME_AT + 1 }),
    ]);
    await card(6);
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'Nuevos',
      'En preparación',
      'Listos',
    ]);
    expect(numbersIn(await group('Listos'))).toEqual([4, 3]);
    expect(await card(5)).toHaveTextContent('atrasado 3 min');
    const next = ['Aceptar', 'Listo', 'Entregado', 'Entregado'];
    for (const [nth, name] of next.entries()) expect(await button(name, 6 - nth)).toBeVisible();
    const filled = screen.getAllByRole('button').filter(({ className }) => className.includes('filled'));
    expect(filled).toEqual([await button('Aceptar', 6)]);
    expect(screen.queryByRole('article', { name: 'Pedido 1' })).toBeNull();
  });

  it.each([
    [30, ['20', '30', '45', '60']],
    [40, ['20', '30', '40', '60']],
    [90, ['20', '30', '45', '90']],
  ])(
    '[DESK-4] where an order takes %i minutes, accepting sends them unless the owner chooses: %j',
    async (prepMinutes, offered) => {
      const { user, steps, notices } = openDesk([dinerOrder(), dinerOrder({ number: 28 })], {
        settings: { orderDesk: { ...ACTIVE, prepMinutes } },
      });
      const pills = within(await card(28)).getAllByRole('radio');
      expect(pills.map((pill) => pill.parentElement?.textContent)).toEqual(offered);
      expect(within(await card(28)).getByRole('radio', { name: String(prepMinutes) })).toBeChecked();
      await user.click(await button('Aceptar'));
      await user.click(within(await card(28)).getByRole('radio', { name: '20' }));
      await user.click(await button('Aceptar', 28));
      expect(steps.map(({ body }) => body)).toEqual([
        { state: 'accepted', version: 0, minutes: prepMinutes },
        { state: 'accepted', version: 0, minutes: 20 },
      ]);
      expect(notices()).toEqual(['Pedido 27: en preparación', 'Pedido 28: en preparación']);
      expect(within(await group('En preparación')).getAllByRole('article')).toHaveLength(2);
    },
  );

  it('[ORDER-15] what is in preparation is promised for another moment, which undoes no step', async () => {
    const { user, steps, notices, undoable } = openDesk([dinerOrder({ state: 'accepted', readyAt: NOW, version: 1 })]);
    await user.click(await button('Más del pedido 27'));
    await user.click(await screen.findByRole('menuitem', { name: 'Cambiar la hora' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cambiar la hora del pedido 27' }));
    const rows = sheet.getAllByRole('button', { name: /min/ });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'En 10 min a las 21.14',
      'En 20 min a las 21.24',
      'En 30 min a las 21.34',
      'En 45 min a las 21.49',
      'En 60 min a las 22.04',
    ]);
    await user.click(rows[1]!);
    await waitFor(() =>
      expect(steps.map(({ body }) => body)).toEqual([{ state: 'accepted', version: 1, minutes: 20 }]),
    );
    await waitFor(() => expect(notices()).toEqual(['Pedido 27: cambió la hora']));
    expect(undoable()).toEqual([]);
    await user.keyboard('d');
    expect(steps).toHaveLength(1);
  });

  it('[ORDER-15] what is new, ready or over is promised for no other moment', async () => {
    const { user } = openDesk([dinerOrder(), dinerOrder({ number: 28, state: 'ready' })]);
    for (const number of [27, 28]) {
      await user.click(await button(`Más del pedido ${number}`, number));
      await screen.findByRole('menu');
      expect(screen.queryByRole('menuitem', { name: 'Cambiar la hora' })).toBeNull();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
  });

  it('an order for later is accepted for the moment that the diner wants, without minutes', async () => {
    const { user, steps } = openDesk([dinerOrder({ at: CAME_AT + 2 * HOUR_MS })]);
    expect(await card()).toHaveTextContent('para hoy 23.00');
    expect(within(await card()).getByRole('radio', { name: 'a las 23.00' })).toBeChecked();
    await user.click(await button('Aceptar'));
    expect(steps.map(({ body }) => body)).toEqual([{ state: 'accepted', version: 0 }]);
  });

  it('[ORDER-15] an order is rejected with one of the reasons, or with words of the owner', async () => {
    const { user, steps } = openDesk([dinerOrder(), dinerOrder({ number: 28 })]);
    await user.click(await button('Rechazar'));
    let sheet = within(await screen.findByRole('dialog', { name: 'Rechazar el pedido 27' }));
    expect(sheet.getByText('Julián recibe el motivo en su pedido.')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
    const [back, reject] = sheet.getAllByRole('button').slice(-2);
    expect([back?.textContent, reject?.textContent]).toEqual(['Volver', 'Rechazar']);
    expect(reject?.parentElement).toHaveClass('row');
    await user.click(sheet.getByRole('radio', { name: 'Fuera de zona' }));
    await user.click(sheet.getByRole('button', { name: 'Rechazar' }));
    await user.click(await button('Rechazar', 28));
    sheet = within(await screen.findByRole('dialog', { name: 'Rechazar el pedido 28' }));
    await user.click(sheet.getByRole('radio', { name: 'Otro' }));
    expect(sheet.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
    await user.type(sheet.getByRole('textbox', { name: 'Mensaje para el comensal' }), ' Sin muzzarella. Perdón. ');
    await user.click(sheet.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() =>
      expect(steps.map(({ body }) => body.reason)).toEqual(['Fuera de zona', 'Sin muzzarella. Perdón.']),
    );
  });

  it('[ORDER-16] a step can be undone on the card for ten minutes, a step back cannot', async () => {
    const { user, steps } = openDesk([dinerOrder({ state: 'accepted', version: 1, changedAt: NOW - 9 * MINUTE_MS })]);
    await user.click(await button('Deshacer'));
    expect(steps[0]?.body).toEqual({ state: 'new', version: 1 });
    await group('Nuevos');
    await user.click(await button('Aceptar'));
    await user.click(await button('Listo'));
    await user.click(await button('Deshacer'));
    await group('En preparación');
    expect(within(await card()).queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('[ORDER-16] after ten minutes no step can be undone', async () => {
    openDesk([dinerOrder({ state: 'accepted', changedAt: NOW - 10 * MINUTE_MS - 1 })]);
    await button('Listo');
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  it('a step on an order that another device has changed shows what it is now, and says so', async () => {
    const current = dinerOrder({ state: 'ready', version: 5 });
    const { user, notices } = openDesk([dinerOrder({ state: 'accepted', version: 1 })], {
      answer: () => ({ ok: false, error: { code: 'conflict', status: 409, message: '', current } }),
    });
    await user.click(await button('Listo'));
    expect(within(await group('Listos')).getAllByRole('article')).toHaveLength(1);
    expect(notices()).toEqual(['El pedido 27 ya cambió en otro dispositivo: listo.']);
    expect(await button('En camino')).toBeEnabled();
  });

  it('a step that cannot be sent leaves the order, and turns the buttons off until the connection is back', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices, dispatch } = openDesk([dinerOrder({ state: 'accepted' })], {
      answer: () => ({ ok: false, error: { code: 'network', status: 0, message: '' } }),
    });
    await user.click(await button('Listo'));
    expect(notices()).toEqual(['No se pudo guardar. Revisa tu conexión e inténtalo otra vez.']);
    expect(await button('Listo')).toHaveAttribute('aria-disabled', 'true');
    dispatch(connectionBack());
    expect(await button('Listo')).toBeEnabled();
    errors.mockRestore();
  });

  it.each([
    { on: 'a phone', isPhone: true, before: true, sums: false, pause: false },
    { on: 'a desk', isPhone: false, before: false, sums: true, pause: true },
  ])(
    'on $on nothing says that orders are taken while the connection is lost',
    async ({ isPhone, before, sums, pause }) => {
      const { dispatch } = openDesk([dinerOrder()], { isPhone });
      await card();
      const said = () => ({
        state: screen.queryByText('Tomas pedidos') !== null,
        sums: screen.queryByText(/^hoy ·/) !== null,
        pause: screen.queryByRole('button', { name: 'Pausar pedidos' }) !== null,
      });
      expect(said()).toEqual({ state: before, sums: true, pause: true });
      dispatch(connectionLost());
      expect(said()).toEqual({ state: false, sums, pause });
      dispatch(connectionBack());
      expect(said()).toEqual({ state: before, sums: true, pause: true });
    },
  );

  it('[DESK-2] on a phone the strip of a pause stands in the place of the state and the sums; at a desk the sums stay', async () => {
    const settings = { orderDesk: { ...ACTIVE, pausedUntil: NOW + 30 * MINUTE_MS } };
    const { turn } = openDesk([dinerOrder()], { settings, isPhone: true });
    expect(await screen.findByText('En pausa hasta las 21.34')).toBeVisible();
    await card();
    expect(screen.queryByText(/^hoy ·/)).toBeNull();
    turn('desk');
    expect(screen.getByText(/^hoy ·/)).toBeVisible();
  });

  it('orders are read again by an event, by a stream that opens, when the connection is back and after a minute, and not by a screen that was left', async () => {
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    const { dispatch, reads, unmount, keepsStream } = openDesk([dinerOrder()]);
    await card();
    expect(reads()).toBe(1);
    expect(keepsStream()).toBe(true);
    for (const action of [serverEvent('orders')('2'), serverEvent('current')('x'), connectionBack()]) dispatch(action);
    await waitFor(() => expect(reads()).toBe(4));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(reads()).toBe(5);
    dispatch(connectionLost());
    unmount();
    expect(keepsStream()).toBe(false);
    dispatch(serverEvent('orders')('3'));
    expect(reads()).toBe(5);
  });

  it('an answer that was read before a step was stored does not take the step back', async () => {
    const { user, dispatch, stored } = openDesk([dinerOrder({ state: 'accepted', version: 1 })]);
    const before = [...stored];
    await user.click(await button('Listo'));
    await group('Listos');
    for (const [key, order] of before) stored.set(key, order);
    dispatch(serverEvent('orders')('2'));
    expect(await group('Listos')).toBeVisible();
  });

  it('[DESK-2] orders are paused by a tap and taken again by another, without any other change of the desk', async () => {
    const { user, sent, receive } = openDesk([dinerOrder()], {
      settings: { orderDesk: { ...ACTIVE, prepMinutes: 45 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Pausar pedidos' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pausar pedidos' }));
    expect(sheet.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '30 minutos hasta las 21.34',
      '1 hora hasta las 22.04',
      'Hasta mañana hasta las 5.00',
    ]);
    await user.click(sheet.getByRole('button', { name: /^30 minutos/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const pausedUntil = (sent[0] as { orderDesk: { pausedUntil: number } }).orderDesk.pausedUntil;
    expect(sent[0]).toEqual({ orderDesk: { ...ACTIVE, prepMinutes: 45, pausedUntil: expect.any(Number) } });
    expect(pausedUntil - NOW).toBeGreaterThanOrEqual(30 * MINUTE_MS);
    receive({ orderDesk: { ...ACTIVE, prepMinutes: 45, pausedUntil } });
    expect(screen.getByText(/^En pausa hasta las 21\.3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reabrir' }));
    await waitFor(() => expect(sent[1]).toEqual({ orderDesk: { ...ACTIVE, prepMinutes: 45, pausedUntil: null } }));
  });

  it('[ORDER-21] what the diner wrote is erased after a question', async () => {
    const { user, erased } = openDesk([dinerOrder()]);
    await user.click(await button('Más del pedido 27'));
    await user.click(await screen.findByRole('menuitem', { name: 'Borrar datos del comensal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Borrar datos del comensal' }));
    await user.click(dialog.getByRole('button', { name: 'Borrar' }));
    const shown = await card();
    await waitFor(() => expect(shown).not.toHaveTextContent('Julián'));
    expect(erased).toEqual([dinerOrder().key]);
    expect(await card()).not.toHaveTextContent('Bien cocida');
    await user.click(await button('Más del pedido 27'));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir comanda' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Borrar datos del comensal' })).toBeNull();
  });

  it('a day without orders says what will happen, and an inactive desk leads to the reception', async () => {
    openDesk([]);
    expect(await screen.findByRole('heading', { name: 'Todavía no hay pedidos hoy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hacer un pedido de prueba' })).toHaveAttribute('target', '_blank');
  });

  it('an inactive desk leads to the reception of orders', async () => {
    openDesk([], { settings: { orderDesk: DEFAULT_ORDER_DESK } });
    expect(await screen.findByRole('heading', { name: 'Recibe los pedidos aquí' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Recepción de pedidos' })).toHaveAttribute(
      'href',
      '/panel/orders/reception',
    );
    expect(screen.queryByRole('button', { name: 'Pausar pedidos' })).toBeNull();
  });

  it('orders that cannot be read offer to retry', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let answers = 0;
    const failure = { ok: false as const, error: { code: 'unexpected' as const, status: 500, message: '' } };
    const orders = async () => {
      answers += 1;
      return answers === 1 ? failure : accepted({ orders: [dinerOrder()], requests: [], sums: { count: 1, cents: 1 } });
    };
    const { user } = renderOrders('/panel/orders/desk', { orderDesk: ACTIVE }, [], { orders });
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await card()).toBeVisible();
    errors.mockRestore();
  });
});

describe('orders for later', () => {
  const later = (number: number, changes: Partial<DinerOrder> = {}) => {
    const at = CAME_AT + 2 * HOUR_MS;
    return dinerOrder({ number, state: 'accepted', at, readyAt: at, ...changes });
  };

  it('[DESK-6] an accepted order for later is scheduled until it has to be prepared; one that nobody accepted is new', async () => {
    const { user } = openDesk([
      later(30),
      later(31, { at: NOW + 30 * MINUTE_MS, readyAt: NOW + 30 * MINUTE_MS }),
      later(32, { state: 'new' }),
    ]);
    const scheduled = await group('Programados');
    expect(numbersIn(scheduled)).toEqual([30]);
    expect(scheduled).toHaveTextContent('para hoy 23.00');
    expect(numbersIn(await group('En preparación'))).toEqual([31]);
    expect(numbersIn(await group('Nuevos'))).toEqual([32]);
    await user.click(await button('Abrir el pedido 30', 30));
    expect(await card(30)).toHaveTextContent('Napolitana de la casa');
  });

  it('[DESK-6] a scheduled order comes into preparation when its time is there, though nothing arrives', async () => {
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    openDesk([later(30, { at: NOW + 31 * MINUTE_MS, readyAt: NOW + 31 * MINUTE_MS })]);
    expect(numbersIn(await group('Programados'))).toEqual([30]);
    await act(() => jest.advanceTimersByTimeAsync(70_000));
    expect(numbersIn(await group('En preparación'))).toEqual([30]);
    expect(screen.queryByRole('region', { name: 'Programados' })).toBeNull();
  });
});

describe('on a phone', () => {
  it('the lists are tabs with their counts; Programados stands there only where there are some', async () => {
    const { user } = openDesk([dinerOrder({ state: 'ready' }), dinerOrder({ number: 28, state: 'on-the-way' })], {
      isPhone: true,
    });
    await tab('Nuevos');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '0 Nuevos',
      '0 En preparación',
      '2 Listos',
      '0 Historial',
    ]);
    expect(screen.getByText('No hay pedidos nuevos.')).toBeVisible();
    await user.click(await tab('Listos'));
    expect(await screen.findByRole('tabpanel', { name: /Listos/ })).toHaveTextContent('En camino');
    expect(numbersIn(screen.getByRole('tabpanel'))).toEqual([27, 28]);
    await user.keyboard('{ArrowRight}');
    expect(await tab('Historial')).toHaveFocus();
    expect(await tab('Historial')).toHaveAttribute('aria-selected', 'true');
  });

  it('the oldest new order is open, and the later ones are folded to what tells them apart', async () => {
    const { user } = openDesk([dinerOrder(), dinerOrder({ number: 28, name: 'Sofía', createdAt: CAME_AT + 1 })], {
      isPhone: true,
    });
    expect(await button('Aceptar')).toBeVisible();
    const folded = await card(28);
    expect(folded).toHaveTextContent('Sofía · 2 productos · Efectivo$ 19.600,00');
    expect(within(folded).queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await user.click(await button('Abrir el pedido 28', 28));
    expect(await button('Aceptar', 28)).toBeVisible();
    await user.click(await button('Plegar el pedido 28', 28));
    expect(within(folded).queryByRole('button', { name: 'Aceptar' })).toBeNull();
    await user.click(await button('Aceptar'));
    expect(await button('Aceptar', 28)).toBeVisible();
  });

  it('the tab of the address is shown, so that a reload keeps it', async () => {
    openDesk([dinerOrder({ state: 'accepted' })], { isPhone: true, path: '/panel/orders/desk?list=preparing' });
    expect(await button('Listo')).toBeVisible();
    expect(await tab('En preparación')).toHaveAttribute('aria-selected', 'true');
  });

  it('a new order is counted on its tab while another is shown, and is said', async () => {
    const { stored, dispatch } = openDesk([dinerOrder({ state: 'accepted' })], {
      isPhone: true,
      path: '/panel/orders/desk?list=preparing',
    });
    await card();
    stored.set('new', dinerOrder({ number: 31 }));
    dispatch(serverEvent('orders')('2'));
    await waitFor(async () => expect(await tab('Nuevos')).toHaveTextContent('1 Nuevos'));
    expect(screen.getByText('Pedido nuevo 31: San Telmo')).toHaveRole('status');
  });
});

describe('a tablet that is turned', () => {
  const reasonOf = (sheet: ReturnType<typeof within>) =>
    sheet.getByRole('textbox', { name: 'Mensaje para el comensal' });

  it('the reason that is typed stays open, whatever list the order is in, and can be sent', async () => {
    const { user, turn, steps } = openDesk([dinerOrder(), dinerOrder({ number: 28, createdAt: CAME_AT + 1 })]);
    await user.click(await button('Rechazar', 28));
    const sheet = within(await screen.findByRole('dialog', { name: 'Rechazar el pedido 28' }));
    await user.click(sheet.getByRole('radio', { name: 'Otro' }));
    await user.type(reasonOf(sheet), 'Sin gas');
    turn('phone');
    await screen.findByRole('tablist', { hidden: true });
    expect(reasonOf(sheet)).toHaveValue('Sin gas');
    turn('desk');
    expect(reasonOf(sheet)).toHaveValue('Sin gas');
    await user.click(sheet.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => expect(steps.map(({ body }) => body.reason)).toEqual(['Sin gas']));
    expect(await card(27)).toBeVisible();
  });

  it('the minutes that were chosen stay, also on another tab and while the card is folded', async () => {
    const { user, turn, steps } = openDesk([dinerOrder(), dinerOrder({ number: 28, createdAt: CAME_AT + 1 })]);
    const chosen = async () => within(await card(28)).getByRole('radio', { name: '45' });
    await user.click(await chosen());
    turn('phone');
    await user.click(await button('Abrir el pedido 28', 28));
    expect(await chosen()).toBeChecked();
    await user.click(await tab('Listos'));
    await user.click(await tab('Nuevos'));
    expect(await chosen()).toBeChecked();
    turn('desk');
    expect(await chosen()).toBeChecked();
    await user.click(await button('Aceptar', 28));
    await waitFor(() => expect(steps.map(({ body }) => body.minutes)).toEqual([45]));
  });

  it('an order that is ticked in the kitchen meanwhile is cancelled all the same: its newest version is sent', async () => {
    const { user, turn, steps, stored, dispatch } = openDesk([dinerOrder({ state: 'accepted', version: 1 })]);
    await user.click(await button('Más del pedido 27'));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancelar pedido' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cancelar el pedido 27' }));
    turn('phone');
    await user.click(sheet.getByRole('radio', { name: 'No hay stock' }));
    const [order] = stored.values();
    stored.set(order!.key, { ...order!, version: 2 });
    dispatch(serverEvent('orders')('2'));
    await waitFor(async () => {
      await user.click(sheet.getByRole('button', { name: 'Cancelar pedido' }));
      expect(steps.map(({ body }) => body)).toEqual([{ state: 'cancelled', version: 2, reason: 'No hay stock' }]);
    });
  });

  it('the pauses stay open', async () => {
    const { user, turn } = openDesk([dinerOrder()]);
    await card();
    await user.click(screen.getByRole('button', { name: 'Pausar pedidos' }));
    await screen.findByRole('dialog', { name: 'Pausar pedidos' });
    turn('phone');
    expect(screen.getByRole('dialog', { name: 'Pausar pedidos' })).toBeVisible();
  });
});

describe('the history', () => {
  const done = (number: number, changes: Partial<DinerOrder> = {}) =>
    dinerOrder({ number, state: 'done', total: 1_000_00, ...changes });
  const HISTORY = '/panel/orders/desk?list=over';

  it('[ORDER-18] what is over today stands folded with its state, the newest first; sums leave out what was rejected', async () => {
    const { user } = openDesk([
      done(1),
      dinerOrder({ number: 2, state: 'rejected', reason: 'Cocina cerrada', createdAt: CAME_AT + 1 }),
      dinerOrder({ number: 3 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Historial' }));
    const history = await group('Historial');
    expect(numbersIn(history)).toEqual([2, 1]);
    expect(history).toHaveTextContent('2 pedidos · $ 20.600,001 sigue abierto');
    expect(await card(2)).toHaveTextContent('Rechazado');
    expect(await card(1)).not.toHaveTextContent('Napolitana');
    await user.click(await button('Abrir el pedido 1', 1));
    expect(await card(1)).toHaveTextContent(/Napolitana de la casa.*\$ 18\.100,00.*Bien cocida, sin ajo/);
    await user.click(screen.getByRole('button', { name: 'Pedidos abiertos' }));
    expect(await button('Aceptar', 3)).toBeVisible();
  });

  it('[ORDER-16] an opened order of the history offers the step back while it can be undone', async () => {
    const { user, steps } = openDesk([done(1, { state: 'rejected', reason: 'Otro', changedAt: NOW, version: 4 })], {
      path: HISTORY,
    });
    await user.click(await button('Abrir el pedido 1', 1));
    await user.click(await button('Deshacer', 1));
    expect(steps[0]?.body).toEqual({ state: 'new', version: 4 });
  });

  it('another day is read by itself, has its own sum and its own file', async () => {
    const yesterday = { day: '2026-11-24', createdAt: CAME_AT - 24 * HOUR_MS };
    const { user } = openDesk([done(1)], {
      path: HISTORY,
      past: { '2026-11-24': [done(8, yesterday), done(9, yesterday)] },
    });
    await card(1);
    expect(screen.getByRole('button', { name: 'Día siguiente' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Día anterior' }));
    expect(await screen.findByRole('heading', { name: 'Ayer' })).toBeVisible();
    expect(numbersIn(await group('Historial'))).toEqual([9, 8]);
    expect(screen.getByText('2 pedidos').parentElement).toHaveTextContent('$ 2.000,00');
    expect(screen.getByRole('link', { name: 'Descargar CSV' })).toHaveAttribute(
      'href',
      '/api/orders/demo/export.csv?from=2026-11-24&to=2026-11-24',
    );
    await user.click(screen.getByRole('button', { name: 'Día anterior' }));
    expect(await screen.findByRole('heading', { name: 'Ningún pedido ese día' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hoy' }));
    expect(await card(1)).toBeVisible();
  });

  it('the orders of other days are downloaded by their first and last day', async () => {
    const { user } = openDesk([done(1)], { path: HISTORY });
    await user.click(await screen.findByRole('button', { name: 'De otras fechas' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Descargar pedidos' }));
    expect(sheet.getByRole('link', { name: 'Descargar' })).toHaveAttribute(
      'href',
      '/api/orders/demo/export.csv?from=2026-10-27&to=2026-11-25',
    );
    await user.clear(sheet.getByLabelText('Desde'));
    expect(sheet.getByText('Elige el primer día')).toBeVisible();
    expect(sheet.queryByRole('link', { name: 'Descargar' })).toBeNull();
  });

  it('a day of many orders is drawn thirty at a time', async () => {
    const { user } = openDesk(
      Array.from({ length: 70 }, (_, nth) => done(nth + 1, { createdAt: CAME_AT + nth })),
      { path: HISTORY },
    );
    await card(70);
    expect(numbersIn(await group('Historial'))).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Ver más' }));
    await user.click(await screen.findByRole('button', { name: 'Ver más' }));
    await waitFor(async () => expect(numbersIn(await group('Historial'))).toHaveLength(70));
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('a day that cannot be read offers to retry', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = { ok: false as const, error: { code: 'unexpected' as const, status: 500, message: '' } };
    let isBroken = true;
    const orders: Api['orders'] = async ({ query }) => {
      if (query?.day !== undefined && isBroken) return failure;
      return accepted({ orders: [done(8, { day: '2026-11-20' })], requests: [], sums: { count: 1, cents: 1 } });
    };
    const { user } = renderOrders(`${HISTORY}&day=2026-11-20`, { orderDesk: ACTIVE }, [], { orders });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isBroken = false;
    await user.click(retry);
    expect(await card(8)).toBeVisible();
    errors.mockRestore();
  });
});

describe('the keys', () => {
  const evening = () => [
    dinerOrder({ number: 1 }),
    dinerOrder({ number: 2, createdAt: CAME_AT + 1 }),
    dinerOrder({ number: 3, createdAt: CAME_AT + 2 }),
    dinerOrder({ number: 4, state: 'accepted', readyAt: NOW - HOUR_MS }),
  ];

  it('arrows and letters go from card to card and from list to list; Enter takes the next step, and the focus stays in the list', async () => {
    const { user, steps } = openDesk(evening());
    await card(1);
    await user.keyboard('j');
    expect(await card(1)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await card(2)).toHaveFocus();
    await user.keyboard('k');
    expect(await card(1)).toHaveFocus();
    await user.keyboard('3{Enter}');
    await waitFor(async () => expect(await card(2)).toHaveFocus());
    expect(steps.map(({ body }) => body)).toEqual([{ state: 'accepted', version: 0, minutes: 45 }]);
    await user.keyboard('{ArrowRight}');
    expect(await card(4)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(await card(2)).toHaveFocus();
  });

  it('after the last card of a list the focus is on the list, never on nothing', async () => {
    const { user } = openDesk([dinerOrder({ number: 4, state: 'accepted', readyAt: NOW })]);
    await card(4);
    await user.keyboard('j{Enter}');
    await waitFor(async () => expect(await group('En preparación')).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(await card(4)).toHaveFocus();
  });

  it('R asks for a reason, after which the focus is on the next card, and D undoes the last step of this device', async () => {
    const { user, steps } = openDesk(evening());
    await card(1);
    await user.keyboard('jr');
    const sheet = within(await screen.findByRole('dialog', { name: 'Rechazar el pedido 1' }));
    await user.keyboard('j');
    await user.click(sheet.getByRole('radio', { name: 'No hay stock' }));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await card(2)).toHaveFocus());
    await user.keyboard('d');
    await card(1);
    expect(steps.map(({ body }) => body.state)).toEqual(['rejected', 'new']);
    await user.keyboard('d');
    expect(steps).toHaveLength(2);
  });

  it('a held Enter takes one step', async () => {
    const { user, steps } = openDesk(evening());
    await card(1);
    await user.keyboard('j{Enter>8/}');
    await waitFor(async () => expect(await card(2)).toHaveFocus());
    expect(steps).toHaveLength(1);
  });

  it('? shows the keys, H the history, and P the pauses', async () => {
    const { user } = openDesk(evening());
    await card(1);
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toHaveTextContent('Dar el siguiente paso');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('h');
    expect(await group('Historial')).toBeVisible();
    await user.keyboard('h');
    await user.keyboard('p');
    expect(await screen.findByRole('dialog', { name: 'Pausar pedidos' })).toBeVisible();
  });
});

describe('a press', () => {
  it('what arrives while a finger is down waits until it is up', async () => {
    const { user, stored, dispatch } = openDesk([dinerOrder()]);
    await card();
    await user.pointer({ target: await card(), keys: '[TouchA>]' });
    stored.set('new', dinerOrder({ number: 26, createdAt: CAME_AT - 1 }));
    dispatch(serverEvent('orders')('2'));
    await screen.findByText('Pedido nuevo 26: San Telmo');
    expect(numbersIn(await group('Nuevos'))).toEqual([27]);
    await user.pointer('[/TouchA]');
    await waitFor(async () => expect(numbersIn(await group('Nuevos'))).toEqual([26, 27]));
  });

  it('a card that has just moved takes no press, so that a double click does not accept what slides there', async () => {
    const { user } = openDesk([dinerOrder(), dinerOrder({ number: 28, createdAt: CAME_AT + 1 })]);
    expect(await card(28)).not.toHaveAttribute('data-moved');
    await user.click(await button('Aceptar'));
    await waitFor(async () => expect(await card(28)).toHaveAttribute('data-moved'));
    await waitFor(async () => expect(await card(28)).not.toHaveAttribute('data-moved'));
  });
});

it('[ORDER-15] the hub leads to the desk first and says how many orders are new', async () => {
  openDesk([dinerOrder(), dinerOrder({ number: 28 }), dinerOrder({ number: 29, state: 'ready' })], {
    path: '/panel/orders',
  });
  const [first] = within(screen.getByRole('navigation', { name: 'Pedidos' })).getAllByRole('link');
  await waitFor(() => expect(first).toHaveTextContent('2 nuevos'));
  expect(first).toHaveAttribute('href', '/panel/orders/desk');
});
