import { Button, Dialog } from '@carta/ui';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks before what was typed is lost. */
export function LeaveDialog({ dirty, onLeave }: { readonly dirty: boolean; readonly onLeave?: () => void }) {
  const { asking, stay, leave } = useLeaveGuard(dirty);
  const leaveAll = () => {
    onLeave?.();
    leave();
  };
  return (
    <Dialog
      open={asking}
      title="Tienes cambios sin guardar"
      description="Si sales ahora, se pierden."
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" wide onClick={leaveAll}>
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
