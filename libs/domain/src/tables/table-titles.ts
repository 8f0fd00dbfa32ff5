import { listOf } from '../list-of.ts';
import { numberOr } from '../number-or.ts';
import { MAX_TABLES, type Table } from './table.ts';

/** What tables are called unless the owner says otherwise. [TABLE-2] */
export const TABLE_NAME = 'Mesa';

type Titled = Pick<Table, 'title'>;

interface AddedTables {
  /** 'Mesa' makes 'Mesa 1'. */
  readonly name: string;
  /** The first number. */
  readonly from: number;
  readonly count: number;
}

/** Returns the number with which tables of this name go on: one more than the highest that is there, or 1. [TABLE-2] */
export function nextTableNumber(tables: readonly Titled[], name: string): number {
  return Math.max(0, ...numbersOf(tables, name)) + 1;
}

/**
 * Returns the titles of tables that are added at once, 'Mesa 13' to 'Mesa 24', without the numbers that are there already; as many as fit into
 * 200 tables. [TABLE-1] [TABLE-2]
 */
export function addedTableTitles(tables: readonly Titled[], { name, from, count }: AddedTables): string[] {
  const room = Math.min(numberOr(count, 0), MAX_TABLES - listOf(tables).length);
  const used = new Set(numbersOf(tables, name));
  const titles: string[] = [];
  for (let number = Math.max(0, Math.trunc(numberOr(from, 1))); titles.length < room; number += 1)
    if (!used.has(number)) titles.push(`${name.trim()} ${number}`.trim());
  return titles;
}

/** The numbers behind a name; whoever writes 'mesa  7' means 'Mesa 7'. */
function numbersOf(tables: readonly Titled[], name: string): number[] {
  const wanted = plain(name);
  return listOf(tables).flatMap(({ title }) => {
    const [, before = '', number = ''] = /^(.*?)\s*(\d{1,6})$/.exec(plain(title)) ?? [];
    return number !== '' && before === wanted ? [Number(number)] : [];
  });
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
