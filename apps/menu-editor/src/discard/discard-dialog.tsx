import { Dialog, DialogButtons } from '@carta/ui';

interface DiscardDialogProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** Asks before a form loses what was typed. */
export function DiscardDialog({ onStay, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog
      open
      title="¿Descartar lo que escribiste?"
      onClose={onStay}
      actions={<DialogButtons confirm="Seguir editando" onConfirm={onStay} cancel="Descartar" onCancel={onDiscard} />}
    />
  );
}
