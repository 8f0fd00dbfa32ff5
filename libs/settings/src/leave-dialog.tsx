import { Button, Dialog } from '@carta/ui';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before what was typed is lost. */
export function LeaveDialog({ dirty }: { readonly dirty: boolean }) {
  const { asking, stay, leave } = useLeaveGuard(dirty);
  return (
    <Dialog
      open={asking}
      title="Tienes cambios sin guardar"
      description="Si sales ahora, se pierden."
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" wide onClick={leave}>
            Salir sin guardar
          </Button>
          <Button wide onClick={stay}>
            Seguir editando
          </Button>
        </>
      }
    />
  );
}
