import type { PreloadedState } from '@carta/contract';
import type { Config } from '../config.ts';
import { etagOf } from '../http/etag.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { Stores } from '../stores.ts';
import type { Site } from '../rendering/site.ts';

export interface PageDeps {
  readonly config: Config;
  readonly stores: Stores;
  readonly site: Site;
}

/** Returns the state that a page starts with: the owner's, or a visitor's. */
export async function preloadedState({ config, stores, site }: PageDeps, owner: Owner | null): Promise<PreloadedState> {
  const shared = {
    development: config.development,
    remotes: (await site.remotes.live()).of(owner?.business ?? null),
    productUrl: config.productUrl,
    supportWhatsApp: config.supportWhatsApp,
  };
  if (!owner) return { ...shared, user: null, menu: null, menuEtag: null, businessKey: null, notificationsTotal: 0 };
  const { business, email } = owner;
  const [user, stored, notificationsTotal] = await Promise.all([
    stores.users.get(business, email),
    stores.menus.readWithVersion(business),
    stores.notifications.unread(business, email),
  ]);
  const menu = stored?.menu ?? null;
  const menuEtag = stored && etagOf(stored.version);
  return { ...shared, user, menu, menuEtag, businessKey: business, notificationsTotal };
}
