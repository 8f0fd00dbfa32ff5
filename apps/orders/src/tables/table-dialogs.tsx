import { Dialog, DialogButtons } from '@carta/ui';

interface TableDialogProps {
  readonly isOpen: boolean;
  /** Of the table. */
  readonly title: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before a table gets another code. [TABLE-3] */
export function RenewDialog({ isOpen, title, onConfirm, onClose }: TableDialogProps) {
  return (
    <Dialog
      open={isOpen}
      title={`¿Cambiar el código de ${title}?`}
      description="El QR impreso deja de servir, y quien ya lo escaneó no puede pedir más en la mesa. Después imprime la tarjeta nueva."
      onClose={onClose}
      actions={<DialogButtons danger confirm="Cambiar" onConfirm={onConfirm} onCancel={onClose} />}
    />
  );
}

/** Asks before a table is removed: its printed code is lost. */
export function RemoveDialog({ isOpen, title, onConfirm, onClose }: TableDialogProps) {
  return (
    <Dialog
      open={isOpen}
      title={`¿Eliminar ${title}?`}
      description="Su código QR deja de servir. Los pedidos que ya tuvo quedan en Ventas."
      onClose={onClose}
      actions={<DialogButtons danger confirm="Eliminar" onConfirm={onConfirm} onCancel={onClose} />}
    />
  );
}
