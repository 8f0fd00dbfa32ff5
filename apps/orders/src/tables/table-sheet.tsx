import {
  formatCents,
  clockIn,
  tableAddress,
  TEXT_LIMITS,
  theTime,
  type Menu,
  type Table,
  type TableVisit,
  unbrokenPrices,
} from '@carta/domain';
import { ClosableSheet, ListGroup, Row, TextField } from '@carta/ui';
import { Printer, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TableCode } from './table-code.tsx';
import styles from './table-sheet.module.css';

interface TableSheetProps {
  readonly isOpen: boolean;
  readonly menu: Pick<Menu, 'publicUrl' | 'timeZone'>;
  readonly table: Table;
  /** Undefined of a table that is free. */
  readonly visit: Pick<TableVisit<unknown>, 'since' | 'cents'> | undefined;
  /** `from` is the name that the table had when the owner began to type. */
  readonly onRename: (title: string, from: string) => void;
  readonly onPrint: () => void;
  readonly onRenew: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A table with its code. Its name is saved when the field is left. */
export function TableSheet({
  isOpen,
  menu,
  table,
  visit,
  onRename,
  onPrint,
  onRenew,
  onRemove,
  onClose,
}: TableSheetProps) {
  const { title, token } = table;
  // A press on the X saves the name first: a title of more lines would take the X away below the finger.
  const [heading] = useState(title);
  const [typed, setTyped] = useState<{ readonly text: string; readonly from: string } | null>(null);
  const isMissing = typed !== null && typed.text.trim() === '';
  const save = () => {
    const next = typed?.text.trim() ?? '';
    if (typed && next !== '' && next !== title) onRename(next, typed.from);
    setTyped(null);
  };
  const leaveBy = (go: () => void) => () => {
    save();
    go();
  };
  return (
    <ClosableSheet
      open={isOpen}
      title={heading}
      description={visitWords(menu, visit)}
      onClose={leaveBy(onClose)}
      onSubmit={save}
    >
      <div className={styles.code}>
        {token !== '' && <TableCode address={tableAddress(menu.publicUrl, token)} label={`Código QR de ${title}`} />}
      </div>
      <TextField
        label="Nombre"
        maxLength={TEXT_LIMITS.title}
        value={typed?.text ?? title}
        {...(isMissing && { error: 'Falta el nombre' })}
        onChange={({ target }) => setTyped({ text: target.value, from: typed?.from ?? title })}
        onBlur={save}
      />
      <ListGroup label={`Opciones de ${title}`}>
        <Row icon={Printer} title="Imprimir esta tarjeta" onPress={leaveBy(onPrint)} />
        <Row
          icon={RefreshCw}
          title="Cambiar el código"
          detail="El QR impreso deja de servir."
          onPress={leaveBy(onRenew)}
        />
        <Row danger icon={Trash2} title="Eliminar la mesa" onPress={leaveBy(onRemove)} />
      </ListGroup>
    </ClosableSheet>
  );
}

function visitWords({ timeZone }: Pick<Menu, 'timeZone'>, visit: TableSheetProps['visit']): string {
  if (!visit) return 'Libre';
  return `Abierta desde ${theTime(clockIn(timeZone, visit.since))} · ${unbrokenPrices(formatCents(visit.cents))}`;
}
