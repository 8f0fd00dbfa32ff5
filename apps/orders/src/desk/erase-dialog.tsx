import type { DinerOrder } from '@carta/domain';
import { Dialog, DialogButtons } from '@carta/ui';
import { Eraser } from 'lucide-react';
import type { SheetState } from './open-sheet.ts';

interface EraseDialogProps extends SheetState {
  readonly order: Pick<DinerOrder, 'number'>;
  readonly onErase: () => void;
}

/** Asks before what the diner wrote is erased, for ever. [ORDER-21] */
export function EraseDialog({ isOpen, order: { number }, onErase, onClose }: EraseDialogProps) {
  const erase = () => {
    onClose();
    onErase();
  };
  return (
    <Dialog
      open={isOpen}
      icon={Eraser}
      title="Borrar datos del comensal"
      onClose={onClose}
      actions={<DialogButtons confirm="Borrar" danger onConfirm={erase} onCancel={onClose} />}
    >
      <p>
        Se borran el nombre, el teléfono, la dirección y las notas del pedido {number}. Lo que se pidió y el total
        quedan. No se puede deshacer.
      </p>
    </Dialog>
  );
}
