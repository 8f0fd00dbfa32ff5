import type { Deletion, Item } from '@carta/domain';
import type { Change } from '../database/change-business.ts';
import type { RecordTable } from '../database/change-notes.ts';
import { ROWS_PER_STATEMENT } from '../database/records.ts';
import { PARTS, type Before } from '../database/stored-change.ts';
import { updateEach } from '../database/update-each.ts';

/** Writes values back, column by column, and raises the version of the records whose content it changes. */
export async function writeBack(
  change: Change,
  business: string,
  updated: NonNullable<Before['updated']>,
): Promise<void> {
  for (const table of Object.keys(updated) as RecordTable[]) {
    const records = Object.entries(updated[table] ?? {});
    const columns = new Set(records.flatMap(([, values]) => Object.keys(values)));
    for (const column of columns) {
      const pairs = records.flatMap(([key, values]) =>
        column in values ? [[key, values[column] ?? null] as const] : [],
      );
      const type = TEXT_COLUMNS.includes(column) ? 'text' : 'bigint';
      await updateEach(change, { table, column, type, business }, pairs);
    }
    const edited = records.filter(([, values]) => Object.keys(values).some((column) => !(column in PARTS)));
    for (let start = 0; start < edited.length; start += ROWS_PER_STATEMENT)
      await change
        .updateTable(table as 'items')
        .set((row) => ({ version: row('version', '+', 1) }))
        .where('business', '=', business)
        .where(
          'key',
          'in',
          edited.slice(start, start + ROWS_PER_STATEMENT).map(([key]) => key),
        )
        .execute();
  }
}

const TEXT_COLUMNS = [
  'parent',
  'title',
  'description',
  'image_url',
  'allergens',
  'diets',
  'option_groups',
  'availability',
  'pricing',
  'options',
];

/** Gives restored items the ranks that they had, if all of these are free; otherwise they keep the next ones. [TRASH-2] */
export async function withFormerRanks(
  change: Change,
  business: string,
  items: readonly Item[],
  deletions: readonly Deletion[],
): Promise<Item[]> {
  const former = new Map(deletions.flatMap((deletion) => deletion.items.map(({ key, featured }) => [key, featured])));
  const keys = new Set(items.map(({ key }) => key));
  const ranked = await change
    .selectFrom('items')
    .select(['key', 'featured_rank'])
    .where('business', '=', business)
    .where('featured_rank', 'is not', null)
    .execute();
  const taken = new Set(ranked.flatMap(({ key, featured_rank: rank }) => (keys.has(key) ? [] : [Number(rank)])));
  const pairs = items.flatMap(({ key }) => {
    const rank = former.get(key);
    return typeof rank === 'number' ? [[key, rank] as const] : [];
  });
  if (pairs.some(([, rank]) => taken.has(rank))) return [...items];
  await updateEach(change, { table: 'items', column: 'featured_rank', business }, pairs);
  const ranks = new Map(pairs);
  return items.map((item) => ({ ...item, featured: ranks.get(item.key) ?? item.featured }));
}
