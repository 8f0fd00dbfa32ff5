import { TRASH_DAYS, type FileEntry, type MenuFileChanges, type TableColumn } from '@carta/domain';
import { Banner, EmptyState, Price, SegmentedControl } from '@carta/ui';
import { ArrowRight, Equal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Columns } from './columns.tsx';
import styles from './import-sheet.module.css';

const WAYS = [
  { value: 'add', label: 'Agregar' },
  { value: 'replace', label: 'Reemplazar' },
] as const;

interface ImportPreviewProps {
  /** Those of a spreadsheet. */
  readonly columns: readonly TableColumn[];
  readonly changes: MenuFileChanges;
  readonly replace: boolean;
  /** False for an empty menu. */
  readonly canReplace: boolean;
  readonly onReplace: (replace: boolean) => void;
}

/** What an import adds, removes and reprices, in the sequence of the tree. [FILE-5] */
export function ImportPreview({
  columns,
  changes: { added, removed, repriced },
  replace,
  canReplace,
  onReplace,
}: ImportPreviewProps) {
  return (
    <>
      {canReplace && (
        <SegmentedControl
          label="Qué hacer con el menú que ya tienes"
          options={WAYS}
          value={replace ? 'replace' : 'add'}
          onChange={(way) => onReplace(way === 'replace')}
        />
      )}
      {added.length + removed.length + repriced.length === 0 && (
        <EmptyState icon={Equal} title="No cambia nada">
          El archivo dice lo mismo que tu menú.
        </EmptyState>
      )}
      {removed.length > 0 && <Banner>{`Lo que se elimina queda ${TRASH_DAYS} días en la papelera.`}</Banner>}
      <Columns columns={columns} />
      <Changes title="Se elimina" entries={removed} />
      <Changes title="Cambia de precio" entries={repriced}>
        {({ from, to }) => (
          <span className={styles.prices}>
            <s>
              <Price price={from} muted />
            </s>
            <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="pasa a" />
            <Price price={to} />
          </span>
        )}
      </Changes>
      <Changes title="Se agrega" entries={added} />
    </>
  );
}

interface ChangesProps<T extends FileEntry> {
  readonly title: string;
  readonly entries: readonly T[];
  readonly children?: (entry: T) => ReactNode;
}

function Changes<T extends FileEntry>({ title, entries, children }: ChangesProps<T>) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        {title} <span className={styles.count}>{entries.length.toLocaleString('es-AR')}</span>
      </h3>
      <ul>
        {entries.map((entry, nth) => (
          <li key={nth} className={styles.entry} data-kind={entry.kind}>
            <span className={styles.title}>{entry.title}</span>
            {entry.path.length > 0 && <span className={styles.path}>{entry.path.join(' › ')}</span>}
            {children?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  );
}
