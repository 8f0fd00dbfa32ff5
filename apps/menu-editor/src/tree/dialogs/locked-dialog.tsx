import { Button, Dialog } from '@carta/ui';
import { LockKeyhole } from 'lucide-react';
import { useModalTarget } from './use-modal-target.ts';

/** A locked owner gets this instead of what was wanted. */
export function LockedDialog() {
  const { close } = useModalTarget();
  return (
    <Dialog
      open
      icon={LockKeyhole}
      title="Editor bloqueado / Falta de pago"
      description="Contacte a soporte a través de la app o WhatsApp para regular el pago del servicio."
      onClose={close}
      actions={
        <Button wide onClick={close}>
          OK
        </Button>
      }
    />
  );
}
