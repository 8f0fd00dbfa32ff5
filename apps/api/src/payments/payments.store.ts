import { ok, refused, type Payment } from '@carta/domain';
import type { Database } from '../database/database.ts';
import type { ChangeResult } from '../database/change-business.ts';
import { readPayments } from '../database/read-payments.ts';

export function paymentsStore(database: Database) {
  const businessOfOwner = async (email: string) => {
    const row = await database.selectFrom('emails').select('business').where('email', '=', email).executeTakeFirst();
    return row?.business;
  };

  return {
    /** Stores a payment, in place of one of the same day. */
    async add(email: string, payment: Payment): Promise<ChangeResult<null>> {
      const business = await businessOfOwner(email);
      if (business === undefined) return refused('not-found');
      await database
        .insertInto('payments')
        .values({ business, email, ...payment })
        .onConflict((conflict) =>
          conflict.columns(['business', 'email', 'year', 'month', 'day']).doUpdateSet({ status: payment.status }),
        )
        .execute();
      return ok(null);
    },

    /** Deletes the payment of a day; false where there was none. Refuses 'not-found' for an unknown email. */
    async delete(email: string, { year, month, day }: Omit<Payment, 'status'>): Promise<ChangeResult<boolean>> {
      const business = await businessOfOwner(email);
      if (business === undefined) return refused('not-found');
      const { numDeletedRows } = await database
        .deleteFrom('payments')
        .where((row) => row.and({ business, email, year, month, day }))
        .executeTakeFirstOrThrow();
      return ok(numDeletedRows > 0n);
    },

    /** Returns the payments of a user, newest first. */
    async list(email: string): Promise<ChangeResult<Payment[]>> {
      const business = await businessOfOwner(email);
      return business === undefined ? refused('not-found') : ok(await readPayments(database, business, email));
    },
  };
}
