import { priceFromCents, priceInCents, type Item } from '@carta/domain';
import { fieldFromJson, jsonOrNull } from './json-column.ts';
import { menuRow, partFromRow } from './menu-row.ts';
import type { ItemRow } from './tables.ts';

export function itemFromRow(row: ItemRow): Item {
  return {
    parent: row.parent,
    level: row.level as Item['level'],
    description: row.description,
    price: priceFromCents(row.price_cents),
    image: { url: row.image_url },
    show: row.show === 1,
    featured: row.featured_rank ?? false,
    soldOutUntil: row.sold_out_until,
    ...fieldFromJson<'allergens', Item['allergens']>('allergens', row.allergens),
    ...fieldFromJson<'diets', Item['diets']>('diets', row.diets),
    ...fieldFromJson<'optionGroups', Item['optionGroups']>('optionGroups', row.option_groups),
    ...partFromRow(row),
  };
}

export function itemRow(item: Item): ItemRow {
  return {
    parent: item.parent,
    level: item.level,
    description: item.description,
    price_cents: priceInCents(item.price),
    image_url: item.image.url,
    show: item.show ? 1 : 0,
    featured_rank: item.featured === false ? null : item.featured,
    sold_out_until: item.soldOutUntil,
    allergens: jsonOrNull(item.allergens),
    diets: jsonOrNull(item.diets),
    option_groups: jsonOrNull(item.optionGroups),
    ...menuRow(item),
  };
}
