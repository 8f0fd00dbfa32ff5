import type { Stores } from './stores.ts';
import { DEMO_MANUALS, demoAnnouncements } from './demo/help-and-news.ts';

/** The demo's accounts, with the business that the demo made for each. */
const DEMO_ACCOUNTS = {
  'demo@carta.test': 'demo',
  'vacio@carta.test': 'demo-vacio',
  'bloqueado@carta.test': 'demo-bloqueado',
};

/** Returns the keys of the businesses that belong to the demo's accounts; a business of one of these keys with another owner is none. */
export async function demoBusinesses({ users }: Pick<Stores, 'users'>): Promise<string[]> {
  const keys: string[] = [];
  for (const [email, key] of Object.entries(DEMO_ACCOUNTS)) {
    if ((await users.passwordOf(email))?.business === key) keys.push(key);
  }
  return keys;
}

/** True if the demo's accounts exist in data that is not only the demo. */
export async function isDemoBesideOtherData(stores: Pick<Stores, 'users' | 'businesses'>): Promise<boolean> {
  const demo = await demoBusinesses(stores);
  return demo.length > 0 && (await stores.businesses.keys()).length > demo.length;
}

/** Empties the announcements and manuals that the demo made; leaves those that an operator has changed. */
export async function removeDemoContent({
  content: { announcements, manuals },
}: Pick<Stores, 'content'>): Promise<void> {
  const titles = (news: ReturnType<typeof demoAnnouncements>) =>
    news.announcements.map(({ slug, title }) => [slug, title]);
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (isSame(titles((await announcements.read()).value), titles(demoAnnouncements(() => '')))) {
    await announcements.write({ announcements: [] });
  }
  if (isSame((await manuals.read()).value, DEMO_MANUALS)) await manuals.write({ manuals: [] });
}
