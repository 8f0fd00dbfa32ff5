import type { ColumnField, FileColumn, Menu, ReadTable } from '@carta/domain';
import { Checkbox, Stack, TextField } from '@carta/ui';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../counted.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ColumnSheet } from './column-sheet.tsx';
import { ColumnTable } from './column-table.tsx';
import type { FileDecisions } from './imported-file.ts';
import styles from './import.module.css';

interface ColumnsStepProps {
  readonly menu: Menu;
  readonly table: ReadTable;
  readonly decisions: FileDecisions;
  readonly onDecide: (decisions: FileDecisions) => void;
}

/** What each column of the file means, which sheets are read, and the category of products that have none. [FILE-8] [FILE-12] */
export function ColumnsStep({ menu, table, decisions, onDecide }: ColumnsStepProps) {
  const [open, setOpen] = useState<FileColumn | null>(null);
  const { columns } = table;
  const shown = columns.filter(({ field, isSure }) => field !== null || !isSure);
  const sorted = [...shown.filter(({ isSure }) => !isSure), ...shown.filter(({ isSure }) => isSure)];
  const left = columns.filter((column) => !shown.includes(column));
  const { choices } = decisions;
  const columnsBeside = ({ tables }: FileColumn) =>
    columns.filter((one) => one.tables.some((nth) => tables.includes(nth)));
  const choose = (column: FileColumn, field: ColumnField | null) => {
    // A meaning that another column of the same sheet had is taken from it.
    const before = columnsBeside(column).filter((one) => field !== null && one.field === field && one.id !== column.id);
    // Several columns of prices are sizes: one that is confirmed leaves the others theirs.
    const others = field === 'size' || field === column.field ? [] : before.map(({ id }) => [id, null] as const);
    const fields = { ...choices.fields, ...Object.fromEntries(others), [column.id]: field };
    onDecide({ ...decisions, choices: { ...choices, fields }, withoutPrice: new Set() });
    setOpen(null);
  };
  const readSheets = table.sheets.filter(({ isRead }) => isRead).map(({ name }) => name);
  const toggleSheet = (name: string, isRead: boolean) =>
    onDecide({
      ...decisions,
      withoutPrice: new Set(),
      choices: { ...choices, sheets: isRead ? [...readSheets, name] : readSheets.filter((one) => one !== name) },
    });
  const line = (column: FileColumn) => <ColumnLine key={column.id} column={column} onOpen={() => setOpen(column)} />;
  return (
    <>
      {table.sheets.length > 1 && (
        <Stack as="section" gap={3} aria-label="Hojas">
          <h2 className={styles.heading}>Hojas</h2>
          <ul className={styles.card}>
            {table.sheets
              .filter(({ canBeRead }) => canBeRead)
              .map(({ name, isRead, rows }) => (
                <li key={name} className={styles.sheet}>
                  <Checkbox label={name} checked={isRead} onChange={(checked) => toggleSheet(name, checked)} />
                  <span className={styles.muted}>{counted(rows, 'fila', 'filas')}</span>
                </li>
              ))}
          </ul>
        </Stack>
      )}
      {table.needsCategory && (
        <Stack as="section" gap={3} aria-label="Categoría">
          <TextField
            label="Todo en la categoría"
            hint="El archivo no dice la categoría. Escribe una nueva o una que ya tienes."
            value={decisions.category}
            list="import-categories"
            maxLength={120}
            onChange={(event) => onDecide({ ...decisions, category: event.target.value })}
          />
          <datalist id="import-categories">
            {menu.categoriesL1.map(({ key, title }) => (
              <option key={key} value={title} />
            ))}
          </datalist>
        </Stack>
      )}
      <Stack as="section" gap={3} aria-label="Columnas">
        <h2 className={styles.heading}>
          Columnas{' '}
          <span className={styles.muted}>{`${columns.length - left.length} de ${columns.length} se importan`}</span>
        </h2>
        <div className={styles.wideOnly}>
          <ColumnTable table={table} onOpen={setOpen} />
        </div>
        <ul className={`${styles.card} ${styles.narrowOnly}`}>{sorted.map(line)}</ul>
        {left.length > 0 && (
          <details className={`${styles.card} ${styles.narrowOnly}`}>
            <summary className={styles.folded}>
              <span className={styles.name}>{`${left.length} no se importan`}</span>
              <span className={styles.cut}>{left.map(({ header }) => header).join(', ')}</span>
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
            </summary>
            <ul>{left.map(line)}</ul>
          </details>
        )}
      </Stack>
      {open && (
        <ColumnSheet column={open} columns={columnsBeside(open)} onChoose={choose} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function ColumnLine({ column, onOpen }: { readonly column: FileColumn; readonly onOpen: () => void }) {
  const { header, values } = column;
  return (
    <li className={styles.column}>
      <span className={styles.columnWords}>
        <span className={styles.name}>{header}</span>
        <span className={styles.muted}>{values.slice(0, 3).join(' · ')}</span>
      </span>
      <ColumnChoice column={column} onOpen={onOpen} />
    </li>
  );
}
