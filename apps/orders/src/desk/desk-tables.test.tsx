import type { ApiClient } from '@carta/api-client';
import type { TableRequest } from '@carta/contract';
import { DEFAULT_ORDER_DESK, MINUTE_MS, type DinerOrder } from '@carta/domain';
import { keyOf } from '@carta/domain/testing';
import { serverEvent } from '@carta/panel';
import { screen, waitFor, within } from '@testing-library/react';
import { CAME_AT, dinerOrder } from '../testing/diner-order.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { roundWords } from './table-words.ts';

type Change = Parameters<ApiClient['changeTable']>[0];

const NOW = CAME_AT + 4 * MINUTE_MS;
const ACTIVE = { ...DEFAULT_ORDER_DESK, active: true };
const TABLES = [2, 4, 7].map((number) => ({
  key: keyOf(`mesa-${number}`),
  title: `Mesa ${number}`,
  token: `abcdefghi${number}`,
}));
const VISIT = keyOf('visita');

// The clock alone is faked: what waits, waits as in a browser.
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => jest.restoreAllMocks());

const accepted = <T,>(value: T) => ({ ok: true as const, value, etag: null, unchanged: false });

/** An order of «Mesa 7». */
const round = (number: number, changes: Partial<DinerOrder> = {}) =>
  dinerOrder({
    number,
    type: 'table',
    table: { key: keyOf('mesa-7'), title: 'Mesa 7', visit: VISIT },
    zone: null,
    payment: null,
    paysWith: null,
    address: '',
    name: '',
    phone: '',
    notes: '',
    total: 1_810_000,
    createdAt: CAME_AT + number,
    ...changes,
  });

const request = (number: number, kind: TableRequest['kind']): TableRequest => ({
  key: keyOf(`pide-${number}`),
  kind,
  table: { key: keyOf(`mesa-${number}`), title: `Mesa ${number}` },
  createdAt: NOW - MINUTE_MS,
});

interface Desk {
  readonly orders?: DinerOrder[];
  readonly requests?: TableRequest[];
  readonly refused?: string;
  readonly isPhone?: boolean;
}

/** A desk whose server does what it is asked to. */
async function openDesk({ orders = [], requests = [], refused, isPhone = false }: Desk) {
  const stored = { orders, requests, visits: [VISIT] };
  const changes: [table: string, body: Change['body']][] = [];
  const answered: string[] = [];
  const rendered = renderOrders(
    '/panel/orders/desk',
    { orderDesk: ACTIVE, tables: TABLES },
    [],
    {
      orders: async () => accepted({ ...stored, sums: { count: 1, cents: 1 } }),
      changeTable: async ({ params, body }) => {
        changes.push([params.tableKey, body]);
        if (refused !== undefined) return { ok: false, error: { code: 'conflict', status: 409, message: refused } };
        const after = (order: DinerOrder): DinerOrder =>
          'close' in body
            ? { ...order, state: 'done', version: order.version + 1 }
            : { ...order, version: order.version + 1, table: { key: body.moveTo, title: 'Mesa 2', visit: VISIT } };
        stored.orders = stored.orders.map(after);
        if ('close' in body) stored.visits = [];
        return accepted({ orders: stored.orders });
      },
      answerRequest: async ({ params: { requestKey } }) => {
        answered.push(requestKey);
        stored.requests = stored.requests.filter(({ key }) => key !== requestKey);
        return accepted({ answered: NOW });
      },
    },
    { isPhone },
  );
  await screen.findByRole('heading', { level: 1, name: 'Pedidos del día' });
  return { ...rendered, stored, changes, answered };
}

const card = (name: string) => screen.findByRole('article', { name });
const words = (element: HTMLElement) => element.textContent.replaceAll(/\s+/g, ' ');
const press = async (user: Awaited<ReturnType<typeof openDesk>>['user'], of: string, name: string) =>
  user.click(within(await card(of)).getByRole('button', { name }));

describe('the desk by table', () => {
  it('[TABLE-7] a table shows its rounds with their states and its sum, without what was rejected', async () => {
    await openDesk({
      orders: [
        round(19, { state: 'done' }),
        round(25, { state: 'accepted', paid: 'paid', payment: 'mercadoPago' }),
        round(26, { state: 'rejected' }),
      ],
    });
    const text = words(await card('Mesa 7'));
    for (const part of [
      'desde las 21.00',
      '19Primera rondaEntregado2 Napolitana de la casa · $ 18.100,00',
      '25Segunda rondaEn preparación',
      '26Tercera rondaRechazado',
      'Pagado con MercadoPago$ 18.100,00',
      'Suma de la mesa$ 36.200,00',
    ])
      expect(text).toContain(part);
    expect(within(screen.getByRole('region', { name: 'Mesas' })).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Mesas 1 abierta',
    );
  });

  it('[TABLE-7] a table whose rounds are delivered is closed at once and leaves', async () => {
    const { user, changes, notices } = await openDesk({ orders: [round(19, { state: 'done' })] });
    await press(user, 'Mesa 7', 'Cerrar mesa');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Mesa 7' })).not.toBeInTheDocument());
    expect(changes).toEqual([[keyOf('mesa-7'), { close: true }]]);
    expect(notices()).toContain('Mesa 7: cerrada');
    expect(await screen.findByText('No hay mesas abiertas.')).toBeVisible();
  });

  it('[TABLE-7] closing asks where something is not delivered, and cannot be while an order is new', async () => {
    const { user, changes, stored, dispatch } = await openDesk({ orders: [round(19), round(20, { state: 'ready' })] });
    expect(within(await card('Mesa 7')).getByRole('button', { name: 'Cerrar mesa' })).toBeDisabled();
    expect(words(await card('Mesa 7'))).toContain('Se puede cerrar cuando respondas los pedidos nuevos.');
    stored.orders = [round(19, { state: 'accepted', version: 1 }), round(20, { state: 'ready' })];
    dispatch(serverEvent('orders')(undefined as never));
    await waitFor(async () =>
      expect(within(await card('Mesa 7')).getByRole('button', { name: 'Cerrar mesa' })).toBeEnabled(),
    );
    await press(user, 'Mesa 7', 'Cerrar mesa');
    const dialog = await screen.findByRole('dialog', { name: '¿Cerrar Mesa 7?' });
    expect(dialog).toHaveAccessibleDescription(/^2 pedidos todavía no se entregaron/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(changes).toEqual([]);
    await press(user, 'Mesa 7', 'Cerrar mesa');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar mesa' }));
    await waitFor(() => expect(changes).toHaveLength(1));
  });

  it('[TABLE-7] its people move to a free table, which its orders then name', async () => {
    const { user, changes, notices } = await openDesk({ orders: [round(19, { state: 'accepted' })] });
    await press(user, 'Mesa 7', 'Más de Mesa 7');
    await user.click(await screen.findByRole('menuitem', { name: 'Pasar a otra mesa' }));
    const free = within(await screen.findByRole('list', { name: 'Mesas libres' }));
    expect(free.getAllByRole('button').map((one) => one.textContent.trim())).toEqual(['Mesa 2', 'Mesa 4']);
    await user.click(free.getByRole('button', { name: 'Mesa 2' }));
    expect(await card('Mesa 2')).toBeVisible();
    expect(changes).toEqual([[keyOf('mesa-7'), { moveTo: keyOf('mesa-2') }]]);
    expect(notices()).toContain('Mesa 7 pasó a Mesa 2');
    expect(words(await card('Pedido 19'))).toContain('19Mesa 2');
  });

  it('[TABLE-7] what the server refuses is said, and the table stays', async () => {
    const { user, notices } = await openDesk({
      orders: [round(19, { state: 'done' })],
      refused: 'La mesa 7 ya se cerró',
    });
    await press(user, 'Mesa 7', 'Cerrar mesa');
    await waitFor(() => expect(notices()).toContain('La mesa 7 ya se cerró'));
    expect(within(await card('Mesa 7')).getByRole('button', { name: 'Cerrar mesa' })).toBeEnabled();
  });

  it('[TABLE-8] orders of a table are marked until one of them is accepted, and say their table and round', async () => {
    const { stored, dispatch } = await openDesk({ orders: [round(19), round(20)] });
    const text = words(await card('Pedido 20'));
    expect(text).toContain('20Mesa 7');
    expect(text).toContain('Mesa sin confirmar');
    expect(text).toContain('Segunda ronda · a las 21.00');
    expect(text).toContain('Se paga en la mesa');
    expect(words(await card('Mesa 7'))).toContain('Mesa sin confirmar');
    stored.orders = [round(19, { state: 'accepted', version: 1 }), round(20)];
    dispatch(serverEvent('orders')(undefined as never));
    await waitFor(() => expect(screen.queryByText('Mesa sin confirmar')).not.toBeInTheDocument());
  });

  it('[TABLE-9] what tables ask for waits as a card, is counted and said, until «Ya va»', async () => {
    const { user, answered, waiting, stored, dispatch, notices } = await openDesk({ requests: [request(4, 'waiter')] });
    expect(words(await card('Mesa 4 llama al mozo'))).toContain('hace 1 min');
    expect(waiting()).toBe(1);
    stored.requests = [...stored.requests, request(7, 'bill')];
    dispatch(serverEvent('orders')(undefined as never));
    await card('Mesa 7 pide la cuenta');
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Mesa 7 pide la cuenta');
    expect(waiting()).toBe(2);
    await press(user, 'Mesa 4 llama al mozo', 'Ya va');
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Mesa 4 llama al mozo' })).not.toBeInTheDocument(),
    );
    expect(answered).toEqual([keyOf('pide-4')]);
    expect(notices()).toContain('Mesa 4 lee «Ya va el mozo»');
    expect(waiting()).toBe(1);
  });

  it('[TABLE-9] by keyboard Enter answers a request, and C closes the table of the focused card', async () => {
    const { user, answered, changes } = await openDesk({
      orders: [round(19, { state: 'done' })],
      requests: [request(4, 'bill')],
    });
    (await card('Mesa 4 pide la cuenta')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(answered).toHaveLength(1));
    (await card('Mesa 7')).focus();
    await user.keyboard('c');
    await waitFor(() => expect(changes).toHaveLength(1));
  });

  it('[TABLE-7] [DESK-6] on a tablet all lists are shown, the tables below the new orders', async () => {
    const { user, turn } = await openDesk({
      orders: [round(19), round(20, { state: 'accepted' }), round(21, { state: 'ready' })],
      requests: [request(4, 'bill')],
    });
    const all = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'));
    const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    await card('Pedido 19');
    expect(regions()).toEqual(['Nuevos', 'En preparación', 'Listos', 'Mesas']);
    turn('tablet');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(regions()).toEqual(['Nuevos', 'En preparación', 'Listos']);
    expect(all()).toEqual(['Mesa 4 pide la cuenta', 'Pedido 19', 'Mesa 7', 'Pedido 20', 'Pedido 21']);
    for (const name of ['Historial', 'Atajos de teclado', 'Pausar pedidos'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    (await card('Pedido 19')).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await card('Pedido 21')).toHaveFocus();
  });

  it('[TABLE-9] on a phone requests come first in each list, and tables are folded below the new orders', async () => {
    const { user } = await openDesk({
      orders: [round(19), round(20, { state: 'accepted' })],
      requests: [request(4, 'bill')],
      isPhone: true,
    });
    const list = () =>
      within(screen.getByRole('tabpanel'))
        .getAllByRole('article')
        .map((one) => one.getAttribute('aria-label'));
    await card('Pedido 19');
    expect(list()).toEqual(['Mesa 4 pide la cuenta', 'Pedido 19', 'Mesa 7']);
    expect(words(await card('Mesa 7'))).toContain('2 pedidos$ 36.200,00');
    await press(user, 'Mesa 7', 'Abrir Mesa 7');
    expect(within(await card('Mesa 7')).getByRole('button', { name: 'Cerrar mesa' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /En preparación/ }));
    expect(list()).toEqual(['Mesa 4 pide la cuenta', 'Pedido 20']);
  });
});

it.each([
  [0, 'Primera ronda'],
  [9, 'Décima ronda'],
  [10, 'Ronda 11'],
])('the round at %d of a table is called «%s»', (nth, name) => {
  expect(roundWords(nth)).toBe(name);
});
