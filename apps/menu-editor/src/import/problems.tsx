import type { ReadTable, RowFault } from '@carta/domain';
import { Button, SegmentedControl, Stack, Tag } from '@carta/ui';
import { Copy, EyeOff } from 'lucide-react';
import { counted } from '../counted.ts';
import { useCopyFaults } from '../import-done/use-copy-faults.ts';
import { GrowingList } from './growing-list.tsx';
import styles from './import.module.css';

const DECISIONS = [
  { value: 'without', label: 'Sin precio', icon: EyeOff },
  { value: 'out', label: 'Dejar afuera' },
] as const;

interface ProblemsProps {
  readonly table: ReadTable;
  readonly withoutPrice: ReadonlySet<string>;
  readonly onDecide: (withoutPrice: ReadonlySet<string>) => void;
}

/** The rows that cannot be read: each is left out, or stored without a price where only that is at fault. [FILE-10] [FILE-15] */
export function Problems({ table, withoutPrice, onDecide }: ProblemsProps) {
  const { faults } = table;
  const priced = faults.filter(({ isPrice }) => isPrice);
  const decide = (id: string, isWithout: boolean) => {
    const next = new Set(withoutPrice);
    if (isWithout) next.add(id);
    else next.delete(id);
    onDecide(next);
  };
  return (
    <Stack as="section" gap={3} aria-label="Problemas">
      <h2 className={`${styles.heading} ${styles.wideOnly}`}>
        <span>
          Filas con un problema <Tag tone="warning">{faults.length.toLocaleString('es-AR')}</Tag>
        </span>
        <CopyFaults faults={faults} label="Copiar la lista" />
      </h2>
      <p className={styles.muted}>{skippedWords(table)}</p>
      <div className={styles.decisions}>
        {priced.length > 0 && (
          <span className={styles.columnWords}>
            <span className={styles.name}>«Sin precio» quedan ocultos</span>
            <span className={styles.muted}>Los terminas después</span>
          </span>
        )}
        {priced.length > 0 && (
          <Button variant="secondary" onClick={() => onDecide(new Set(priced.map(({ id }) => id)))}>
            Marcar todas
          </Button>
        )}
      </div>
      <GrowingList className={styles.card} rows={faults}>
        {(fault) => (
          <li key={fault.id} className={styles.fault}>
            <span className={styles.line}>
              <span className={styles.name}>{fault.title || 'Sin nombre'}</span>
              <span
                className={`${styles.muted} ${styles.row}`}
              >{`${fault.sheet === '' ? '' : `${fault.sheet}, `}fila ${fault.row}`}</span>
            </span>
            <span className={styles.reason}>
              {fault.cell !== '' && <Tag tone="warning">{fault.cell}</Tag>} {fault.message}
            </span>
            {fault.isPrice ? (
              <SegmentedControl
                look="bare"
                label={`Qué hacer con ${fault.title}, fila ${fault.row}`}
                options={DECISIONS}
                value={withoutPrice.has(fault.id) ? 'without' : 'out'}
                onChange={(value) => decide(fault.id, value === 'without')}
              />
            ) : (
              <span className={styles.out}>Queda afuera</span>
            )}
          </li>
        )}
      </GrowingList>
    </Stack>
  );
}

/** 'Copiar', on a desk 'Copiar la lista': copies the faults as a table. */
export function CopyFaults({ faults, label }: { readonly faults: readonly RowFault[]; readonly label: string }) {
  const copy = useCopyFaults(faults);
  return (
    <Button variant="quiet" icon={Copy} onClick={copy}>
      {label}
    </Button>
  );
}

function skippedWords({ products, skipped: { empty, headers, totals } }: ReadTable): string {
  const parts = [
    empty > 0 ? counted(empty, 'vacía', 'vacías') : '',
    headers > 0 ? counted(headers, 'encabezado repetido', 'encabezados repetidos') : '',
    totals > 0 ? counted(totals, 'total', 'totales') : '',
  ].filter((part) => part !== '');
  const read = `${counted(products.length, 'producto leído', 'productos leídos')}.`;
  return parts.length === 0 ? read : `${read} No se cuentan ${new Intl.ListFormat('es').format(parts)}.`;
}
