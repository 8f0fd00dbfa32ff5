import type { NewOptionGroup, OptionGroup } from '@carta/domain';
import { noteRows } from './change-notes.ts';
import type { Change } from './change-business.ts';
import type { Database } from './database.ts';
import { menuRow, partFromRow } from './menu-row.ts';
import type { OptionGroupRow } from './tables.ts';

export function optionGroupFromRow(row: OptionGroupRow): OptionGroup {
  return {
    pricing: row.pricing as OptionGroup['pricing'],
    min: row.least,
    max: row.most,
    options: JSON.parse(row.options) as OptionGroup['options'],
    ...partFromRow(row),
  };
}

export function optionGroupRow(group: OptionGroup): OptionGroupRow {
  return {
    pricing: group.pricing,
    least: group.min,
    most: group.max,
    options: JSON.stringify(group.options),
    ...menuRow(group),
  };
}

/** Returns the option groups of a business by order. */
export async function readOptionGroups(database: Database, business: string): Promise<OptionGroup[]> {
  const rows = await database
    .selectFrom('option_groups')
    .selectAll()
    .where('business', '=', business)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(optionGroupFromRow);
}

/** Inserts new groups. */
export async function insertOptionGroups(change: Change, groups: readonly NewOptionGroup[]): Promise<void> {
  await insertStoredGroups(
    change,
    groups.map((group) => ({ ...group, _id: group.key, version: 0 })),
  );
}

/** Inserts groups as they are. */
export async function insertStoredGroups(change: Change, groups: readonly OptionGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const rows = groups.map(optionGroupRow);
  await change.insertInto('option_groups').values(rows).execute();
  noteRows(change, 'option_groups', { before: [], after: rows });
}

/** Deletes groups from their table only: products that use them keep their keys. */
export async function deleteGroups(change: Change, business: string, groups: readonly OptionGroup[]): Promise<void> {
  if (groups.length === 0) return;
  const keys = groups.map(({ key }) => key);
  await change.deleteFrom('option_groups').where('business', '=', business).where('key', 'in', keys).execute();
  noteRows(change, 'option_groups', { before: groups.map(optionGroupRow), after: [] });
}

/** Returns key and pricing of each group: all that the rules of a product's groups need. */
export async function readGroupPricing(
  change: Change,
  business: string,
): Promise<Pick<OptionGroup, 'key' | 'pricing'>[]> {
  const rows = await change
    .selectFrom('option_groups')
    .select(['key', 'pricing'])
    .where('business', '=', business)
    .execute();
  return rows.map(({ key, pricing }) => ({ key, pricing: pricing as OptionGroup['pricing'] }));
}
