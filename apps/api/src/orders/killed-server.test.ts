/** @postgres a commit whose answer is lost */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { DEFAULT_ORDER_DESK, menuToFile } from '@carta/domain';
import { menu as written } from '@carta/domain/testing';
import { readConfig } from '../config.ts';
import { openStores } from '../stores.ts';
import { SEND_ORDER } from '../testing/child-programs.ts';
import { goodOrder } from '../testing/good-order.ts';
import { postgresFor } from '../testing/postgres-database.ts';
import { quickFolder } from '../testing/quick-folder.ts';
import { writeStandInSite } from '../testing/stand-in-site.ts';

jest.setTimeout(60_000);

const BUSINESS = 'higuera';
let folder: string;
let postgres: Awaited<ReturnType<typeof postgresFor>>;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(path.join(quickFolder(), 'carta-killed-'));
  const [dataDir, siteDir] = [path.join(folder, 'data'), path.join(folder, 'site')];
  writeStandInSite(siteDir);
  postgres = await postgresFor(dataDir);
  env = { ...process.env, DATA_DIR: dataDir, SITE_DIR: siteDir, NODE_ENV: 'test', ...postgres?.env };
});
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly body: { readonly order: { readonly number: number } };
}

/** Sends an order to a server of its own; returns its answer, or the signal that has killed it before. */
async function sendTo(order: unknown, dies = ''): Promise<Answer | string> {
  const child = spawn(process.execPath, [SEND_ORDER.file, BUSINESS, JSON.stringify(order), dies], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [out, [, signal]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return signal === null ? (JSON.parse(out) as Answer) : `${String(signal)} ${out}`;
}

it('a server that is killed between commit and answer has stored the order once: the retry gets its number, the next order the next', async () => {
  const config = readConfig(env, '.');
  if (!config.ok) throw new Error(config.reason);
  const stores = await openStores(config.value, { migrates: true });
  if (!stores.ok) throw new Error(stores.reason);
  const { businesses, menus, close } = stores.value;
  await businesses.create(BUSINESS, {
    name: 'La Higuera',
    menuTypes: ['takeaway'],
    orderDesk: { ...DEFAULT_ORDER_DESK, active: true },
  });
  await menus.import(BUSINESS, menuToFile(written('Tapas: bife')));
  const menu = await menus.read(BUSINESS);
  await close();
  if (!menu) throw new Error('there is no menu');

  const order = goodOrder(menu);
  expect(await sendTo(order, 'dies')).toBe('SIGKILL ');
  expect(await sendTo(order)).toMatchObject({ status: 200, body: { order: { key: order.key, number: 1 } } });
  expect(await sendTo(goodOrder(menu))).toMatchObject({ status: 201, body: { order: { number: 2 } } });
});
