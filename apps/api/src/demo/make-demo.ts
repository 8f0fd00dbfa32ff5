import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseMenuFile, type MenuFile, type NewCategory, type NewItem } from '@carta/domain';
import fogonNorteFile from '../../demo/fogon-norte.json';
import laHigueraFile from '../../demo/la-higuera.json';
import pictureNames from '../../demo/la-higuera.pictures.json';
import { DEMO_ACCOUNTS } from '../demo-accounts.ts';
import type { ChangeResult } from '../database/change-business.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import type { OpenedStores, Stores } from '../stores.ts';
import { DEMO_MANUALS, demoAnnouncements } from './help-and-news.ts';
import {
  laHigueraNotifications,
  laHigueraPayments,
  laHigueraPlans,
  laHigueraSettings,
  lastNotificationRead,
} from './la-higuera.ts';
import { laHigueraOrders } from './la-higuera-orders.ts';
import { laHigueraVisits } from './la-higuera-visits.ts';
import { publishPictures } from './publish-pictures.ts';

const PASSWORD = 'carta-demo';

/** Returns the address of a picture by its name. */
type Picture = (name: string) => string;

interface DemoOptions {
  /** The folder with the pictures; by default `demo` beside the server's bundle. */
  readonly pictures?: string;
  /** In ms since 1970. */
  readonly now?: number;
}

/** How long a server waits for another that makes the demo before it looks again, in ms. */
const PAUSE = 200;

/** Creates the three demo businesses in one transaction if the database is empty; of several servers one does. */
export async function makeDemo(
  stores: OpenedStores,
  storage: FileStorage,
  { pictures = path.join(__dirname, 'demo'), now = Date.now() }: DemoOptions = {},
): Promise<void> {
  if (!(await stores.businesses.isEmpty())) return;
  const addresses = await publishPictures(pictures, { storage, business: DEMO_ACCOUNTS.owner.business });
  const picture = (name: string) => {
    const address = addresses.get(name);
    if (address === undefined) throw new Error(`the demo has no picture '${name}'`);
    return address;
  };
  await makeContent(stores, picture);
  const make = () =>
    stores.inTransaction(async (transaction) => {
      if (!(await transaction.hasTurn('demo'))) return false;
      if (!(await transaction.businesses.isEmpty())) return true;
      await makeLaHiguera(transaction, { picture, now });
      await makeEmptyBusiness(transaction);
      await makeLockedOwner(transaction);
      return true;
    });
  while (!(await make())) await wait(PAUSE);
}

/** Keeps files that an operator has written. */
async function makeContent({ content: { manuals, announcements } }: Stores, picture: Picture): Promise<void> {
  if (!(await manuals.exists())) await manuals.write(DEMO_MANUALS);
  if (!(await announcements.exists())) await announcements.write(demoAnnouncements(picture));
}

async function makeLaHiguera(
  { businesses, changes, users, menus, notifications, orders, payments, plannedPrices, visits }: Stores,
  { picture, now }: { picture: Picture; now: number },
): Promise<void> {
  const { business, email } = DEMO_ACCOUNTS.owner;
  const names: Record<string, string> = { ...pictureNames.covers, ...pictureNames.products };
  const imageOf = ({ title }: NewCategory | NewItem) => {
    const name = names[title];
    return name === undefined ? undefined : picture(name);
  };
  assertDone(await businesses.create(business, laHigueraSettings(picture, now)));
  assertDone(await menus.import(business, menuOf(laHigueraFile), { imageOf }));
  await changes.settle(business);
  for (const notification of laHigueraNotifications(now, picture)) await notifications.add(business, notification);
  assertDone(
    await users.create({
      business,
      email,
      password: PASSWORD,
      avatar: picture('logo'),
      lastNotificationRead: lastNotificationRead(now),
    }),
  );
  for (const payment of laHigueraPayments(now)) assertDone(await payments.add(email, payment));
  const menu = await menus.read(business);
  if (!menu) return;
  for (const plan of laHigueraPlans(menu, now)) assertDone(await plannedPrices.create(business, plan, email));
  await orders.add(business, laHigueraOrders(menu, now), menu.timeZone);
  await visits.add(laHigueraVisits(menu, now).map((visit) => ({ business, ...visit })));
}

/** Leaves everything empty, so that every empty state can be seen. */
async function makeEmptyBusiness({ businesses, users }: Stores): Promise<void> {
  const { business, email } = DEMO_ACCOUNTS.empty;
  assertDone(await businesses.create(business, { name: 'Mi restaurante' }));
  assertDone(await users.create({ business, email, password: PASSWORD }));
}

async function makeLockedOwner({ businesses, changes, users, menus }: Stores): Promise<void> {
  const { business, email } = DEMO_ACCOUNTS.locked;
  assertDone(await businesses.create(business, { name: 'Fogón Norte' }));
  assertDone(await menus.import(business, menuOf(fogonNorteFile)));
  await changes.settle(business);
  assertDone(await users.create({ business, email, password: PASSWORD, locked: true }));
}

function menuOf(file: unknown): MenuFile {
  const menu = parseMenuFile(file);
  if (!menu.ok) throw new Error(menu.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return menu.value;
}

function assertDone(result: ChangeResult<unknown>): void {
  if (!result.ok) throw new Error(`the demo cannot be made: ${result.reason}`);
}
