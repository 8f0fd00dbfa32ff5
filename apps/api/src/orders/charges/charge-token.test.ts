import { HOUR_MS } from '@carta/domain';
import { chargeServer, TOKEN, type ChargeServer } from '../../testing/charge-server.ts';

let here: ChargeServer;
beforeAll(async () => {
  here = await chargeServer();
});
afterEach(() => here.fake.heal());
afterAll(() => here.close());

const stored = async () => (await here.server.menuOf('owner')).mercadoPago;
const online = async () => {
  const { body } = await here.server.app.inject({ url: `/api/public/menus/${here.business}` });
  return (JSON.parse(body) as { ordering: { online: boolean } }).ordering.online;
};
const CONNECTED = { account: { nickname: 'LAHIGUERA.SANTELMO', site: 'MLA' } };

describe('a token that is saved', () => {
  it('[TOKEN-4] [CHARGE-1] is asked for, and its account is shown; diners can pay online', async () => {
    const { status, body } = await here.saveToken({ active: true, accessToken: ` ${TOKEN}\n` });
    expect(status).toBe(200);
    expect((body as { mercadoPago: object }).mercadoPago).toEqual({
      active: true,
      tokenSet: true,
      last4: TOKEN.slice(-4),
      ...CONNECTED,
      checkedAt: here.now(),
    });
    expect(await online()).toBe(true);
    await here.saveToken({ active: false });
    expect(await online()).toBe(false);
    await here.saveToken({ active: true });
    expect(await online()).toBe(true);
  });

  it('[TOKEN-4] that MercadoPago does not know is refused, and the stored one stays', async () => {
    const before = await stored();
    expect(await here.saveToken({ active: false, accessToken: 'APP_USR-typo' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'mercadoPago.accessToken', message: 'MercadoPago no reconoce este token' }] },
    });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['that nobody can send', 'ñandú\u0000'],
    ['with a line end inside', 'APP\nUSR'],
  ])('[TOKEN-4] %s breaks nothing', async (_, accessToken) => {
    const before = await stored();
    const { status } = await here.saveToken({ active: true, accessToken });
    expect([200, 400]).toContain(status);
    await here.saveToken({ active: true, accessToken: TOKEN });
    expect((await stored()).account).toEqual(before.account);
  });

  it('[CHARGE-1] of another country is stored and shown, and charges nothing', async () => {
    here.fake.accept('APP_USR-br', { id: 5, nickname: 'FIGUEIRA', site_id: 'MLB' });
    await here.saveToken({ active: true, accessToken: 'APP_USR-br' });
    expect(await stored()).toMatchObject({ account: { nickname: 'FIGUEIRA', site: 'MLB' } });
    expect(await online()).toBe(false);
    expect((await here.place()).body).toMatchObject({ order: { state: 'new' }, pay: null });
  });

  it.each([
    ['does not answer', 'silence'],
    ['fails', { status: 503 }],
    ['answers nothing that can be read', 'broken-json'],
  ] as const)(
    '[TOKEN-6] while MercadoPago %s is stored, and asked for again each hour',
    async (_, fault) => {
      here.fake.fail(fault);
      expect((await here.saveToken({ active: true, accessToken: TOKEN })).status).toBe(200);
      expect(await stored()).toMatchObject({ tokenSet: true, account: null, checkedAt: null });
      expect(await online()).toBe(false);
      here.fake.heal();
      here.wait(HOUR_MS - 1);
      await here.tick();
      expect(await stored()).toMatchObject({ account: null });
      here.wait(1);
      await here.tick();
      expect(await stored()).toMatchObject({ ...CONNECTED, checkedAt: here.now() });
      expect(await online()).toBe(true);
    },
    20_000,
  );

  it('[TOKEN-6] is asked for at once where the owner saves again', async () => {
    here.fake.fail({ status: 500 });
    await here.saveToken({ active: true, accessToken: TOKEN });
    here.fake.heal();
    expect(await here.saveToken({ active: true })).toMatchObject({ status: 200, body: { mercadoPago: CONNECTED } });
  });

  it('[TOKEN-5] [TOKEN-6] and is accepted no more is told from one that nobody has checked, and is asked for again', async () => {
    await here.saveToken({ active: true, accessToken: TOKEN });
    here.fake.expire(TOKEN);
    await here.place();
    expect(await stored()).toMatchObject({ tokenSet: true, account: null, checkedAt: here.now() });
    here.fake.accept(TOKEN);
    here.wait(HOUR_MS);
    await here.tick();
    expect(await stored()).toMatchObject(CONNECTED);
  });

  it('and deleted leaves nothing of its account', async () => {
    await here.saveToken({ active: true, accessToken: '' });
    expect(await stored()).toEqual({ active: true, tokenSet: false, last4: '', account: null, checkedAt: null });
  });
});
