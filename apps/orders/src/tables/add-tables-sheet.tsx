import {
  addedTableTitles,
  MAX_TABLES,
  newKey,
  nextTableNumber,
  TABLE_NAME,
  TEXT_LIMITS,
  type Table,
} from '@carta/domain';
import { Button, ClosableSheet, StepperField, TextField } from '@carta/ui';
import { useState } from 'react';
import styles from './add-tables-sheet.module.css';

/** As many are proposed. */
const PROPOSED = 12;
/** Room for the number behind the name, and the most digits that it has. */
const DIGITS = 4;

type Titled = Pick<Table, 'key' | 'title'>;

interface AddTablesSheetProps {
  readonly isOpen: boolean;
  readonly tables: readonly Titled[];
  readonly onAdd: (tables: readonly Titled[]) => void;
  readonly onClose: () => void;
}

/** 'Agregar mesas': several at once, with a name and the number from which they go on. [TABLE-1] [TABLE-2] */
export function AddTablesSheet({ isOpen, tables, onAdd, onClose }: AddTablesSheetProps) {
  const room = MAX_TABLES - tables.length;
  const [wanted, setWanted] = useState(PROPOSED);
  const [name, setName] = useState(TABLE_NAME);
  // Null: goes on where the tables of this name end.
  const [typedFrom, setTypedFrom] = useState<string | null>(null);
  const count = Math.min(wanted, room);
  const from = typedFrom ?? String(nextTableNumber(tables, name));
  const titles = addedTableTitles(tables, { name, from: Number(from === '' ? 1 : from), count });
  return (
    <ClosableSheet
      open={isOpen}
      title="Agregar mesas"
      description={tables.length === 0 ? 'Cada una con su código QR.' : `Ya tienes ${countWords(tables.length)}.`}
      onClose={onClose}
      onSubmit={() => isOpen && onAdd(titles.map((title) => ({ key: newKey(), title })))}
      actions={
        <Button type="submit" wide disabled={count === 0}>
          Agregar {countWords(count)}
        </Button>
      }
    >
      <StepperField
        label="Cuántas"
        value={count}
        unit={count === 1 ? 'mesa' : 'mesas'}
        onLess={count > 1 ? () => setWanted(count - 1) : undefined}
        onMore={count < room ? () => setWanted(count + 1) : undefined}
      />
      <div className={styles.titles}>
        <TextField
          label="Nombre"
          maxLength={TEXT_LIMITS.title - DIGITS - 1}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Desde el"
          inputMode="numeric"
          maxLength={DIGITS}
          value={from}
          onChange={({ target }) => setTypedFrom(target.value.replaceAll(/\D/g, ''))}
        />
      </div>
      <p className={styles.preview} aria-live="polite">
        {titles.length === 1 ? 'Queda' : 'Quedan'} <b>{titlesWords(titles)}</b>
        {titles.length === 1 ? ', con su código.' : ', cada una con su código.'}
      </p>
    </ClosableSheet>
  );
}

const countWords = (count: number) => (count === 1 ? '1 mesa' : `${count} mesas`);

function titlesWords(titles: readonly string[]): string {
  if (titles.length <= 3) return titles.join(', ');
  return `${titles.slice(0, 2).join(', ')} … ${titles.at(-1) ?? ''}`;
}
