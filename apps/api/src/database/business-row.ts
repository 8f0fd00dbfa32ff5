import { DEFAULT_SETTINGS, Settings, type Business } from '@carta/domain';
import * as z from 'zod/mini';
import type { Secrets } from './secrets.ts';
import type { BusinessRow } from './tables.ts';

/** Changes of a business. An absent MercadoPago token keeps the stored one, '' deletes it. */
export interface BusinessChanges extends Partial<Omit<Settings, 'style'>> {
  readonly name?: string;
  readonly style?: Partial<Settings['style']>;
  readonly mercadoPago?: { readonly active: boolean; readonly accessToken?: string };
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
    },
    publicUrl: `${publicUrl}/m/${row.key}`,
  };
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
    ...tokenColumns(mercadoPago?.accessToken, business, secrets),
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

function tokenColumns(token: string | undefined, business: string, secrets: Secrets): Partial<BusinessRow> {
  if (token === undefined) return {};
  if (token === '') return { mercado_pago_token: null, mercado_pago_last4: null };
  return { mercado_pago_token: secrets.seal(token, business), mercado_pago_last4: token.slice(-4) };
}
