import { sortPayments, type Payment } from '@carta/domain';
import type { Database } from './database.ts';

/** Returns a user's payments, newest first. */
export async function readPayments(database: Database, business: string, email: string): Promise<Payment[]> {
  const payments = await database
    .selectFrom('payments')
    .select(['year', 'month', 'day', 'status'])
    .where('business', '=', business)
    .where('email', '=', email)
    .orderBy('day', 'desc')
    .execute();
  return sortPayments(payments);
}
