import type { TableColumn } from '@carta/domain';
import { ArrowRight } from 'lucide-react';
import styles from './import-sheet.module.css';

/** The columns of a spreadsheet and what each of them fills. [FILE-8] */
export function Columns({ columns }: { readonly columns: readonly TableColumn[] }) {
  if (columns.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>Columnas</h3>
      <ul>
        {columns.map(({ header, field }, nth) => (
          <li key={nth} className={styles.column}>
            <span className={styles.title}>{header}</span>{' '}
            {field === null ? (
              <span className={styles.path}>no se importa</span>
            ) : (
              <>
                <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="es" /> {field}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
