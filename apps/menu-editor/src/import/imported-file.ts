import {
  ANY_CATEGORY,
  readTableSteps,
  rowsToFileSteps,
  tableProblem,
  type ColumnChoices,
  type FileIssue,
  type MenuFile,
  type ReadTable,
  type RowFault,
  type Steps,
} from '@carta/domain';
import type { MenuFileContent } from '@carta/menu-file';

/** What the owner has decided about a file. */
export interface FileDecisions {
  readonly choices: ColumnChoices;
  /** The category of products that have none. */
  readonly category: string;
  /** Ids of the faults whose products are stored hidden, without a price. */
  readonly withoutPrice: ReadonlySet<string>;
}

export const NO_DECISIONS: FileDecisions = { choices: {}, category: ANY_CATEGORY, withoutPrice: new Set() };

/** A chosen file as it would be imported. */
export interface ImportedFile {
  /** Those by which it was read. */
  readonly decisions: FileDecisions;
  /** Null for a file of ours. */
  readonly table: ReadTable | null;
  /** Null while a column is missing, and for a file that cannot be imported. */
  readonly file: MenuFile | null;
  /** Products of the file that would be imported. */
  readonly products: number;
  /** Rows that are left out. */
  readonly leftOut: readonly RowFault[];
  /** Why nothing of it can be imported. */
  readonly issues: readonly FileIssue[];
}

/** Returns the file as the owner's decisions make it; `before` is how it was read last, whose table stays while the choices of columns do. [FILE-8] [FILE-15] */
export function* importedFile(
  content: MenuFileContent,
  decisions: FileDecisions,
  before: ImportedFile | null = null,
): Steps<ImportedFile> {
  const nothing: ImportedFile = { decisions, table: null, file: null, products: 0, leftOut: [], issues: [] };
  if (content.kind === 'refused') return { ...nothing, issues: [{ path: '', message: content.message }] };
  if (content.kind === 'menu') {
    if (!content.parsed.ok) return { ...nothing, issues: content.parsed.issues };
    return { ...nothing, file: content.parsed.value, products: itemsIn(content.parsed.value) };
  }
  const { choices, category, withoutPrice } = decisions;
  const isSame = before?.decisions.choices === choices;
  const table = (isSame ? before.table : null) ?? (yield* readTableSteps(content.sheets, choices));
  if (table.missing.length > 0) return { ...nothing, table };
  const read = yield* rowsToFileSteps(table.products, { category: category.trim() || ANY_CATEGORY, withoutPrice });
  const leftOut = table.faults.filter(({ id }) => !withoutPrice.has(id));
  const problem = table.faults.length === 0 || read.products > 0 ? tableProblem(read) : '';
  const issues = problem === '' ? [] : [{ path: '', message: problem }];
  return { decisions, table, leftOut, issues, file: problem === '' ? read.file : null, products: read.products };
}

function itemsIn({ categories }: MenuFile): number {
  return categories.reduce(
    (count, { products = [], categories: inside = [] }) =>
      count + products.length + inside.reduce((sum, { products: held = [] }) => sum + held.length, 0),
    0,
  );
}
