import { DEFAULT_SETTINGS, Settings, type Business } from '@carta/domain';
import * as z from 'zod/mini';
import type { Secrets } from './secrets.ts';
import type { BusinessRow } from './tables.ts';

/** The account that a token belongs to. */
export interface ChargeAccount {
  readonly id: string;
  readonly nickname: string;
  /** Its country: 'MLA' is Argentina. */
  readonly site: string;
}

/** Whose a token is, as MercadoPago said at a moment; null without an answer. In ms since 1970. */
interface CheckedAccount {
  readonly account: ChargeAccount | null;
  readonly at: number;
}

/** Changes of a business. An absent MercadoPago token keeps the stored one, '' deletes it. */
export interface BusinessChanges extends Partial<Omit<Settings, 'style'>> {
  readonly name?: string;
  readonly style?: Partial<Settings['style']>;
  readonly mercadoPago?: { readonly active: boolean; readonly accessToken?: string; readonly checked?: CheckedAccount };
}

/** Returns the stored settings; one that the document lacks has its default. [NEW-4] */
export function settingsFromRow({ settings }: Pick<BusinessRow, 'settings'>): Settings {
  return withChanges(DEFAULT_SETTINGS, JSON.parse(settings) as Partial<Settings>);
}

/** Returns the business as its owner reads it, with the last four characters of the MercadoPago token instead of the token. */
export function businessFromRow(row: BusinessRow, publicUrl: string): Business {
  return {
    key: row.key,
    name: row.name,
    version: row.version,
    ...settingsFromRow(row),
    mercadoPago: {
      active: row.mercado_pago_active === 1,
      tokenSet: row.mercado_pago_token !== null,
      last4: row.mercado_pago_last4 ?? '',
      account: shownAccount(row.mercado_pago_account),
      checkedAt: row.mercado_pago_checked_at,
    },
    publicUrl: `${publicUrl}/m/${row.key}`,
  };
}

function shownAccount(account: string | null) {
  if (account === null) return null;
  const { nickname, site } = JSON.parse(account) as ChargeAccount;
  return { nickname, site };
}

/** Returns the columns that apply `changes` to the `stored` settings. Throws if a value breaks its schema. */
export function businessColumns(
  { name, mercadoPago, ...changes }: BusinessChanges,
  { stored, business, secrets }: { stored: Settings; business: string; secrets: Secrets },
): Partial<BusinessRow> {
  const settings = withChanges(stored, changes);
  const changed = Object.entries(settings).filter(([setting]) => setting in changes);
  z.partial(Settings).parse(Object.fromEntries(changed));
  return {
    name,
    settings: JSON.stringify(settings),
    mercado_pago_active: mercadoPago && (mercadoPago.active ? 1 : 0),
    ...(mercadoPago && tokenColumns(mercadoPago, business, secrets)),
  };
}

/** Merges objects field by field, so that each field has a default too; replaces texts and lists. */
function withChanges(settings: Settings, changes: BusinessChanges): Settings {
  const merged = defined(changes).map(([setting, value]) => {
    const before = settings[setting as keyof Settings];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [setting, isObject ? { ...(before as object), ...Object.fromEntries(defined(value)) } : value];
  });
  return { ...settings, ...Object.fromEntries(merged) } as Settings;
}

const defined = (fields: object): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

function tokenColumns(
  { accessToken: token, checked }: NonNullable<BusinessChanges['mercadoPago']>,
  business: string,
  secrets: Secrets,
): Partial<BusinessRow> {
  if (token === undefined) return {};
  const isSet = token !== '';
  return {
    mercado_pago_token: isSet ? secrets.seal(token, business) : null,
    mercado_pago_last4: isSet ? token.slice(-4) : null,
    mercado_pago_account: checked?.account ? JSON.stringify(checked.account) : null,
    mercado_pago_checked_at: checked?.account ? checked.at : null,
    mercado_pago_asked_at: checked?.at ?? null,
  };
}
