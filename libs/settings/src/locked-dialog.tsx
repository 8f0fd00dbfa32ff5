import { LOCKED_EDITOR } from '@carta/domain';
import { modalClosed, useDispatch } from '@carta/panel';
import { Button, Dialog } from '@carta/ui';
import { LockKeyhole } from 'lucide-react';
import type { JSX } from 'react';

/** The modal 'lockedEditor': a locked owner gets it instead of a change. [LOCK-1] [LOCK-2] */
export function LockedDialog(): JSX.Element {
  const dispatch = useDispatch();
  const close = () => void dispatch(modalClosed());
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
