import type { PageLanguage, PreloadedState } from '@carta/contract';
import type { Menu, PublicDinerOrder, PublicMenu } from '@carta/domain';
import type { Config } from '../config.ts';
import type { MenuReader } from '../database/menu-reader.ts';
import type { AnswerCache } from '../http/answer-cache.ts';
import { etagOf } from '../http/etag.ts';
import type { AuditStore } from '../session/audit.store.ts';
import type { OpenSessions, SignInDeps } from '../session/request-session.ts';
import type { Owner } from '../session/sessions.store.ts';
import type { UsersStore } from '../session/users.store.ts';
import type { Site } from '../rendering/site.ts';

interface PageStores extends OpenSessions, SignInDeps {
  readonly menus: MenuReader & {
    readonly version: (business: string) => Promise<string | undefined>;
    readonly readWithVersion: (business: string) => Promise<{ readonly menu: Menu; readonly version: string } | null>;
  };
  readonly businesses: { readonly keyInAnyCase: (key: string) => Promise<string | null> };
  readonly users: UsersStore;
  readonly notifications: { readonly unread: (business: string, email: string) => Promise<number> };
  readonly audit: AuditStore;
  readonly now: () => number;
}

export interface PageDeps {
  readonly config: Config;
  readonly stores: PageStores;
  readonly site: Site;
  readonly answers: AnswerCache;
  readonly orderPages: {
    /** Returns what the page of an order shows; null if there is none. */
    readonly read: (
      menu: PublicMenu,
      key: string,
    ) => Promise<{
      readonly order: PublicDinerOrder;
      readonly since: number;
      readonly isRejected: boolean;
      readonly announced: { readonly href: string; readonly line: string } | null;
    } | null>;
    readonly pay: (paid: {
      readonly business: string;
      readonly key: string;
      readonly payment: string | null | undefined;
      /** Of the page to which the diner comes back. */
      readonly language: PageLanguage;
    }) => Promise<void>;
  };
}

/** Returns the state that a page starts with: the owner's, or a visitor's. */
export async function preloadedState(
  { config, stores, site }: Pick<PageDeps, 'config' | 'stores' | 'site'>,
  owner: Owner | null,
): Promise<PreloadedState> {
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
