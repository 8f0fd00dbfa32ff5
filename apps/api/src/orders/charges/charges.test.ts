/** @postgres locks, conflicts and moments of what is charged */
import { PAGE_LANGUAGES, SESSION_COOKIE } from '@carta/contract';
import { MINUTE_MS, newKey, type SalesReport } from '@carta/domain';
import { chargeServer, TOKEN, type ChargeServer } from '../../testing/charge-server.ts';
import { send } from '../../testing/send.ts';

let here: ChargeServer;
beforeAll(async () => {
  here = await chargeServer();
});
afterEach(() => here.fake.heal());
afterAll(() => here.close());

/** Places an order that waits for its payment. */
async function unpaid() {
  const { status, body } = await here.place();
  expect([status, body.order.state, body.pay]).toEqual([201, 'unpaid', expect.stringContaining('https://pagos.test')]);
  return body.order;
}

/** Places an order and pays it. */
async function paid() {
  const order = await unpaid();
  const payment = here.pay(order);
  await here.notify(here.noticePath(order.key), payment.id);
  expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
  return { order, payment };
}

describe('an order that is paid online', () => {
  it('[CHARGE-2] is not on the desk until it is paid', async () => {
    const order = await unpaid();
    expect((await here.desk()).orders.map(({ key }) => key)).not.toContain(order.key);
    const payment = here.pay(order);
    expect(await here.notify(here.noticePath(order.key), payment.id)).toBe(200);
    expect((await here.desk()).orders).toContainEqual(
      expect.objectContaining({ key: order.key, state: 'new', paid: 'paid' }),
    );
  });

  it('[CHARGE-2] [CHARGE-3] is paid by one item of its total, by card or account, within 30 minutes, and leads back to its page', async () => {
    const order = await unpaid();
    const { body, token } = here.fake.preferences.get(order.key) ?? {};
    const page = `https://carta.test/m/${here.business}/o/${order.key}?lang=es`;
    expect(token).toBe(TOKEN);
    expect(body).toMatchObject({
      items: [
        {
          title: `Pedido ${order.number} en ${here.menu.name}`,
          quantity: 1,
          unit_price: order.total / 100,
          currency_id: 'ARS',
        },
      ],
      external_reference: `${here.business}:${order.key}`,
      binary_mode: true,
      payment_methods: { excluded_payment_types: [{ id: 'ticket' }] },
      back_urls: { success: page, pending: page, failure: page },
      auto_return: 'approved',
      expires: true,
      expiration_date_to: new Date(order.createdAt + 30 * MINUTE_MS).toISOString().replace('Z', '+00:00'),
    });
    expect(here.noticePath(order.key)).toMatch(/^\/api\/charges\/mercadopago\/higuera\/[\w-]{43}$/);
  });

  it.each(PAGE_LANGUAGES)('leads back to its page in the language in which it was ordered: %s', async (language) => {
    const { body } = await here.place({ key: newKey(), language });
    const page = `https://carta.test/m/${here.business}/o/${body.order.key}?lang=${language}`;
    const { body: asked } = here.fake.preferences.get(body.order.key) ?? {};
    expect(asked).toMatchObject({ back_urls: { success: page, pending: page, failure: page } });
  });

  it('leads back in the language of its page, from which it is paid where MercadoPago had not answered', async () => {
    here.fake.fail({ status: 503 });
    const { body } = await here.place({ key: newKey(), language: 'es' });
    expect(body.pay).toBeNull();
    here.fake.heal();
    here.wait(MINUTE_MS);
    const page = `/m/${here.business}/o/${body.order.key}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await here.server.app.inject({
      method: 'POST',
      url: `${page}/pay?lang=pt`,
      headers,
      payload: 'payment=mercadoPago',
    });
    const { body: asked } = here.fake.preferences.get(body.order.key) ?? {};
    expect(asked).toMatchObject({ back_urls: { success: `https://carta.test${page}?lang=pt` } });
  });

  it('is the same one, paid at the same address, when it is sent again', async () => {
    const { body } = await here.place();
    const key = body.order.key;
    const before = here.fake.asked.length;
    const again = await send(here.server, 'payPublicOrder', {
      as: null,
      params: { businessKey: here.business, orderKey: key },
      body: {},
    });
    expect(again.body).toEqual({ pay: body.pay });
    expect(here.fake.asked).toHaveLength(before);
  });

  it.each(['approved by its page', 'approved while the phone is dead'])(
    'arrives where it is %s and no notice comes',
    async (how) => {
      const order = await unpaid();
      here.pay(order);
      here.wait(MINUTE_MS);
      if (how.includes('page')) expect((await here.page(order.key, '?status=approved')).statusCode).toBe(200);
      else await here.tick();
      expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid', payment: 'mercadoPago' });
    },
  );

  it('that is rejected waits, and may be paid again or in another way', async () => {
    const order = await unpaid();
    const rejected = here.pay(order, { status: 'rejected' });
    await here.notify(here.noticePath(order.key), rejected.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'unpaid', paid: 'no' });
    expect(JSON.parse((await here.page(order.key)).body)).toMatchObject({
      isRejected: true,
      order: { state: 'unpaid' },
    });
    expect((await here.payCall(order.key)).body).toMatchObject({
      pay: expect.stringContaining('https://pagos.test') as unknown,
    });
    const payment = here.pay(order);
    await here.notify(here.noticePath(order.key), payment.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
  });

  it('[PAYM-4] that is paid in another way arrives at once, in one that is offered only', async () => {
    const order = await unpaid();
    expect(await here.payCall(order.key, { payment: 'transfer' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'payment' }] },
    });
    expect(await here.payCall(order.key, { payment: 'gold' })).toMatchObject({ status: 400 });
    expect(await here.payCall(order.key, { payment: 'cash' })).toMatchObject({ status: 200, body: { pay: null } });
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'no', payment: 'cash' });
    expect(await here.payCall(order.key, { payment: 'cash' })).toMatchObject({
      status: 409,
      body: { current: { key: order.key, state: 'new' } },
    });
    expect(await here.payCall('x'.repeat(21))).toMatchObject({ status: 404 });
  });

  it('[CHARGE-2] [TABLE-6] at a table is paid there instead, by the call and by the form of its page, and in no way of a delivery', async () => {
    const token = 'a1b2c3d4e5';
    await here.server.stores.businesses.save(here.business, { tables: [{ key: newKey(), title: 'Mesa 7', token }] });
    const atTable = async () =>
      (await here.place({ key: newKey(), type: 'table', table: token, zone: null })).body.order;
    const [called, sent] = [await atTable(), await atTable()];
    expect(await here.payCall(called.key, { payment: 'cash' })).toMatchObject({ status: 400 });
    expect(await here.payCall(called.key, { payment: null })).toMatchObject({ status: 200, body: { pay: null } });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const url = `/m/${here.business}/o/${sent.key}/pay`;
    await here.server.app.inject({ method: 'POST', url, headers: form, payload: 'payment=' });
    for (const { key } of [called, sent])
      expect(await here.find(key)).toMatchObject({ state: 'new', paid: 'no', payment: null });
    expect(await here.payCall((await unpaid()).key, { payment: null })).toMatchObject({ status: 400 });
  });

  it('[CHARGE-2] of which the window was closed is cancelled after 30 minutes: Sin pagar', async () => {
    const order = await unpaid();
    here.wait(29 * MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'unpaid' });
    here.wait(MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', reason: 'Sin pagar', paid: 'no' });
    expect(await here.payCall(order.key)).toMatchObject({ status: 409 });
  });

  it('[CHARGE-6] that was paid in its last minute without a notice arrives and is not cancelled', async () => {
    const order = await unpaid();
    here.wait(29.9 * MINUTE_MS);
    here.pay(order);
    here.wait(MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
  });

  it('[CHARGE-8] is announced with the number of its operation', async () => {
    const { order, payment } = await paid();
    const { announced } = JSON.parse((await here.page(order.key)).body) as {
      announced: { href: string; line: string };
    };
    expect(announced.line).toBe(`Pago: MercadoPago (pagado, operación ${payment.id})`);
    expect(decodeURIComponent(announced.href)).toContain(`\n${announced.line}\n`);
    expect(decodeURIComponent(announced.href)).not.toContain('Julián');
    const { payload } = await here.server.app.inject({
      url: `/api/orders/${here.business}/export.csv`,
      headers: { cookie: `${SESSION_COOKIE}=${here.owner}` },
    });
    expect(payload).toContain(`;MercadoPago;Sí;${payment.id};`);
  });
});

describe('a charge is given back', () => {
  it('[CHARGE-5] once, where it was paid after the order was cancelled for want of payment', async () => {
    const order = await unpaid();
    here.wait(31 * MINUTE_MS);
    await here.tick();
    const payment = here.pay(order);
    await here.notify(here.noticePath(order.key), payment.id);
    await here.notify(here.noticePath(order.key), payment.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', paid: 'refunded' });
    expect(here.fake.refunded().filter((id) => id === payment.id)).toHaveLength(1);
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${payment.id}`, state: 'done', reason: 'ended' }),
    );
  });

  it('[CHARGE-6] where it was paid after 30 minutes and no notice came', async () => {
    const order = await unpaid();
    here.wait(31 * MINUTE_MS);
    await here.tick();
    const payment = here.pay(order);
    here.wait(30 * MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', paid: 'refunded' });
    expect(here.fake.refunded()).toContain(payment.id);
  });

  it('[CHARGE-5] where the order was paid already, and the first one stays', async () => {
    const { order, payment } = await paid();
    const second = here.pay(order);
    await here.notify(here.noticePath(order.key), second.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
    expect(here.fake.payments.get(second.id)?.status).toBe('refunded');
    expect(here.fake.payments.get(payment.id)?.status).toBe('approved');
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${second.id}`, state: 'done', reason: 'second' }),
    );
  });

  it('[CHARGE-5] where two are approved at the same moment, one of them', async () => {
    const order = await unpaid();
    const both = [here.pay(order), here.pay(order)];
    const path = here.noticePath(order.key);
    await Promise.all(both.map(({ id }) => here.notify(path, id)));
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
    expect(both.map(({ id }) => here.fake.payments.get(id)?.status).sort()).toEqual(['approved', 'refunded']);
  });

  it('[CHARGE-5] where it was paid while the owner cancelled', async () => {
    const order = await unpaid();
    expect(await here.payCall(order.key, { payment: 'cash' })).toMatchObject({ status: 200 });
    const payment = here.pay(order);
    expect(await here.step(order.key, 'rejected')).toMatchObject({ status: 200 });
    await here.notify(here.noticePath(order.key), payment.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'rejected', paid: 'refunded' });
  });

  it('[CHARGE-5] at once where the diner cancels', async () => {
    const { order, payment } = await paid();
    expect(await here.cancel(order.key)).toMatchObject({ status: 200 });
    await here.server.app.charges.settled();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', paid: 'refunded' });
    expect(here.fake.refunded()).toContain(payment.id);
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${payment.id}`, state: 'done', reason: 'cancelled' }),
    );
  });

  it('[CHARGE-5] where nobody has answered until the day ended', async () => {
    const { order, payment } = await paid();
    here.wait(24 * 60 * MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', reason: 'Sin respuesta', paid: 'refunded' });
    expect(here.fake.refunded()).toContain(payment.id);
  });

  it('[CHARGE-5] by the owner alone where the owner rejects, and once however often it is asked for', async () => {
    const { order, payment } = await paid();
    expect(await here.step(order.key, 'rejected')).toMatchObject({ status: 200 });
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'rejected', paid: 'paid' });
    const before = here.fake.refunded().length;
    const answers = await Promise.all([here.refund(order.key), here.refund(order.key), here.refund(order.key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await here.refund(order.key)).toMatchObject({ status: 200, body: { paid: 'refunded' } });
    expect(here.fake.refunded().slice(before)).toEqual([payment.id]);
    expect(await here.step(order.key, 'new')).toMatchObject({ status: 409 });
  });

  it('[ORDER-16] and while it is, the step that ended its order is not undone', async () => {
    const { order } = await paid();
    await here.step(order.key, 'rejected');
    here.fake.fail({ status: 503 });
    expect(await here.refund(order.key)).toMatchObject({ status: 200, body: { paid: 'paid' } });
    expect(await here.step(order.key, 'new')).toMatchObject({ status: 409 });
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ state: 'asked', order: expect.objectContaining({ key: order.key }) as unknown }),
    );
  });

  it('not where nobody paid online', async () => {
    const order = await unpaid();
    expect(await here.refund(order.key)).toMatchObject({ status: 409, body: { current: { key: order.key } } });
    expect(await here.refund('y'.repeat(21))).toMatchObject({ status: 404 });
  });

  it('[CHARGE-4] and says so on the desk where MercadoPago or the payer gave it back', async () => {
    const { order, payment } = await paid();
    here.fake.change(payment.id, { status: 'charged_back' });
    await here.notify(here.noticePath(order.key), payment.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'refunded' });
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${payment.id}`, state: 'done', reason: null }),
    );
  });
});

it('[SALES-8] sales say what was paid, given back and kept by MercadoPago of the orders of those days', async () => {
  const charged = async (from: string, to: string) => {
    const query = { from, to };
    const params = { businessKey: here.business };
    const { body } = await send<SalesReport>(here.server, 'sales', { token: here.owner, params, query });
    return body.charges;
  };
  const { order } = await paid();
  const { day } = await here.find(order.key);
  const before = await charged(day, day);
  const { order: other } = await paid();
  const kept = await charged(day, day);
  expect(kept.paid - before.paid).toBe(other.total);
  expect(kept.fees).toBeGreaterThan(before.fees);
  await here.refund(other.key);
  await here.tick();
  const { paid: left, refunded, fees } = await charged(day, day);
  expect([left, refunded - before.refunded, fees]).toEqual([before.paid, other.total, before.fees]);
  expect(await charged('2026-01-01', '2026-01-02')).toEqual({ paid: 0, refunded: 0, open: 0, fees: 0 });
});
