import { addOption, categoryTitle } from '@carta/domain';
import { isAt, type AddingPlace } from '../tree-state/adding-slice.ts';
import type { CategoryRow, Row } from './rows.ts';

interface Line {
  readonly key: string;
  /** Level that the new record gets. */
  readonly level: 1 | 2 | 3;
  /** True for the last line of a level-1 category's card. */
  readonly endsCard: boolean;
  readonly place: AddingPlace;
  /** Title of the category that gets the record. */
  readonly within: string;
}

/** The button at the end of an open category that begins a new record. */
export interface AddLine extends Line {
  readonly kind: 'add';
}

/** The row in which a new record is typed. */
export interface NewLine extends Line {
  readonly kind: 'new';
}

/** What the tree draws from top to bottom: its rows, and between them where records are added. */
export type TreeLine = Row | AddLine | NewLine;

/** Key of the line in which a new record is typed. */
export const NEW_LINE = 'new-line';

export function isRow(line: TreeLine): line is Row {
  return line.kind === 'category' || line.kind === 'product';
}

/** Returns the rows with the lines at the end of each open category where records are added; `typing` is the place of the new row. */
export function withAddLines(rows: readonly Row[], typing: AddingPlace | null): readonly TreeLine[] {
  const lines: TreeLine[] = [];
  const open: CategoryRow[] = [];
  const closeFrom = (level: number) => {
    for (let last = open.at(-1); last && last.level >= level; last = open.at(-1)) {
      open.pop();
      lines.push(...linesAtEndOf(last, typing));
    }
  };
  for (const row of rows) {
    closeFrom(row.level);
    lines.push({ ...row, endsCard: false });
    if (row.kind === 'category' && row.expanded) open.push(row);
  }
  closeFrom(1);
  return lines.map((line, index) => ((lines[index + 1]?.level ?? 1) === 1 ? { ...line, endsCard: true } : line));
}

function linesAtEndOf(row: CategoryRow, typing: AddingPlace | null): TreeLine[] {
  const option = addOption(row);
  const kinds = (['product', 'category'] as const).filter((kind) => option.includes(kind));
  const level = row.level === 1 ? 2 : 3;
  return kinds.flatMap((kind): TreeLine[] => {
    const place = { kind, parent: row.key };
    const within = categoryTitle(row.category);
    const add: AddLine = { kind: 'add', key: `add-${kind}-${row.key}`, level, endsCard: false, place, within };
    if (!typing || !isAt(typing, place)) return [add];
    return [{ ...add, kind: 'new', key: NEW_LINE }, add];
  });
}
