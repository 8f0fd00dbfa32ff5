/** @postgres by which key a cluster finds the rows */
import { calls, type CallName } from '@carta/contract';
import { GOOD_REQUESTS, setGoodMenu } from '../testing/good-requests.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { send } from '../testing/send.ts';
import { PEOPLE, testServer, type TestServer } from '../testing/test-server.ts';
import { PRIMARY_KEYS, TABLE_NAMES, type TableName } from './copy-rows.ts';

/** Tables that do not belong to one business, with the reason why a request reads or writes them all the same. docs/scale.md has this list. */
const EXCEPTIONS: Partial<Record<TableName, string>> = {
  emails: 'the directory in which a sign-in finds the business of an email',
  login_failures: 'failed sign-ins of an address, for whatever email',
  client_errors: 'what failed in pages of the panel, for the operator',
  remote_history: 'which remotes are live, for all businesses',
  remote_versions: 'the same',
  section_use: 'the use of a remote on trial, over all businesses',
  backup_runs: 'the state of the operator’s backups',
};

const statements = recordStatements();
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  statements.stop();
});

const isOfBusiness = (table: TableName) =>
  table === 'businesses' || PRIMARY_KEYS[table].some((part) => part === 'business');

/** The tables that a statement names. */
function tablesIn(statement: string): TableName[] {
  const named = [...statement.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)"?/gi)].map(([, name]) => name);
  return TABLE_NAMES.filter((table) => named.includes(table));
}

/** Whether a statement reads or writes rows of businesses that it names. */
function filtersByBusiness(statement: string, tables: readonly TableName[]): boolean {
  if (/^\s*insert into/i.test(statement)) return /\("(?:business|key)"|"business",/.test(statement);
  const ofBusinesses = /(?:\bbusinesses"?\.|where |and )"?key"?\s*(?:=|in\b)/i;
  return (
    /\b"?business"?\s*(?:=|in\b)/i.test(statement) || (tables.includes('businesses') && ofBusinesses.test(statement))
  );
}

/** The statements that break the rule. */
const unfiltered = (run: readonly string[]) =>
  run.filter((statement) => {
    const tables = tablesIn(statement);
    const strange = tables.filter((table) => !isOfBusiness(table) && !(table in EXCEPTIONS));
    return strange.length > 0 || (tables.some(isOfBusiness) && !filtersByBusiness(statement, tables));
  });

it('a sign-in asks the directory of emails, and from there on by business', async () => {
  const menu = await setGoodMenu(server, 'owner');
  statements.take();
  await send(server, 'login', { as: null, ...GOOD_REQUESTS.login(menu, 'owner') });
  const run = statements.take();
  expect(run.flatMap(tablesIn)).toEqual(expect.arrayContaining(['emails', 'users', 'sessions']));
  expect(unfiltered(run)).toEqual([]);
});

it('every statement of an owner’s request filters by the key of the business', async () => {
  const found = new Map<string, string[]>();
  let count = 0;
  for (const name of Object.keys(calls) as CallName[]) {
    if (calls[name].access !== 'owner') continue;
    const menu = await setGoodMenu(server, 'owner');
    const token = await server.session('owner');
    statements.take();
    await send(server, name, { ...GOOD_REQUESTS[name](menu, 'owner'), token });
    const run = statements.take();
    count += run.length;
    if (unfiltered(run).length > 0) found.set(name, unfiltered(run));
  }
  expect(Object.fromEntries(found)).toEqual({});
  expect(count).toBeGreaterThan(200);
  // A hundred calls, each with a menu of its own.
}, 120_000);

it('so does every statement of a diner’s request', async () => {
  const menu = await setGoodMenu(server, 'owner');
  const { business } = PEOPLE.owner;
  // Nothing that was read before is served from a cache.
  await server.stores.businesses.save(business, { name: 'La otra higuera' });
  statements.take();
  const pages = [
    `/m/${business}`,
    `/m/${business}/p/${menu.items[0]?.key}`,
    `/m/${business}/wifi`,
    `/m/${business}/menu.pdf`,
  ];
  for (const url of [
    ...pages,
    `/api/public/menus/${business}`,
    `/files/qr/${business}.png`,
    `/files/share/${business}.png`,
  ])
    await server.app.inject(url);
  await send(server, 'recordVisits', { as: null, ...GOOD_REQUESTS.recordVisits(menu, 'owner') });
  const run = statements.take();
  expect(unfiltered(run)).toEqual([]);
  expect(run.flatMap(tablesIn)).toEqual(expect.arrayContaining(['businesses', 'categories', 'items', 'option_groups']));
});

it('a statement without the business is found', () => {
  expect(unfiltered(['select * from "items" where "key" = ?', 'update "items" set "title" = ?'])).toHaveLength(2);
  expect(unfiltered(['select * from "items" where "business" = ? and "key" = ?'])).toEqual([]);
});
