import { COLUMN_FIELDS, type FileColumn } from '@carta/domain';
import { ChevronDown } from 'lucide-react';
import styles from './import.module.css';

/** The button that says what a column means, and opens the choice. */
export function ColumnChoice({ column, onOpen }: { readonly column: FileColumn; readonly onOpen: () => void }) {
  const { header, field, isSure } = column;
  const name = field === null ? 'No importar' : COLUMN_FIELDS[field];
  const chosen = isSure ? name : `¿${name}?`;
  return (
    <button
      type="button"
      className={styles.choice}
      data-unsure={!isSure}
      data-left={field === null}
      aria-label={`${header}: ${chosen}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {chosen}
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
