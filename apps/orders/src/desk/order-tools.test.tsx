import type { ApiClient } from '@carta/api-client';
import { DEFAULT_TIME_ZONE, DEFAULT_ORDER_DESK, MINUTE_MS, type DinerOrder, type Menu, orderDay } from '@carta/domain';
import { keyOf, menu as menuFixture } from '@carta/domain/testing';
import { connectionLost, serverEvent } from '@carta/panel';
import { act, screen, waitFor, within } from '@testing-library/react';
import { choosePrintOnAccept } from '../print-on-accept.ts';
import { dinerOrder } from '../testing/diner-order.ts';
import { renderOrders } from '../testing/render-orders.tsx';

type UpdateItem = ApiClient['updateItem'];
const ACTIVE = { ...DEFAULT_ORDER_DESK, active: true };
const accepted = <T,>(value: T) => ({ ok: true as const, value, etag: '"1"', unchanged: false });

let printed: string[] = [];
/** What is on the paper at the moment of printing. */
const paper = () => document.querySelector('[data-printed-alone]')?.textContent.replaceAll(/\s+/g, ' ') ?? '';

beforeEach(() => {
  printed = [];
  window.print = () => {
    printed.push(paper());
    window.dispatchEvent(new Event('afterprint'));
  };
});
afterEach(() => act(() => choosePrintOnAccept(false)));

/** A desk with these orders, whose server accepts every step. */
function openDesk(orders: DinerOrder[], { settings = {}, updateItem }: Options = {}) {
  const stored = new Map(orders.map((order) => [order.key, order]));
  const rendered = renderOrders('/panel/orders/desk', { orderDesk: ACTIVE, ...settings }, [], {
    orders: async () => accepted({ orders: [...stored.values()], requests: [], sums: { count: 1, cents: 1 } }),
    stepOrder: async ({ params: { orderKey }, body: { state, version } }) => {
      const order = {
        ...stored.get(orderKey)!,
        state,
        version: version + 1,
        readyAt: Date.now(),
        changedAt: Date.now(),
      };
      stored.set(orderKey, order);
      return accepted(order);
    },
    ...(updateItem && { updateItem }),
  });
  return { ...rendered, stored };
}
interface Options {
  readonly settings?: Partial<Menu>;
  readonly updateItem?: UpdateItem;
}

const card = (number = 27) => screen.findByRole('article', { name: `Pedido ${number}` });
/** A step puts the order's card into another list. */
const button = (name: string, number = 27) =>
  waitFor(() => within(screen.getByRole('article', { name: `Pedido ${number}` })).getByRole('button', { name }));

async function choose(user: ReturnType<typeof openDesk>['user'], name: string): Promise<void> {
  await user.click(await button('Más del pedido 27'));
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('the ticket of an order', () => {
  it('an order in preparation is printed by its button, as often as the owner wants, with all that kitchen and courier need', async () => {
    const { user } = openDesk([dinerOrder({ state: 'accepted', readyAt: Date.parse('2026-11-25T21:35:00-03:00') })]);
    await user.click(await button('Imprimir comanda'));
    await user.click(await button('Imprimir comanda'));
    expect(printed).toHaveLength(2);
    for (const part of [
      '27DeliverySan Telmo',
      'Listo a las 21.35',
      'a las 21.00',
      'Julián',
      'Perú 1082, 3.º B',
      '11 5555 0142',
      '2Napolitana de la casa$ 18.100,00Grande, Muzzarella extraBien cocida, sin ajo',
      'Envío$ 1.500,00',
      'Tocar timbre',
      'Total$ 19.600,00',
      'EfectivoPaga con $ 20.000,00, vuelto $ 400,00',
      `La Higuera · …${dinerOrder().key.slice(-4)}`,
    ])
      expect(printed[1]).toContain(part);
    expect(paper()).toBe('');
  });

  it('the ticket of an order that is over says so', async () => {
    const day = orderDay(DEFAULT_TIME_ZONE, Date.now());
    const { user } = openDesk([
      dinerOrder({ day, state: 'cancelled', reason: 'Sin respuesta', type: 'takeaway', zone: null }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Historial' }));
    await user.click(await button('Abrir el pedido 27'));
    await choose(user, 'Imprimir comanda');
    expect(printed).toEqual([expect.stringContaining('Cancelado: Sin respuesta27RetiroEntró')]);
  });

  it('an order that this device accepts is printed where the owner wants that, and none that another device accepts', async () => {
    const { user, stored, dispatch } = openDesk([dinerOrder(), dinerOrder({ number: 28 }), dinerOrder({ number: 29 })]);
    await user.click(await button('Aceptar'));
    expect(printed).toEqual([]);
    act(() => choosePrintOnAccept(true));
    await user.click(await button('Aceptar', 28));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/^28Delivery/);
    stored.set(dinerOrder({ number: 29 }).key, dinerOrder({ number: 29, state: 'accepted', version: 1 }));
    dispatch(serverEvent('orders')('2'));
    await button('Listo', 29);
    await user.click(await button('Listo', 28));
    await user.click(await button('Deshacer', 28));
    await button('Listo', 28);
    expect(printed).toHaveLength(1);
  });
});

describe('the chat with a diner', () => {
  it.each([
    ['ready', 'Tu pedido 27 está listo'],
    ['on-the-way', 'Tu pedido 27 está en camino'],
    ['accepted', 'Hola, Julián. Sobre tu pedido 27:'],
  ] as const)('[CHAT-1] the diner of an order that is %s gets %j', async (state, text) => {
    openDesk([dinerOrder({ state })]);
    const link = await within(await card()).findByRole('link', { name: 'Escribir al cliente' });
    expect(link).toHaveAttribute('href', `https://wa.me/5491155550142?text=${encodeURIComponent(text)}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('[CHAT-2] nobody can be written to where there is no phone', async () => {
    const { user } = openDesk([dinerOrder({ state: 'ready', phone: 'el de siempre' })]);
    await button('En camino');
    expect(screen.queryByRole('link', { name: 'Escribir al cliente' })).toBeNull();
    await user.click(await button('Más del pedido 27'));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir comanda' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Escribir al cliente' })).toBeNull();
  });

  it('[CHAT-1] the diner of a new order is written to from the card’s menu', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = openDesk([dinerOrder()]);
    await choose(user, 'Escribir al cliente');
    expect(opened.mock.calls[0]?.[0]).toBe(
      `https://wa.me/5491155550142?text=${encodeURIComponent('Hola, Julián. Sobre tu pedido 27:')}`,
    );
    opened.mockRestore();
  });
});

describe('what a line sells no more', () => {
  const [line] = dinerOrder().lines;
  const lines = ['croquetas', 'croquetas', 'gone'].map((title, nth) => ({
    ...line!,
    key: keyOf(`l${nth}`),
    item: keyOf(title),
  }));

  function soldOutDesk(refusal?: Awaited<ReturnType<UpdateItem>>) {
    const bodies: unknown[] = [];
    const updateItem = (async ({ body }: { body: { key: string; soldOut: boolean } }) => {
      bodies.push(body);
      return refusal ?? accepted({ key: body.key, soldOutUntil: body.soldOut ? Date.now() + 60 * MINUTE_MS : null });
    }) as unknown as UpdateItem;
    return { ...openDesk([dinerOrder({ lines })], { updateItem }), bodies };
  }

  it('[SOLD-1] a product of an order is sold out today by the call of the menu editor, and again for sale by the snackbar’s action or the sheet', async () => {
    const { user, bodies, notices, undo } = soldOutDesk();
    await choose(user, 'Agotado hoy');
    let sheet = within(await screen.findByRole('dialog', { name: 'Agotado hoy' }));
    expect(sheet.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['croquetas Agotado hoy']);
    await user.click(sheet.getByRole('button', { name: 'croquetas Agotado hoy' }));
    const body = { business: menuFixture('').key, key: keyOf('croquetas'), parent: keyOf('Tapas') };
    await waitFor(() => expect(notices()).toEqual(['croquetas: agotado hoy']));
    expect(bodies).toEqual([{ ...body, soldOut: true }]);
    undo();
    await waitFor(() => expect(notices()).toEqual(['croquetas: agotado hoy', 'croquetas: otra vez a la venta']));
    expect(bodies[1]).toEqual({ ...body, soldOut: false });
    await choose(user, 'Agotado hoy');
    sheet = within(await screen.findByRole('dialog', { name: 'Agotado hoy' }));
    expect(sheet.getByRole('button', { name: 'croquetas Agotado hoy' })).toBeVisible();
  });

  it('[LOCK-1] a locked owner gets the lockedEditor modal and nothing is sent', async () => {
    const { user, bodies, lock, modal } = soldOutDesk();
    lock();
    await choose(user, 'Agotado hoy');
    await user.click(await screen.findByRole('button', { name: 'croquetas Agotado hoy' }));
    expect(modal()).toBe('lockedEditor');
    expect(bodies).toEqual([]);
  });

  it('a product that could not be sold out stays for sale, with a word', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, notices } = soldOutDesk({ ok: false, error: { code: 'unexpected', status: 500, message: '' } });
    await choose(user, 'Agotado hoy');
    await user.click(await screen.findByRole('button', { name: 'croquetas Agotado hoy' }));
    await waitFor(() => expect(notices()).toEqual(['No se pudo guardar. Revisa tu conexión e inténtalo otra vez.']));
    errors.mockRestore();
  });

  it('an order whose products are gone, and a desk without a connection, offer nothing', async () => {
    const { user, dispatch } = openDesk([
      dinerOrder({ lines: [{ ...line!, item: keyOf('gone') }] }),
      dinerOrder({ number: 28, lines }),
    ]);
    await user.click(await button('Más del pedido 27'));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir comanda' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Agotado hoy' })).toBeNull();
    await user.keyboard('{Escape}');
    dispatch(connectionLost());
    await user.click(await button('Más del pedido 28', 28));
    expect(await screen.findByRole('menuitem', { name: 'Imprimir comanda' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Agotado hoy' })).toBeNull();
  });
});

describe('the screen of the device', () => {
  const setWakeLock = (request?: () => Promise<unknown>) =>
    Object.defineProperty(navigator, 'wakeLock', { value: request && { request }, configurable: true });
  afterEach(() => setWakeLock());

  it('an active desk keeps the screen awake until it is left, an inactive one does not', async () => {
    let awake = 0;
    setWakeLock(async () => {
      awake += 1;
      return { released: false, release: async () => void (awake -= 1) };
    });
    const { unmount } = openDesk([dinerOrder()]);
    await card();
    expect(awake).toBe(1);
    unmount();
    expect(awake).toBe(0);
    openDesk([dinerOrder()], { settings: { orderDesk: DEFAULT_ORDER_DESK } });
    await card();
    expect(awake).toBe(0);
  });

  it('a browser that does not keep the screen awake breaks nothing and says nothing', async () => {
    const errors = jest.spyOn(console, 'error');
    setWakeLock(async () => {
      throw new DOMException('battery', 'NotAllowedError');
    });
    openDesk([dinerOrder()]);
    expect(await card()).toBeVisible();
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });
});

it('[ALERT-2] the desk counts what nobody has answered, until somebody answers it on any device', async () => {
  const { waiting, stored, dispatch, unmount } = openDesk([dinerOrder(), dinerOrder({ number: 28 })]);
  await card(28);
  expect(waiting()).toBe(2);
  stored.set(dinerOrder().key, dinerOrder({ state: 'rejected', version: 1 }));
  dispatch(serverEvent('orders')('2'));
  await waitFor(() => expect(waiting()).toBe(1));
  unmount();
  expect(waiting()).toBe(0);
});
