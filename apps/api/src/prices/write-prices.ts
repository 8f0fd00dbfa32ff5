import { priceInCents, repricedGroups, type ChangedPrice, type OptionGroup } from '@carta/domain';
import type { Change } from '../database/change-business.ts';
import { noteRows, noteUpdates } from '../database/change-notes.ts';
import { optionGroupRow } from '../database/option-group-row.ts';
import { storePriceHistory, type PriceChanger } from '../database/price-history.ts';
import { updateEach } from '../database/update-each.ts';

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

function writeItemPrices(change: Change, business: string, prices: readonly ChangedPrice[]): Promise<void> {
  const column = { table: 'items', column: 'price_cents', type: 'bigint', raisesVersion: true, business } as const;
  return updateEach(
    change,
    column,
    prices.map(({ key, to }) => [key, priceInCents(to)]),
  );
}

function writeOptions(change: Change, business: string, groups: readonly OptionGroup[]): Promise<void> {
  const column = { table: 'option_groups', column: 'options', type: 'text', raisesVersion: true, business } as const;
  return updateEach(
    change,
    column,
    groups.map(({ key, options }) => [key, JSON.stringify(options)]),
  );
}
