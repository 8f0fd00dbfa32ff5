import { priceInCents, type ChangedPrice, type OptionGroup } from '@carta/domain';
import { sql } from 'kysely';
import type { Change } from '../database/change-business.ts';
import { PAIRS_PER_STATEMENT } from '../database/siblings.ts';

/** Writes new prices of items, in one statement for 10,000 of them. */
export async function writeItemPrices(
  change: Change,
  business: string,
  prices: readonly ChangedPrice[],
): Promise<void> {
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

/** Returns the groups with the new prices of their options. */
export function repricedGroups(groups: readonly OptionGroup[], prices: readonly ChangedPrice[]): OptionGroup[] {
  const wanted = new Map(prices.map(({ key, option, to }) => [`${key} ${option}`, to]));
  return groups.flatMap((group) => {
    if (!prices.some(({ key }) => key === group.key)) return [];
    const options = group.options.map((option) => ({
      ...option,
      price: wanted.get(`${group.key} ${option.key}`) ?? option.price,
    }));
    return [{ ...group, options, version: group.version + 1 }];
  });
}

/** Writes the options of groups, at most 200, in one statement. */
export async function writeOptions(change: Change, business: string, groups: readonly OptionGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const rows = groups.map(({ key, options }) => sql`(${key}, ${JSON.stringify(options)})`);
  await sql`
    update option_groups
    set options = cast(priced.column2 as text), version = version + 1
    from (values ${sql.join(rows)}) as priced
    where option_groups.business = ${business} and option_groups.key = priced.column1
  `.execute(change);
}
