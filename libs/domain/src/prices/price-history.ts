import * as z from 'zod/mini';
import { DAY_MS } from '../duration.ts';
import { dayIn } from '../hours/day-in.ts';
import { itemTitle } from '../menu/item.ts';
import { Key } from '../menu/key.ts';
import type { Menu } from '../menu/menu.ts';
import { csvText } from '../texts/csv-text.ts';
import { Price } from './price-schema.ts';
import { priceToDecimal } from './price.ts';
import { anyText, object, wholeNumber } from '../texts/text.ts';
import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';

/** Days for which changes of prices are kept: three years. [HIST-1] */
export const PRICE_HISTORY_DAYS = 3 * 365 + 1;

/** Who changed a price that no owner changed. [HIST-1] */
export const OPERATOR = 'operator';

/** One change of a price; with `option`, `key` is the group's. [HIST-1] */
export const PriceHistoryEntry = object({
  key: Key,
  option: z.optional(Key),
  /** In ms since 1970. */
  at: wholeNumber(),
  from: Price,
  to: Price,
  /** The owner's email, or 'operator'. */
  by: anyText(),
});
export type PriceHistoryEntry = z.infer<typeof PriceHistoryEntry>;

/** Returns the moment before which changes of prices are deleted; both in ms since 1970, and 1970 for what is none. [HIST-1] */
export function oldestPriceChange(now: number): number {
  return numberOr(now, PRICE_HISTORY_DAYS * DAY_MS) - PRICE_HISTORY_DAYS * DAY_MS;
}

/** Returns changes of prices as the text of a CSV file, in their sequence, with the titles as they are now. [HIST-2] */
export function priceHistoryCsv(
  { items, optionGroups, timeZone }: Pick<Menu, 'items' | 'optionGroups' | 'timeZone'>,
  history: readonly PriceHistoryEntry[],
): string {
  const itemsByKey = new Map(listOf(items).map((item) => [item.key, item]));
  const groupsByKey = new Map(listOf(optionGroups).map((group) => [group.key, group]));
  const clock = new Intl.DateTimeFormat('es-AR', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return csvText([
    ['Fecha', 'Hora', 'Producto o grupo', 'Opción', 'Precio anterior', 'Precio nuevo', 'Quién'],
    ...listOf(history).map(({ key, option, at, from, to, by }) => {
      const item = itemsByKey.get(key);
      const group = groupsByKey.get(key);
      return [
        dayIn(timeZone, at),
        clock.format(at),
        item ? itemTitle(item) : (group?.title ?? ''),
        listOf(group?.options).find((each) => each.key === option)?.title ?? '',
        decimal(from),
        decimal(to),
        by === OPERATOR ? 'Operador' : by,
      ];
    }),
  ]);
}

/** As spreadsheets set to Spanish read a number: '12500,50'. */
function decimal(price: Price): string {
  return priceToDecimal(price).replace('.', ',');
}
