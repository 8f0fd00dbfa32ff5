import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.ts';
import styles from './figures-table.module.css';

interface FiguresTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** True keeps the name of a row, such as a day, on one line. */
  readonly hasShortNames?: boolean;
  /** True puts the figures of a row below its name on a very narrow screen. */
  readonly isStacked?: boolean;
  /** Further class of the table. */
  readonly look?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** The figures of a chart. The caption is read, not seen. */
export function FiguresTable({ caption, columns, hasShortNames, isStacked, look, children }: FiguresTableProps) {
  return (
    <table className={classNames(styles.table, hasShortNames && styles.shortNames, isStacked && styles.stacked, look)}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface FiguresDetailsProps {
  /** What opens them: 'Ver los números de cada día'. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Figures that are folded up on the screen, and printed. */
export function FiguresDetails({ summary, children }: FiguresDetailsProps) {
  return (
    <details className={styles.figures}>
      <summary>{summary}</summary>
      {/* By keyboard, too: a wide table scrolls on a phone. */}
      <div className={styles.scroll} role="group" aria-label={summary} tabIndex={0}>
        {children}
      </div>
    </details>
  );
}
