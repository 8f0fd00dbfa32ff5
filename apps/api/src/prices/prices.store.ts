import {
  ok,
  OPERATOR,
  priceInCents,
  refused,
  type ChangedPrice,
  type Item,
  type OptionGroup,
  type Price,
  type StoredChange,
} from '@carta/domain';
import { changeBusiness, type ChangeResult } from '../database/change-business.ts';
import type { Database } from '../database/database.ts';
import { readOptionGroups } from '../database/option-group-row.ts';
import { itemsWith } from '../database/several.ts';
import { writePrices } from './write-prices.ts';

export function pricesStore(database: Database, now: () => number) {
  return {
    /** Writes all prices of items and options, or none if one is outdated. */
    update: (
      business: string,
      prices: readonly ChangedPrice[],
      by = OPERATOR,
    ): Promise<ChangeResult<{ items: Item[]; groups: OptionGroup[] }>> =>
      changeBusiness(database, { business, lastChange: pricing(prices, now()) }, async (change) => {
        const wanted = new Map(prices.map((price) => [idOf(price), price]));
        const ofItems = [...wanted.values()].filter(({ option }) => option === undefined);
        const ofOptions = [...wanted.values()].filter(({ option }) => option !== undefined);
        const keys = ofItems.map(({ key }) => key);
        const before = keys.length > 0 ? await itemsWith(change, business, keys) : [];
        if (before.length < ofItems.length) return refused('not-found');
        const stale = before.find(({ key, price }) => !isSamePrice(price, wanted.get(key)?.from));
        if (stale) return { ok: false, reason: 'stale', current: stale };

        const groups = ofOptions.length > 0 ? await readOptionGroups(change, business) : [];
        for (const { key, option, from } of ofOptions) {
          const group = groups.find((each) => each.key === key);
          const stored = group?.options.find((each) => each.key === option);
          if (!stored) return refused('not-found');
          if (!isSamePrice(stored.price, from)) return { ok: false, reason: 'stale', current: group };
        }
        const changer = { by, at: now() };
        const repriced = await writePrices(change, business, { groups, prices: [...wanted.values()], changer });
        return ok({ items: keys.length > 0 ? await itemsWith(change, business, keys) : [], groups: repriced });
      }),
  };
}

const idOf = ({ key, option }: ChangedPrice) => (option === undefined ? key : `${key} ${option}`);

function pricing([first, ...others]: readonly ChangedPrice[], at: number): StoredChange {
  if (first === undefined || others.length > 0) return { at, kind: 'menu', done: 'priced', record: '' };
  return { at, kind: first.option === undefined ? 'item' : 'optionGroup', done: 'priced', record: first.key };
}

function isSamePrice(one: Price, other: Price | undefined): boolean {
  return other !== undefined && priceInCents(one) === priceInCents(other);
}

export type PricesStore = ReturnType<typeof pricesStore>;
