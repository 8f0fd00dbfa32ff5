import { isOpenOrder, type DinerOrder } from '@carta/domain';
import { Dialog, DialogButtons } from '@carta/ui';
import type { SheetState } from './open-sheet.ts';

/** Returns how many orders of a table are on their way to it. */
export function undeliveredOf(rounds: readonly DinerOrder[]): number {
  return rounds.filter((order) => isOpenOrder(order) && order.state !== 'unpaid').length;
}

interface CloseTableDialogProps extends SheetState {
  /** Of the table. */
  readonly title: string;
  readonly undelivered: number;
  readonly onCloseTable: () => void;
}

/** Asks before a table is closed of which something is not delivered. [TABLE-7] */
export function CloseTableDialog({ isOpen, title, undelivered, onCloseTable, onClose }: CloseTableDialogProps) {
  const confirm = () => {
    onClose();
    onCloseTable();
  };
  return (
    <Dialog
      open={isOpen}
      title={`¿Cerrar ${title}?`}
      description={
        undelivered === 1
          ? 'Un pedido todavía no se entregó: queda como entregado.'
          : `${undelivered} pedidos todavía no se entregaron: quedan como entregados.`
      }
      onClose={onClose}
      actions={<DialogButtons confirm="Cerrar mesa" onConfirm={confirm} onCancel={onClose} />}
    />
  );
}
