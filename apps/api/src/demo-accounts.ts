import { isChanged } from '@carta/domain';
import type { Stores } from './stores.ts';
import { DEMO_MANUALS, demoAnnouncements } from './demo/help-and-news.ts';

/** The demo's accounts with their businesses. `owner` has a full menu, `empty` none. */
export const DEMO_ACCOUNTS = {
  owner: { email: 'demo@carta.test', business: 'demo' },
  empty: { email: 'vacio@carta.test', business: 'demo-vacio' },
  locked: { email: 'bloqueado@carta.test', business: 'demo-bloqueado' },
} as const;

/** How the demo's restaurant charges: by a simulation of our own, which accepts this token of it alone. */
export const DEMO_CHARGES = {
  token: 'DEMO-CARTA',
  account: { id: '1', nickname: 'LAHIGUERA.DEMO', site: 'MLA' },
} as const;

/** Returns the keys of the businesses that the demo's accounts own. */
export async function demoBusinesses({ users }: Pick<Stores, 'users'>): Promise<string[]> {
  const keys: string[] = [];
  for (const { email, business } of Object.values(DEMO_ACCOUNTS)) {
    if ((await users.passwordOf(email))?.business === business) keys.push(business);
  }
  return keys;
}

/** True if the demo's accounts exist in data that is not only the demo. */
export async function isDemoBesideOtherData(stores: Pick<Stores, 'users' | 'businesses'>): Promise<boolean> {
  const demo = await demoBusinesses(stores);
  return demo.length > 0 && (await stores.businesses.keys()).length > demo.length;
}

/** Empties the demo's announcements and manuals, unless an operator has changed them. */
export async function removeDemoContent({
  content: { announcements, manuals },
}: Pick<Stores, 'content'>): Promise<void> {
  const titles = (news: ReturnType<typeof demoAnnouncements>) =>
    news.announcements.map(({ slug, title }) => [slug, title]);
  if (!isChanged(titles((await announcements.read()).value), titles(demoAnnouncements(() => '')))) {
    await announcements.write({ announcements: [] });
  }
  if (!isChanged((await manuals.read()).value, DEMO_MANUALS)) await manuals.write({ manuals: [] });
}
