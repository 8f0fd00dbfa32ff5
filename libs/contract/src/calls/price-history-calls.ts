import * as z from 'zod/mini';
import { BusinessKey, Key, PriceHistoryEntry } from '@carta/domain';
import { defineCall } from '../call.ts';
import * as routes from '../routes.ts';
import { BusinessPath } from './paths.ts';

/** `itemKey` is that of an item, or of a group for its options. */
const ItemHistoryPath = z.object({ businessKey: BusinessKey, itemKey: Key });

const common = { access: 'owner', locks: false, status: 200 } as const;
const json = { ...common, response: z.object({ history: z.array(PriceHistoryEntry) }) } as const;
const csv = { ...common, media: 'text/csv', refuses: ['not-found'] } as const;

/** Returns the changes of prices of the last 3 years, the latest first, at most 10,000. [HIST-1] */
export const priceHistory = defineCall({
  ...routes.priceHistory,
  ...json,
  params: BusinessPath,
  summary: 'Los cambios de precios de los últimos 3 años, los últimos primero',
});

/** Returns the changes of one item's price, or of those of one group's options. [HIST-1] */
export const itemPriceHistory = defineCall({
  ...routes.itemPriceHistory,
  ...json,
  params: ItemHistoryPath,
  summary: 'Los cambios del precio de un producto, o de las opciones de un grupo',
});

/** Returns the same as a file for spreadsheets. [HIST-2] */
export const priceHistoryCsv = defineCall({
  ...routes.priceHistoryCsv,
  ...csv,
  params: BusinessPath,
  summary: 'Los cambios de precios como archivo para planillas',
});

/** Returns the same as a file for spreadsheets. [HIST-2] */
export const itemPriceHistoryCsv = defineCall({
  ...routes.itemPriceHistoryCsv,
  ...csv,
  params: ItemHistoryPath,
  summary: 'Los cambios del precio de un producto como archivo para planillas',
});
