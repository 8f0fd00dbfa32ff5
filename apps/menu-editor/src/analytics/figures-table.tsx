import type { ReactNode } from 'react';
import hidden from '../visually-hidden.module.css';
import days from './visit-days.module.css';

interface FiguresTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Further class of the table. */
  readonly look?: string | undefined;
  /** The rows. */
  readonly children: ReactNode;
}

/** The figures of a chart. The caption is read, not seen. */
export function FiguresTable({ caption, columns, look = '', children }: FiguresTableProps) {
  return (
    <table className={`${days.table} ${look}`}>
      <caption className={hidden.visuallyHidden}>{caption}</caption>
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
