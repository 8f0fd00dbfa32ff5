import { changeBusiness } from '../../database/change-business.ts';
import type { Database } from '../../database/database.ts';
import type { Secrets } from '../../database/secrets.ts';
import { ok } from '@carta/domain';
import type { ChargeAccount } from '../../database/business-row.ts';
import type { CheckedToken } from './charge-provider.ts';

/** A token of MercadoPago with the account that it belongs to, as far as that is known. */
export interface StoredToken {
  readonly token: string;
  /** As it is stored: another one after each save. */
  readonly sealed: string;
  readonly account: ChargeAccount | null;
}

/** Tokens that are checked in one look. */
const MOST_UNCHECKED = 20;

export function chargeAccountsStore(database: Database, { secrets, now }: { secrets: Secrets; now: () => number }) {
  /** Changes what is known of a token, if it is still the one that was asked for. */
  const note = (business: string, sealed: string, account: ChargeAccount | null) =>
    changeBusiness(database, business, async (change) => {
      await change
        .updateTable('businesses')
        .set({
          mercado_pago_account: account && JSON.stringify(account),
          mercado_pago_checked_at: now(),
          mercado_pago_asked_at: now(),
        })
        .where('key', '=', business)
        .where('mercado_pago_token', '=', sealed)
        .execute();
      return ok(null);
    });

  /** What is known already ends no cache of the menu. */
  const isKnownRefused = async (business: string): Promise<boolean> => {
    const row = await database
      .selectFrom('businesses')
      .select(['mercado_pago_account as account', 'mercado_pago_checked_at as checkedAt'])
      .where('key', '=', business)
      .executeTakeFirst();
    return row?.account === null && row.checkedAt !== null;
  };

  const unsealed = (sealed: string, business: string): string | null => {
    try {
      return secrets.unseal(sealed, business);
    } catch {
      return null;
    }
  };

  return {
    /** Returns the token of a business; null without one, or with one that no key opens. */
    async find(business: string): Promise<StoredToken | null> {
      const row = await database
        .selectFrom('businesses')
        .select(['mercado_pago_token as sealed', 'mercado_pago_account as account'])
        .where('key', '=', business)
        .executeTakeFirst();
      if (!row || row.sealed === null) return null;
      const token = unsealed(row.sealed, business);
      if (token === null) return null;
      const account = row.account === null ? null : (JSON.parse(row.account) as ChargeAccount);
      return { token, sealed: row.sealed, account };
    },

    /** Notes that MercadoPago accepts a token no more. */
    async refused(business: string, sealed: string): Promise<void> {
      await note(business, sealed, null);
    },

    /** Notes what MercadoPago says of a token; without an answer only that it was asked. */
    async checked(business: string, sealed: string, checked: CheckedToken): Promise<void> {
      if (checked === 'no-answer') {
        await database
          .updateTable('businesses')
          .set({ mercado_pago_asked_at: now() })
          .where('key', '=', business)
          .execute();
      } else if (checked !== 'refused') await note(business, sealed, checked.account);
      else if (!(await isKnownRefused(business))) await note(business, sealed, null);
    },

    /** Takes the businesses with a token of which nobody has asked for `ms` whose it is, and it is not known. [TOKEN-6] */
    async takeUnchecked(ms: number): Promise<string[]> {
      const due = await database
        .selectFrom('businesses')
        .select(['key', 'mercado_pago_asked_at as askedAt'])
        .where('mercado_pago_token', 'is not', null)
        .where('mercado_pago_account', 'is', null)
        .where((row) =>
          row.or([row('mercado_pago_asked_at', 'is', null), row('mercado_pago_asked_at', '<=', now() - ms)]),
        )
        .limit(MOST_UNCHECKED)
        .execute();
      const taken: string[] = [];
      for (const { key, askedAt } of due) {
        const { numUpdatedRows } = await database
          .updateTable('businesses')
          .set({ mercado_pago_asked_at: now() })
          .where('key', '=', key)
          .where('mercado_pago_asked_at', askedAt === null ? 'is' : '=', askedAt)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) taken.push(key);
      }
      return taken;
    },
  };
}

export type ChargeAccountsStore = ReturnType<typeof chargeAccountsStore>;
