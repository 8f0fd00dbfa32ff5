import { COLUMN_FIELDS, type FileColumn, type ReadTable } from '@carta/domain';
import { useState } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import table from './column-table.module.css';
import styles from './import.module.css';

/** So many columns stand side by side at first. */
const MOST_COLUMNS = 7;

interface ColumnTableProps {
  readonly table: ReadTable;
  readonly onOpen: (column: FileColumn) => void;
}

/** The file's own table for a wide screen: its first rows and the faulty ones, with the meanings of the columns as heads. [FILE-8] */
export function ColumnTable({ table: { columns, samples, faults }, onOpen }: ColumnTableProps) {
  const [all, setAll] = useState(false);
  const wanted = new Set(
    columns.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, all ? columns.length : MOST_COLUMNS),
  );
  const shown = columns.flatMap((column, index) => (wanted.has(column) ? [{ column, index }] : []));
  const others = columns.filter((column) => !wanted.has(column));
  const faulty = new Map(faults.map(({ id, column }) => [id, column]));
  return (
    <div className={styles.card}>
      <div className={table.scroll} tabIndex={all ? 0 : undefined} role="region" aria-label="Filas del archivo">
        <table className={table.table}>
          <thead>
            <tr>
              <th className={table.number}>Fila</th>
              {shown.map(({ column }) => (
                <th key={column.id} scope="col">
                  <span className={table.header} title={column.header}>
                    {column.header}
                  </span>
                  <ColumnChoice column={column} onOpen={() => onOpen(column)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {samples.map(({ id, row, cells }) => (
              <tr key={id}>
                <td className={table.number}>{row}</td>
                {shown.map(({ column, index }) => (
                  <td
                    key={column.id}
                    data-left={column.field === null}
                    data-price={column.field === 'price'}
                    data-faulty={column.field !== null && faulty.get(id) === COLUMN_FIELDS[column.field]}
                  >
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 0 && (
        <div className={table.others}>
          <span className={styles.muted}>{othersWords(others)}</span>
          <button type="button" className={table.all} onClick={() => setAll(true)}>
            Ver todas
          </button>
        </div>
      )}
    </div>
  );
}

/** What the owner has to decide first, then what is imported. */
function rankOf({ field, isSure }: FileColumn): number {
  if (!isSure) return 0;
  return field === null ? 2 : 1;
}

function othersWords(others: readonly FileColumn[]): string {
  const imported = others.flatMap(({ header, field }) => (field ? [`${header} es «${COLUMN_FIELDS[field]}»`] : []));
  const left = others.filter(({ field }) => field === null).map(({ header }) => header);
  const leftWords = `${new Intl.ListFormat('es').format(left)} ${left.length === 1 ? 'no se importa' : 'no se importan'}`;
  const parts = [...imported, ...(left.length > 0 ? [leftWords] : [])];
  return `${others.length === 1 ? '1 columna más' : `${others.length} columnas más`}: ${parts.join(', ')}.`;
}
