import type { ApiClient } from '@carta/api-client';
import { DEFAULT_ORDER_DESK, type DinerOrder, type Menu } from '@carta/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { orderAnswered } from '../day-orders-slice.ts';
import type { OrderRefund } from '../order-refunds-slice.ts';
import { dinerOrder } from '../testing/diner-order.ts';
import { renderOrders } from '../testing/render-orders.tsx';

const mockStored = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  get: async (name: string) => mockStored.get(name),
  set: async (name: string, value: unknown) => void mockStored.set(name, value),
}));
afterEach(() => mockStored.clear());

const ACTIVE = { ...DEFAULT_ORDER_DESK, active: true };
const PAID = dinerOrder({ payment: 'mercadoPago', paysWith: null, paid: 'paid' });
const accepted = <T,>(value: T) => ({ ok: true as const, value, etag: null, unchanged: false });
const refund = (changes: Partial<OrderRefund> = {}): OrderRefund => ({
  charge: '123456789',
  order: { key: PAID.key, number: 27, day: PAID.day },
  cents: PAID.total,
  state: 'asked',
  reason: 'owner',
  changedAt: 1,
  ...changes,
});

interface Options {
  readonly refunds?: OrderRefund[];
  readonly settings?: Partial<Menu>;
  readonly steps?: 'accepted' | 'conflict' | 'rejected elsewhere' | 'unreachable';
}

/** A desk with this order, whose server keeps what it is asked to give back. */
function openDesk(order: DinerOrder, { refunds = [], settings = {}, steps = 'accepted' }: Options = {}) {
  let stored = order;
  const asked: string[] = [];
  const api: Pick<ApiClient, 'orders' | 'stepOrder' | 'refundOrder'> = {
    orders: async () => accepted({ orders: [stored], requests: [], sums: { count: 1, cents: stored.total }, refunds }),
    stepOrder: async ({ body: { state, version, reason = '' } }) => {
      if (steps === 'unreachable') return { ok: false, error: { status: 0, code: 'network', message: '' } };
      if (steps === 'rejected elsewhere') stored = { ...stored, state, version: 5 };
      if (steps !== 'accepted')
        return { ok: false, error: { status: 409, code: 'conflict', message: '', current: { ...stored, version: 5 } } };
      stored = { ...stored, state, reason, version: version + 1 };
      return accepted(stored);
    },
    refundOrder: async ({ params: { orderKey } }) => {
      asked.push(orderKey);
      stored = { ...stored, paid: 'refunded', version: stored.version + 1 };
      return accepted(stored);
    },
  };
  return { ...renderOrders('/panel/orders/desk', { orderDesk: ACTIVE, ...settings }, [], api), asked };
}

const button = async (name: string) =>
  within(await screen.findByRole('article', { name: 'Pedido 27' })).findByRole('button', { name });

async function reject({ user }: ReturnType<typeof openDesk>, { keeps = false } = {}) {
  await user.click(await button('Rechazar'));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('radio', { name: 'No hay stock' }));
  const choice = within(sheet).queryByRole('switch', { name: 'Devolver el pago' });
  if (keeps && choice) await user.click(choice);
  await user.click(within(sheet).getByRole('button', { name: 'Rechazar' }));
  return choice !== null;
}

describe('a paid order that is rejected', () => {
  it('[CHARGE-5] is given back, unless the owner keeps the payment', async () => {
    const desk = openDesk(PAID);
    expect(await reject(desk)).toBe(true);
    await waitFor(() => expect(desk.asked).toEqual([PAID.key]));
    await waitFor(() => expect(desk.notices()).toContain('Pedido 27: pago devuelto'));
    expect(desk.undoable()).toEqual([]);
  });

  it('[CHARGE-5] keeps its payment where the owner says so', async () => {
    const desk = openDesk(PAID);
    await reject(desk, { keeps: true });
    await waitFor(() => expect(desk.notices()).toContain('Pedido 27: rechazado'));
    expect(desk.asked).toEqual([]);
    expect(desk.undoable()).toEqual(['Pedido 27: rechazado']);
  });

  it('[CHARGE-5] is not given back where somebody else has changed it', async () => {
    const desk = openDesk(PAID, { steps: 'conflict' });
    await reject(desk);
    await waitFor(() => expect(desk.notices().join()).toContain('ya cambió en otro dispositivo'));
    expect(desk.asked).toEqual([]);
  });

  it('[CHARGE-5] is not given back where somebody else has rejected it and keeps the payment; that is said', async () => {
    const desk = openDesk(PAID, { steps: 'rejected elsewhere' });
    await reject(desk);
    const words =
      'El pedido 27 ya cambió en otro dispositivo: rechazado. Desde este dispositivo no se pidió devolver el pago.';
    await waitFor(() => expect(desk.notices()).toContain(words));
    expect(desk.asked).toEqual([]);
  });

  it('[CHARGE-5] is not given back by a later answer where the rejection could not be sent', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const desk = openDesk(PAID, { steps: 'unreachable' });
    await reject(desk);
    await waitFor(() => expect(desk.notices()).toHaveLength(1));
    errors.mockRestore();
    desk.dispatch(orderAnswered({ ...PAID, state: 'rejected', version: 5 }));
    expect(desk.asked).toEqual([]);
  });

  it('[CHARGE-5] asks again to give its payment back, also after a rejection that kept it and was undone', async () => {
    const desk = openDesk(PAID);
    await reject(desk, { keeps: true });
    await waitFor(() => expect(desk.undoable()).toEqual(['Pedido 27: rechazado']));
    desk.undo();
    await desk.user.click(await button('Rechazar'));
    expect(await screen.findByRole('switch', { name: 'Devolver el pago' })).toBeChecked();
  });

  it('[CHARGE-5] that was not paid online asks nothing of a payment', async () => {
    expect(await reject(openDesk(dinerOrder()))).toBe(false);
  });
});

it('[CHARGE-5] a paid order is given back by hand, from its menu', async () => {
  const desk = openDesk({ ...PAID, state: 'accepted' });
  await desk.user.click(await button('Más del pedido 27'));
  await desk.user.click(await screen.findByRole('menuitem', { name: 'Devolver el pago' }));
  await waitFor(() => expect(desk.asked).toEqual([PAID.key]));
});

it.each<[Partial<OrderRefund>, string]>([
  [{}, 'Pedido 27: devolviendo $\u00a019.600,00; lo pediste. MercadoPago todavía no lo confirmó.'],
  [{ state: 'done', reason: 'second' }, 'Pedido 27: se devolvió $\u00a019.600,00; se pagó dos veces.'],
  [{ state: 'done', reason: 'ended' }, 'se pagó cuando ya había terminado.'],
  [{ reason: 'cancelled' }, 'se canceló después de pagarse.'],
  [{ state: 'done', reason: null }, 'lo devolvió MercadoPago o quien pagó.'],
])('[CHARGE-5] the desk says of the refund %j: %s', async (changes, words) => {
  openDesk(PAID, { refunds: [refund(changes)] });
  const list = await screen.findByRole('region', { name: 'Devoluciones' });
  expect(list.textContent).toContain(words);
  expect(list.textContent).toContain('Operación 123456789');
});

it.each(['owner', 'cancelled'] as const)(
  '[CHARGE-5] a refund whose reason is %s leaves the desk once MercadoPago has confirmed it',
  async (reason) => {
    openDesk(PAID, { refunds: [refund({ state: 'done', reason })] });
    await button('Rechazar');
    expect(screen.queryByRole('region', { name: 'Devoluciones' })).toBeNull();
  },
);

it('[CHARGE-5] a refund that nobody asked for stays until the owner has seen it, and does not come back', async () => {
  const refunds = [refund({ state: 'done', reason: null }), refund({ charge: '987', state: 'done', reason: 'second' })];
  const desk = openDesk(PAID, { refunds });
  const entry = async (charge: string) =>
    (await screen.findAllByRole('listitem')).find(({ textContent }) => textContent.includes(`Operación ${charge}`))!;
  await desk.user.click(within(await entry('987')).getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Operación 987')).toBeNull();
  expect(screen.getByText('Operación 123456789')).toBeVisible();
  desk.unmount();
  const next = openDesk(PAID, { refunds });
  await next.user.click(await screen.findByRole('button', { name: 'Entendido' }));
  expect(screen.queryByRole('region', { name: 'Devoluciones' })).toBeNull();
});

it('after «Entendido» of the last refund by the keyboard the focus is on the desk', async () => {
  const { user } = openDesk(PAID, { refunds: [refund({ state: 'done', reason: null })] });
  (await screen.findByRole('button', { name: 'Entendido' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Devoluciones' })).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(document.body).not.toHaveFocus();
});

it('[CHARGE-7] a refund that failed can be asked for again', async () => {
  const desk = openDesk(PAID, { refunds: [refund({ state: 'failed' })] });
  const list = await screen.findByRole('region', { name: 'Devoluciones' });
  expect(list.textContent).toContain('no se pudo devolver $\u00a019.600,00 con el token de hoy');
  await desk.user.click(within(list).getByRole('button', { name: 'Intentar otra vez' }));
  await waitFor(() => expect(desk.asked).toEqual([PAID.key]));
});

it('[TOKEN-5] the desk warns of a token that is not accepted any more', async () => {
  const mercadoPago = { active: true, tokenSet: true, last4: '', account: null, checkedAt: 5 };
  openDesk(PAID, { settings: { mercadoPago } });
  expect(
    await screen.findByText('MercadoPago ya no acepta tu token: tus clientes no pueden pagar en línea.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cambiar el token' })).toHaveAttribute('href', '/panel/menu/mercadopago');
});
