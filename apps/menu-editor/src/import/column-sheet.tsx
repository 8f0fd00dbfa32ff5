import { COLUMN_FIELDS, type ColumnField, type FileColumn } from '@carta/domain';
import { Button, ClosableSheet, visuallyHidden } from '@carta/ui';
import { useState } from 'react';
import styles from './import.module.css';

const FIELDS = Object.keys(COLUMN_FIELDS) as ColumnField[];

interface ColumnSheetProps {
  readonly column: FileColumn;
  readonly columns: readonly FileColumn[];
  readonly onChoose: (column: FileColumn, field: ColumnField | null) => void;
  readonly onClose: () => void;
}

/** The meanings that a column can have; each says which column has it now. */
export function ColumnSheet({ column, columns, onChoose, onClose }: ColumnSheetProps) {
  const [field, setField] = useState<ColumnField | null>(column.field);
  const name = field === null ? 'No importar' : COLUMN_FIELDS[field];
  const holderOf = (one: ColumnField) => columns.find((other) => other.id !== column.id && other.field === one)?.header;
  const more = column.count - Math.min(column.values.length, 5);
  return (
    <ClosableSheet
      open
      title={column.header}
      description={`Columna del archivo: ${column.values.join(' · ')}${more > 0 ? ` y ${more} más` : ''}`}
      onClose={onClose}
      actions={
        <Button wide onClick={() => onChoose(column, field)}>
          {`Elegir «${name}»`}
        </Button>
      }
    >
      <fieldset className={styles.meanings}>
        <legend className={visuallyHidden}>Qué es esta columna</legend>
        {FIELDS.map((one) => {
          const holder = holderOf(one);
          return (
            <label key={one} className={styles.meaning}>
              <input type="radio" name="field" checked={field === one} onChange={() => setField(one)} />
              <span className={styles.columnWords}>
                <span className={styles.name}>{COLUMN_FIELDS[one]}</span>
                {holder !== undefined && <span className={styles.muted}>{`Ahora: «${holder}»`}</span>}
              </span>
            </label>
          );
        })}
        <label className={styles.meaning}>
          <input type="radio" name="field" checked={field === null} onChange={() => setField(null)} />
          <span className={styles.name}>No importar</span>
        </label>
      </fieldset>
    </ClosableSheet>
  );
}
