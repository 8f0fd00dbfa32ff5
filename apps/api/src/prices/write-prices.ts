import { priceInCents, repricedGroups, type ChangedPrice, type OptionGroup } from '@carta/domain';
import { sql } from 'kysely';
import type { Change } from '../database/change-business.ts';
import { noteRows, noteUpdates } from '../database/change-notes.ts';
import { optionGroupRow } from '../database/option-group-row.ts';
import { storePriceHistory, type PriceChanger } from '../database/price-history.ts';
import { PAIRS_PER_STATEMENT } from '../database/siblings.ts';

/** Writes new prices of items and options, and their history. Returns the groups of these options as they are stored now. [HIST-1] */
export async function writePrices(
  change: Change,
  business: string,
  { groups, prices, changer }: PricesToWrite,
): Promise<OptionGroup[]> {
  const ofItems = prices.filter(({ option }) => option === undefined);
  const repriced = repricedGroups(groups, prices).map((group) => ({ ...group, version: group.version + 1 }));
  await writeItemPrices(change, business, ofItems);
  notePrices(change, ofItems);
  noteUpdates(change, 'option_groups', { before: groups, after: repriced }, optionGroupRow);
  await writeOptions(change, business, repriced);
  await storePriceHistory(change, business, prices, changer);
  return repriced;
}

interface PricesToWrite {
  /** All groups of the business. */
  readonly groups: readonly OptionGroup[];
  readonly prices: readonly ChangedPrice[];
  readonly changer: PriceChanger;
}

/** An item is told by its price, whoever has its title. */
function notePrices(change: Change, prices: readonly ChangedPrice[]): void {
  noteRows(change, 'items', {
    before: prices.map(({ key, from }) => ({ key, price_cents: priceInCents(from) })),
    after: prices.map(({ key, to }) => ({ key, price_cents: priceInCents(to) })),
  });
}

/** In one statement for 10,000 items. */
async function writeItemPrices(change: Change, business: string, prices: readonly ChangedPrice[]): Promise<void> {
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

/** At most 200 groups, in one statement. */
async function writeOptions(change: Change, business: string, groups: readonly OptionGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const rows = groups.map(({ key, options }) => sql`(${key}, ${JSON.stringify(options)})`);
  await sql`
    update option_groups
    set options = cast(priced.column2 as text), version = version + 1
    from (values ${sql.join(rows)}) as priced
    where option_groups.business = ${business} and option_groups.key = priced.column1
  `.execute(change);
}
