/** @postgres rows that name a person */
import { carta } from '../testing/carta.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { withDatabase } from '../testing/with-database.ts';
import { TABLE_NAMES } from '../database/copy-rows.ts';

const { email, business } = PEOPLE.owner;

let server: TestServer;
beforeEach(async () => (server = await testServer()));
afterEach(() => server.close());

const command = (...args: string[]) => carta(server.dataDir, args);

/** Leaves traces of the owner in every table that may name one. */
async function leaveTraces(): Promise<void> {
  const menu = await server.setMenu('owner', 'Tapas: croquetas');
  const [item] = menu.items;
  await send(server, 'updateItem', {
    as: 'owner',
    body: { business, key: item?.key ?? '', price: { currency: '$', big: 7, small: '00' } },
  });
  await command('payments', 'add', email, '--year', '2026', '--month', '11', '--day', '10', '--status', 'approved');
  await command('user', 'lock', email);
  await command('user', 'unlock', email);
  await send(server, 'login', { as: null, body: { email, password: 'equivocada' } });
}

/** Returns the tables in which some row has this text. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  await withDatabase(server, async (database) => {
    for (const table of TABLE_NAMES) {
      const rows = await database.selectFrom(table).selectAll().execute();
      if (JSON.stringify(rows).includes(text)) found.push(table);
    }
  });
  return found;
}

it('person export gives as JSON all that is stored about a person', async () => {
  await leaveTraces();
  const { code, out } = await command('person', 'export', email.toUpperCase());
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    email,
    account: { business, locked: false },
    payments: [{ year: 2026, month: 11, day: 10, status: 'approved' }],
    sessions: [{ device: expect.any(String) as string }],
    failedSignIns: [{ client: '127.0.0.1' }],
    changes: expect.arrayContaining([expect.objectContaining({ business })]) as object,
    priceChanges: [{ business }],
    audit: expect.arrayContaining([expect.objectContaining({ who: email })]) as object,
  });
});

it('person erase takes the email out of every table; the audit keeps one hash in its place', async () => {
  await leaveTraces();
  expect(await tablesWith(email)).toEqual(
    expect.arrayContaining([
      'emails',
      'users',
      'sessions',
      'payments',
      'changes',
      'price_history',
      'audit',
      'login_failures',
    ]),
  );
  const { code, out, err } = await command('person', 'erase', email);
  expect([code, out]).toEqual([0, '']);
  const [alias = ''] = /persona-[0-9a-f]{16}/.exec(err) ?? [];
  expect(await tablesWith(email)).toEqual([]);
  expect(await tablesWith(alias)).toEqual(expect.arrayContaining(['audit', 'changes', 'price_history']));
  const audit = (await command('audit')).out;
  expect(audit).toContain(`carta user lock ${alias}`);
  expect(audit).toMatch(/carta person erase\n$/);
  expect(audit).not.toContain('127.0.0.1');
  expect(await command('person', 'erase', email)).toMatchObject({ code: 1 });
  expect(await command('person', 'export', email)).toMatchObject({ code: 1, out: '' });
});
