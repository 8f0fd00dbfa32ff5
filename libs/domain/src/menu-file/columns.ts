import { listOf } from '../list-of.ts';
import { withoutMarkup } from '../texts/visible-text.ts';
import { COLUMN_FIELDS, type ColumnField } from './column-field.ts';
import { headerWords, meaningOf, saysHidden } from './headers.ts';
import type { ExportColumn, KnownExport } from './known-exports.ts';
import { columnProposals, type Proposal } from './column-proposals.ts';
import { seenColumns, type SeenColumn } from './seen-column.ts';
import { tableOf, type Table } from './sheet-table.ts';
import type { Sheet } from './sheet.ts';
import { tablesBelow } from './tables-below.ts';
import { tablesBeside } from './tables-beside.ts';
import type { Steps } from '../steps.ts';

/** A column of a file, which may stand in several of its sheets. */
export interface FileColumn {
  /** Names the column by its header; the second one with the same header ends in ' #2'. */
  readonly id: string;
  readonly header: string;
  /** Its first different values, as they are seen. */
  readonly values: readonly string[];
  /** How many cells are filled. */
  readonly count: number;
  /** Null: not imported. */
  readonly field: ColumnField | null;
  /** False: `field` is a proposal that the owner has to confirm. */
  readonly isSure: boolean;
  /** The tables that are read in which it stands, 0-based: only columns of the same one have their meanings from each other. */
  readonly tables: readonly number[];
}

/** A sheet by its name, and whether it is read. */
export interface SheetChoice {
  readonly name: string;
  readonly rows: number;
  readonly isRead: boolean;
  /** False for a sheet without a table. */
  readonly canBeRead: boolean;
}

/** The sheets and columns of a file. */
export interface FileColumns {
  /** The program that made the file; null if it is not known. */
  readonly program: string | null;
  readonly sheets: readonly SheetChoice[];
  readonly columns: readonly FileColumn[];
  /** Fields that the file needs and no column has. */
  readonly missing: readonly ('title' | 'price')[];
}

/** What the owner has decided about sheets and columns. */
export interface ColumnChoices {
  /** Names of the sheets that are read; absent: those with the headers of the first one that has any. */
  readonly sheets?: readonly string[];
  /** Fields by the id of the column; absent: as the headers say. */
  readonly fields?: Readonly<Record<string, ColumnField | null>>;
}

/** A column in its sheet. */
export interface ReadColumn {
  readonly id: string;
  readonly header: string;
  /** 0-based. */
  readonly index: number;
  readonly role: ExportColumn | null;
  /** True if yes in this column means hidden. */
  readonly hides: boolean;
}

/** A sheet whose headers were found. */
export interface ReadSheet extends Omit<Table, 'ids' | 'shape'> {
  readonly columns: readonly ReadColumn[];
  /** The columns that are imported, in the sequence of the sheet. */
  readonly byRole: ReadonlyMap<ExportColumn, readonly ReadColumn[]>;
}

const MAX_VALUES = 5;

/** The sheets and columns of a file, those that are read, and the export that they are; null if it is not known. */
interface ReadColumns extends FileColumns {
  readonly tables: readonly ReadSheet[];
  readonly shape: KnownExport | null;
}

/** Returns the sheets and columns of a file with what they mean: as the headers say, as the cells look, and as the owner has chosen. [FILE-8] [FILE-12] */
export function* readColumns(
  given: readonly Sheet[],
  { sheets: chosen, fields = {} }: ColumnChoices = {},
): Steps<ReadColumns> {
  const sheets: Sheet[] = [];
  for (const sheet of listOf(given))
    sheets.push(...(yield* tablesIn({ ...sheet, rows: listOf(sheet.rows).map(listOf) })));
  const tables: (Table | null)[] = [];
  for (const sheet of sheets) tables.push(yield* tableOf(sheet));
  const read = chosen
    ? tables.filter((table) => table && chosen.includes(table.sheet.name))
    : sheetsWithSameHeaders(tables);
  const shown = read.filter((table) => table !== null);
  const shape = shown.find((table) => table.shape !== null)?.shape ?? null;
  const inEach: SeenColumn[][] = [];
  for (const table of shown) inEach.push(yield* seenColumns([table]));
  const proposed = proposalsOf(shown, inEach);
  const roleOf = (id: string): ExportColumn | null => {
    const own = fields[id];
    return own === undefined ? (proposed.get(id)?.role ?? null) : own;
  };
  const inAll = shown.length === 1 ? inEach.flat() : yield* seenColumns(shown);
  const columns = inAll.map((column): FileColumn => {
    const { id, header, values, count } = column;
    const isSure = fields[id] !== undefined || proposed.get(id)?.isSure !== false;
    const tables = shown.flatMap(({ ids }, nth) => (ids.includes(id) ? [nth] : []));
    const seen = values.slice(0, MAX_VALUES).map(withoutMarkup);
    return { id, header, values: seen, count, field: fieldOf(roleOf(id)), isSure, tables };
  });
  const taken = new Set(columns.map(({ field }) => field));
  return {
    program: shape?.name ?? null,
    sheets: sheets.flatMap((sheet, index) => {
      if ((sheet.part ?? 0) + (sheet.block ?? 0) > 0) return [];
      const isRead = shown.some((table) => table.sheet === sheet);
      const rows = sheets.findLast(({ name }) => name === sheet.name)?.rows.length ?? 0;
      return { name: sheet.name, rows, isRead, canBeRead: tables[index] !== null };
    }),
    columns,
    missing: (['title', 'price'] as const).filter((field) => !taken.has(field)),
    tables: shown.map(({ sheet, firstRow, headers, cells, ids }) => {
      const columns = ids.map((id, index): ReadColumn => {
        const header = headers[index] ?? '';
        return { id, index, header, role: roleOf(id), hides: saysHidden(header) };
      });
      return { sheet, firstRow, headers, cells, columns, byRole: columnsByRole(columns) };
    }),
    shape,
  };
}

function columnsByRole(columns: readonly ReadColumn[]): ReadSheet['byRole'] {
  const byRole = new Map<ExportColumn, ReadColumn[]>();
  for (const column of columns) {
    if (column.role === null) continue;
    const same = byRole.get(column.role);
    if (same) same.push(column);
    else byRole.set(column.role, [column]);
  }
  return byRole;
}

function fieldOf(role: ExportColumn | null): ColumnField | null {
  return role !== null && role in COLUMN_FIELDS ? (role as ColumnField) : null;
}

/** The first sheet with headers that name a product or its price, and those with the same headers; all tables of a sheet belong to it. */
function sheetsWithSameHeaders(tables: readonly (Table | null)[]): Table[] {
  const known = tables.filter((table) => table !== null);
  const meanings = ({ headers, sheet }: Table) =>
    new Set([...headers.map((header) => meaningOf(header)?.field), sheet.heading === undefined ? undefined : 'title']);
  const first =
    known.find(({ shape }) => shape) ??
    known.find((table) => ['title', 'price'].every((field) => meanings(table).has(field as ColumnField))) ??
    known.find((table) => meanings(table).has('price')) ??
    known[0];
  const sign = ({ headers }: Table) => headers.map(headerWords).filter(Boolean).sort().join('|');
  if (!first) return [];
  const ofFirst = known.filter((table) => table === first || isOfSameSheet(table, first));
  const signs = new Set(ofFirst.map(sign));
  return known.filter((table) => signs.has(sign(table)) || ofFirst.includes(table));
}

function isOfSameSheet({ sheet }: Table, { sheet: first }: Table): boolean {
  return (sheet.block ?? sheet.part) !== undefined && sheet.name === first.name;
}

/** The tables beside each other in a sheet, each with those below each other in it, or the other way round. */
function* tablesIn(sheet: Sheet): Steps<Sheet[]> {
  const tables: Sheet[] = [];
  for (const part of tablesBeside(sheet))
    for (const block of yield* tablesBelow(part)) {
      const beside = part.part === undefined ? tablesBeside(block) : [block];
      if (beside.length === 1) tables.push(block);
      else
        for (const one of beside)
          tables.push(...(yield* tablesBelow(one)).map((table) => ({ ...table, ...numberOf(block) })));
    }
  return tables;
}

function numberOf({ block }: Sheet): Pick<Sheet, 'block'> {
  return block === undefined ? {} : { block };
}

/** What the columns of each sheet mean: two prices can be told apart where they stand in different sheets. */
function proposalsOf(tables: readonly Table[], inEach: readonly (readonly SeenColumn[])[]): Map<string, Proposal> {
  const all = new Map<string, Proposal>();
  for (const [nth, { shape }] of tables.entries()) {
    const columns = inEach[nth] ?? [];
    for (const [id, proposal] of columnProposals(shape, columns))
      if ((all.get(id)?.role ?? null) === null) all.set(id, proposal);
  }
  return all;
}
