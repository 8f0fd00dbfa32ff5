import { LOCKED_EDITOR } from '@carta/domain';
import { Button, Dialog } from '@carta/ui';
import { LockKeyhole } from 'lucide-react';
import { useModalTarget } from './use-modal-target.ts';

/** A locked owner gets this dialog instead of any change. [LOCK-1] [LOCK-2] */
export function LockedDialog() {
  const { close } = useModalTarget();
  return (
    <Dialog
      open
      icon={LockKeyhole}
      title={`${LOCKED_EDITOR.title} / ${LOCKED_EDITOR.reason}`}
      description={LOCKED_EDITOR.advice}
      onClose={close}
      actions={
        <Button wide onClick={close}>
          {LOCKED_EDITOR.close}
        </Button>
      }
    />
  );
}
