/** @postgres rows that are written or replaced */
import type { Payment, User } from '@carta/domain';
import { send } from '../testing/send.ts';
import { PASSWORD, PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';

const { email } = PEOPLE.owner;
const PAYMENTS: Payment[] = [
  { year: 2025, month: 12, day: 10, status: 'expired' },
  { year: 2026, month: 2, day: 3, status: 'pending' },
  { year: 2026, month: 2, day: 10, status: 'promesa de pago' },
  { year: 2026, month: 1, day: 9, status: 'approved' },
];
const NEWEST_FIRST = [PAYMENTS[2], PAYMENTS[1], PAYMENTS[3], PAYMENTS[0]];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.renewBusinesses();
  for (const payment of PAYMENTS) await server.stores.payments.add(email, payment);
});
afterAll(() => server.close());

describe('payments', () => {
  it('[PAY-1] sign-in, saves and pages contain the user’s payments, newest first', async () => {
    const body = { email, password: PASSWORD };
    const login = await send<{ user: User }>(server, 'login', { as: null, body });
    expect(login.body.user.payments).toEqual(NEWEST_FIRST);
    const saved = await send<{ user: User }>(server, 'updateUser', { body: { lastNotificationRead: 1 } });
    expect(saved.body.user.payments).toEqual(NEWEST_FIRST);
    const cookie = `carta-session=${await server.session('owner')}`;
    const page = await server.app.inject({ url: '/panel/payments', headers: { cookie } });
    expect(page.json<{ state: { user: User } }>().state.user.payments).toEqual(NEWEST_FIRST);
  });

  it('a user gets only the own payments', async () => {
    expect(await server.stores.users.get(PEOPLE.neighbour.business, PEOPLE.neighbour.email)).toMatchObject({
      payments: [],
    });
  });

  it('a second payment of a day replaces the first', async () => {
    await server.stores.payments.add(email, { year: 2026, month: 2, day: 3, status: 'approved' });
    const listed = await server.stores.payments.list(email);
    expect(listed).toMatchObject({ ok: true, value: { length: 4, 1: { day: 3, status: 'approved' } } });
  });

  it('a payment of an unknown user is refused', async () => {
    const nobody = 'nadie@nada.test';
    const payment = { year: 2026, month: 2, day: 3, status: 'approved' };
    expect(await server.stores.payments.add(nobody, payment)).toEqual({ ok: false, reason: 'not-found' });
    expect(await server.stores.payments.list(nobody)).toEqual({ ok: false, reason: 'not-found' });
  });
});
