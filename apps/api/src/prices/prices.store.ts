import { ok, priceInCents, refused, type Item, type Price, type StoredChange } from '@carta/domain';
import { sql } from 'kysely';
import { changeBusiness, type Change, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/open-database.ts';
import { itemsWith } from '../database/several.ts';
import { PAIRS_PER_STATEMENT } from '../database/siblings.ts';

/** The price of an item that the change is based on, and the new one. */
export interface NewPrice {
  readonly key: string;
  readonly from: Price;
  readonly to: Price;
}

export function pricesStore(database: Database, now: () => number) {
  return {
    /** Writes all prices, or none if one is outdated. */
    update: (business: string, prices: readonly NewPrice[]): Promise<ChangeResult<{ items: Item[] }>> =>
      changeBusiness(database, { business, lastChange: pricing(prices, now()) }, async (change) => {
        const wanted = new Map(prices.map((price) => [price.key, price]));
        const before = await itemsWith(change, business, [...wanted.keys()]);
        if (before.length < wanted.size) return refused('not-found');
        const stale = before.find(({ key, price }) => !isSamePrice(price, wanted.get(key)?.from));
        if (stale) return { ok: false, reason: 'stale', current: stale };
        await writePrices(change, business, [...wanted.values()]);
        return ok({ items: await itemsWith(change, business, [...wanted.keys()]) });
      }),
  };
}

function pricing([first, ...others]: readonly NewPrice[], at: number): StoredChange {
  const isOne = first !== undefined && others.length === 0;
  return { at, kind: isOne ? 'item' : 'menu', done: 'priced', record: isOne ? first.key : '' };
}

async function writePrices(change: Change, business: string, prices: readonly NewPrice[]): Promise<void> {
  for (let start = 0; start < prices.length; start += PAIRS_PER_STATEMENT) {
    const rows = prices
      .slice(start, start + PAIRS_PER_STATEMENT)
      .map(({ key, to }) => sql`(${key}, ${priceInCents(to)})`);
    await sql`
      update items
      set price_cents = cast(priced.column2 as bigint), version = version + 1
      from (values ${sql.join(rows)}) as priced
      where items.business = ${business} and items.key = priced.column1
    `.execute(change);
  }
}

function isSamePrice(one: Price, other: Price | undefined): boolean {
  return other !== undefined && priceInCents(one) === priceInCents(other);
}
