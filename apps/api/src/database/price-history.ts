import { priceInCents, type ChangedPrice, type OptionGroup } from '@carta/domain';
import { inSlices } from '../processes/event-loop.ts';
import type { Change } from './change-business.ts';
import { ROWS_PER_TURN } from './records.ts';

/** Who changes prices, and when in ms since 1970. */
export interface PriceChanger {
  readonly by: string;
  readonly at: number;
}

/** Stores the changes of prices, without those that change nothing. Two changes of a price in one ms are one. [HIST-1] */
export async function storePriceHistory(
  change: Change,
  business: string,
  prices: readonly ChangedPrice[],
  { by, at }: PriceChanger,
): Promise<void> {
  const rows = prices
    .map(({ key, option = '', from, to }) => ({
      business,
      key,
      option_key: option,
      at,
      changed_by: by,
      from_cents: priceInCents(from),
      to_cents: priceInCents(to),
    }))
    .filter(({ from_cents: from, to_cents: to }) => from !== to);
  await inSlices(rows, ROWS_PER_TURN, (slice) =>
    change
      .insertInto('price_history')
      .values(slice)
      .onConflict((conflict) =>
        conflict
          .columns(['business', 'key', 'option_key', 'at'])
          .doUpdateSet((row) => ({ to_cents: row.ref('excluded.to_cents') })),
      )
      .execute(),
  );
}

/** Returns the prices of options that an edit of their group changes. */
export function changedOptions(before: OptionGroup, after: OptionGroup): ChangedPrice[] {
  const old = new Map(before.options.map(({ key, price }) => [key, price]));
  return after.options.flatMap(({ key: option, price: to }) => {
    const from = old.get(option);
    return from ? [{ key: after.key, option, from, to }] : [];
  });
}
