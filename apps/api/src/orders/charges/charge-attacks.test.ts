import { setImmediate } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@carta/domain';
import { chargeServer, TOKEN, type ChargeServer } from '../../testing/charge-server.ts';
import { CARD, PAYER, type FakePayment } from '../../testing/fake-mercado-pago.ts';
import { send } from '../../testing/send.ts';

/** `LONG=1` sends more. */
const NOTICES = process.env.LONG ? 10_000 : 2_000;

let here: ChargeServer;
beforeAll(async () => {
  here = await chargeServer();
});
afterEach(() => here.fake.heal());
afterAll(() => here.close());

const unpaid = async () => (await here.place()).body.order;
const unchanged = { state: 'unpaid', paid: 'no' };

describe('a notice', () => {
  it.each<[string, (total: number) => Partial<FakePayment>]>([
    ['of a smaller amount', (total) => ({ transaction_amount: total / 100 - 0.01 })],
    ['of a cent for a whole order', () => ({ transaction_amount: 0.01 })],
    ['of a larger amount', (total) => ({ transaction_amount: total / 100 + 1 })],
    ['in another currency', () => ({ currency_id: 'CLP' })],
    ['of another order', () => ({ external_reference: `higuera:${'z'.repeat(21)}` })],
    ['of another business', () => ({ external_reference: `otra:${'z'.repeat(21)}` })],
    ['without a reference', () => ({ external_reference: '' })],
    ['that is pending', () => ({ status: 'in_process' })],
    ['that is only authorized', () => ({ status: 'authorized' })],
    ['of a status that nobody knows', () => ({ status: 'approved_maybe' })],
    ['without a receiver', () => ({ collector_id: 0 })],
    ['that another account received', () => ({ collector_id: 78 })],
  ])('[CHARGE-3] of a charge %s pays nothing', async (_, changes) => {
    const order = await unpaid();
    const payment = here.pay(order, changes(order.total));
    expect(await here.notify(here.noticePath(order.key), payment.id)).toBe(200);
    expect(await here.find(order.key)).toMatchObject(unchanged);
    here.wait(MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject(unchanged);
    expect(here.fake.refunded()).not.toContain(payment.id);
  });

  it('with a wrong secret asks MercadoPago nothing, whatever it names', async () => {
    const order = await unpaid();
    const payment = here.pay(order);
    const before = here.fake.asked.length;
    const good = here.noticePath(order.key);
    const bad = [
      good.replace(/[\w-]{43}$/, 'A'.repeat(43)),
      good.slice(0, -1),
      good.replace('higuera', 'otra'),
      good.replace('higuera', 'nadie'),
      good.replace('higuera', '%00'),
      '/api/charges/mercadopago/higuera/x',
    ];
    for (const path of bad) expect(await here.notify(path, payment.id)).toBe(200);
    expect(here.fake.asked).toHaveLength(before);
    expect(await here.find(order.key)).toMatchObject(unchanged);
  });

  it('of an unknown charge, and one that names none, changes nothing', async () => {
    const order = await unpaid();
    const path = here.noticePath(order.key);
    for (const id of ['1', '99999999999999999999', '-1', '1.5', '../users/me', '%2e%2e', ''])
      expect(await here.notify(path, id)).toBe(200);
    expect(await here.find(order.key)).toMatchObject(unchanged);
    expect(here.fake.asked.map(({ path: asked }) => asked)).not.toContain('/v1/payments/../users/me');
  });

  it.each([
    ['broken JSON', 'application/json', '{"type":"payment","data":{"id":'],
    ['nothing', 'application/json', ''],
    ['a text', 'text/plain', 'hola'],
    ['a form', 'application/x-www-form-urlencoded', 'id=1&topic=payment'],
    ['JSON of another shape', 'application/json', '[null,{"data":5}]'],
    ['a megabyte', 'application/json', `"${'x'.repeat(1_000_000)}"`],
  ])('of %s is answered with 200', async (_, type, payload) => {
    const order = await unpaid();
    const { statusCode } = await here.server.app.inject({
      method: 'POST',
      url: here.noticePath(order.key),
      headers: { 'content-type': type },
      payload,
    });
    expect(statusCode).toBe(200);
  });

  it.each(['?data.id=ID&type=payment', '?id=ID&topic=payment', ''])(
    'names its charge as MercadoPago does: %j',
    async (query) => {
      const order = await unpaid();
      const payment = here.pay(order);
      await here.server.app.inject({
        method: 'POST',
        url: `${here.noticePath(order.key)}${query.replace('ID', `${payment.id}`)}`,
        headers: { 'content-type': 'application/json' },
        payload: query === '' ? JSON.stringify({ type: 'payment', data: { id: `${payment.id}` } }) : '{}',
      });
      await here.server.app.charges.settled();
      expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
    },
  );

  it('[CHARGE-4] that comes again, late or out of order says nothing new', async () => {
    const order = await unpaid();
    const path = here.noticePath(order.key);
    const payment = here.pay(order);
    for (let nth = 0; nth < 3; nth += 1) await here.notify(path, payment.id);
    const { version } = await here.find(order.key);
    await here.notify(path, payment.id);
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid', version });
    const approved = { ...payment };
    here.fake.change(payment.id, { status: 'refunded' });
    await here.notify(path, payment.id);
    expect(await here.find(order.key)).toMatchObject({ paid: 'refunded' });
    // A cache of the provider that answers what was true before.
    here.fake.payments.set(payment.id, approved);
    await here.notify(path, payment.id);
    expect(await here.find(order.key)).toMatchObject({ paid: 'refunded' });
  });

  it('is answered before MercadoPago is', async () => {
    const order = await unpaid();
    const payment = here.pay(order);
    here.fake.fail('silence', /payments/);
    const url = `${here.noticePath(order.key)}?data.id=${payment.id}&type=payment`;
    expect((await here.server.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const onSettled = jest.fn();
    const settled = here.server.app.charges.settled().then(onSettled);
    await setImmediate();
    expect(onSettled).not.toHaveBeenCalled();
    here.fake.heal();
    await settled;
  });

  it('of a flood asks MercadoPago at most 60 times a minute, and is answered', async () => {
    const order = await unpaid();
    const path = here.noticePath(order.key);
    here.wait(MINUTE_MS);
    const before = here.fake.asked.length;
    for (let slice = 0; slice < NOTICES / 100; slice += 1)
      await Promise.all(
        Array.from({ length: 100 }, async (_, nth) => {
          const { statusCode } = await here.server.app.inject({
            method: 'POST',
            url: `${path}?data.id=${5_000_000 + slice * 100 + nth}&type=payment`,
          });
          expect(statusCode).toBe(200);
        }),
      );
    await here.server.app.charges.settled();
    expect(here.fake.asked.length - before).toBeLessThanOrEqual(60);
    const payment = here.pay(order);
    here.wait(3 * MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
    expect(here.fake.payments.get(payment.id)?.status).toBe('approved');
  }, 60_000);
});

it('[CHARGE-6] a diner who reloads the pages of many orders keeps no payment of others from being found', async () => {
  const orders = await Promise.all(Array.from({ length: 12 }, unpaid));
  const other = await unpaid();
  here.pay(other);
  const before = here.fake.asked.length;
  for (let nth = 0; nth < 8; nth += 1) {
    here.wait(5000);
    await Promise.all(orders.map(({ key }) => here.page(key)));
  }
  await here.server.app.charges.settled();
  expect(here.fake.asked.length - before).toBeLessThanOrEqual(120);
  here.wait(MINUTE_MS / 3);
  for (let nth = 0; nth < 5; nth += 1) await here.tick();
  expect(await here.find(other.key)).toMatchObject({ state: 'new', paid: 'paid' });
});

describe('MercadoPago fails', () => {
  it.each([
    ['with 500', { status: 500 }],
    ['with 503', { status: 503 }],
    ['with 429', { status: 429, headers: { 'retry-after': '2' } }],
    ['with broken JSON', 'broken-json'],
    ['with JSON without anything', 'empty-json'],
    ['with a page that it refuses', { status: 403 }],
  ] as const)('%s at an order: it is stored, and is paid later or in another way', async (_, fault) => {
    here.fake.fail(fault, /preferences/);
    const { status, body } = await here.place();
    expect([status, body.order.state, body.pay]).toEqual([201, 'unpaid', null]);
    here.fake.heal();
    here.wait(5000);
    expect(await here.payCall(body.order.key)).toMatchObject({
      status: 200,
      body: { pay: expect.stringContaining('https://pagos.test') as unknown },
    });
    const payment = here.pay(body.order);
    await here.notify(here.noticePath(body.order.key), payment.id);
    expect(await here.find(body.order.key)).toMatchObject({ state: 'new', paid: 'paid' });
    expect(here.fake.preferences.has(body.order.key)).toBe(true);
  });

  it.each(['silence', 'half'] as const)(
    'by %s at an order: it is answered while MercadoPago still says nothing',
    async (fault) => {
      here.fake.fail(fault, /preferences/);
      const { status, body } = await here.place();
      expect([status, body.order.state, body.pay]).toEqual([201, 'unpaid', null]);
      here.fake.heal();
      expect(await here.payCall(body.order.key, { payment: 'cash' })).toMatchObject({ status: 200 });
      expect(await here.find(body.order.key)).toMatchObject({ state: 'new', payment: 'cash' });
    },
    20_000,
  );

  it('and a diner who tries again and again makes nobody ask it more than once in 5 s', async () => {
    here.fake.fail({ status: 400 }, /preferences/);
    const { body } = await here.place();
    const before = here.fake.asked.length;
    for (let nth = 0; nth < 20; nth += 1) expect((await here.payCall(body.order.key)).body).toEqual({ pay: null });
    expect(here.fake.asked).toHaveLength(before);
  });

  it('with Retry-After: it is left alone until then', async () => {
    const order = await unpaid();
    here.fake.fail({ status: 429, headers: { 'retry-after': '120' } });
    const path = here.noticePath(order.key);
    const payment = here.pay(order);
    await here.notify(path, payment.id);
    here.fake.heal();
    const before = here.fake.asked.length;
    here.wait(MINUTE_MS);
    await here.notify(path, payment.id);
    await here.tick();
    expect(here.fake.asked).toHaveLength(before);
    here.wait(2 * MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
  });

  it('[CHARGE-6] for hours: what was paid is found afterwards, and given back where the order has ended', async () => {
    const order = await unpaid();
    const payment = here.pay(order);
    here.fake.fail({ status: 502 });
    for (let minute = 0; minute < 70; minute += 10) {
      here.wait(10 * MINUTE_MS);
      await here.tick();
    }
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', reason: 'Sin pagar' });
    here.fake.heal();
    here.wait(MINUTE_MS);
    // Those of the tests before wait, too.
    for (let nth = 0; nth < 5; nth += 1) await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', paid: 'refunded' });
    expect(here.fake.refunded()).toContain(payment.id);
  });

  it('[CHARGE-7] in the middle of a refund: it is made once', async () => {
    const order = await unpaid();
    const payment = here.pay(order);
    await here.notify(here.noticePath(order.key), payment.id);
    here.fake.fail({ status: 500 }, /refunds/);
    await here.cancel(order.key);
    await here.server.app.charges.settled();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', paid: 'paid' });
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${payment.id}`, state: 'asked' }),
    );
    here.fake.heal();
    here.wait(MINUTE_MS);
    await here.tick();
    here.wait(HOUR_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'cancelled', paid: 'refunded' });
    expect(here.fake.refunded().filter((id) => id === payment.id)).toHaveLength(1);
  });

  it('[CHARGE-7] a refund that it refuses is said on the desk, before those that are made, and made when it accepts it', async () => {
    const order = await unpaid();
    const payment = here.pay(order);
    await here.notify(here.noticePath(order.key), payment.id);
    await here.step(order.key, 'rejected');
    here.fake.fail({ status: 400 }, /refunds/);
    expect(await here.refund(order.key)).toMatchObject({ status: 200, body: { paid: 'paid' } });
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${payment.id}`, state: 'failed', reason: 'owner' }),
    );
    here.fake.heal();
    here.wait(1000);
    const later = await unpaid();
    await here.notify(here.noticePath(later.key), here.pay(later).id);
    expect(await here.refund(later.key)).toMatchObject({ status: 200, body: { paid: 'refunded' } });
    expect((await here.desk()).refunds[0]).toMatchObject({ charge: `${payment.id}`, state: 'failed' });
    expect(await here.refund(order.key)).toMatchObject({ status: 200, body: { paid: 'refunded' } });
  });
});

describe('a token that expires in the middle', () => {
  it('[TOKEN-5] keeps every order, is said, and what was paid is found with the next one', async () => {
    const order = await unpaid();
    const path = here.noticePath(order.key);
    const payment = here.pay(order);
    here.fake.expire(TOKEN);
    await here.notify(path, payment.id);
    expect((await here.server.menuOf('owner')).mercadoPago).toMatchObject({ account: null, checkedAt: here.now() });
    expect(await here.find(order.key)).toMatchObject(unchanged);
    const next = await here.place();
    expect([next.status, next.body.order.state]).toEqual([201, 'new']);
    here.fake.accept('APP_USR-next');
    expect(await here.saveToken({ active: true, accessToken: 'APP_USR-next' })).toMatchObject({
      status: 200,
      body: { mercadoPago: { account: { nickname: 'LAHIGUERA.SANTELMO', site: 'MLA' } } },
    });
    // The notices of the former token count no more.
    await here.notify(path, payment.id);
    expect(await here.find(order.key)).toMatchObject(unchanged);
    here.wait(MINUTE_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ state: 'new', paid: 'paid' });
    here.fake.accept(TOKEN);
    await here.saveToken({ active: true, accessToken: TOKEN });
  });

  it('[CHARGE-7] a refund that the token of another account cannot make is said on the desk', async () => {
    const order = await unpaid();
    const payment = here.pay(order);
    await here.notify(here.noticePath(order.key), payment.id);
    here.fake.accept('APP_USR-other', { id: 99, nickname: 'OTRA' });
    await here.saveToken({ active: true, accessToken: 'APP_USR-other' });
    await here.step(order.key, 'rejected');
    expect(await here.refund(order.key)).toMatchObject({ status: 200, body: { paid: 'paid' } });
    expect((await here.desk()).refunds).toContainEqual(
      expect.objectContaining({ charge: `${payment.id}`, state: 'failed' }),
    );
    await here.saveToken({ active: true, accessToken: TOKEN });
    here.wait(HOUR_MS);
    await here.tick();
    expect(await here.find(order.key)).toMatchObject({ paid: 'refunded' });
  });
});

it('no log, page or event has a token, a secret or who pays', async () => {
  const order = await unpaid();
  const path = here.noticePath(order.key);
  const payment = here.pay(order);
  here.fake.fail({ status: 500 });
  await here.notify(path, payment.id);
  here.fake.heal();
  await here.notify(path, payment.id);
  const { body: page } = await here.page(order.key);
  const { body: shown } = await send(here.server, 'publicOrder', {
    as: null,
    params: { businessKey: here.business, orderKey: order.key },
  });
  const told = [here.server.logged(), page, JSON.stringify(shown), JSON.stringify(await here.desk())];
  const secret = path.split('/').at(-1) ?? '';
  for (const text of told)
    for (const word of [TOKEN, 'APP_USR', PAYER.email, PAYER.first_name, CARD.last_four_digits, secret])
      expect(text).not.toContain(word);
  expect(here.server.logged()).toContain('/api/charges/mercadopago/:businessKey/:secret');
});
