import { useLocation, useNavigate } from '@carta/panel';
import { Button, closeLayers, Dialog, useBackLayer } from '@carta/ui';
import { useEffect, useState } from 'react';

/** Asks before a link, the browser's back button or a closed tab loses unsaved edits. `onLeave` runs once the owner chooses to leave. */
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

interface LeaveGuard {
  /** True while the owner is asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

function useLeaveGuard(dirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<string | 'back' | null>(null);

  useBackLayer(dirty, () => setWanted('back'));
  useEffect(() => {
    if (!dirty) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin || link.pathname === pathname) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty, pathname]);

  return {
    asking: wanted !== null,
    stay() {
      setWanted(null);
    },
    leave() {
      setWanted(null);
      if (wanted === 'back') closeLayers(() => void navigate(-1));
      else if (wanted !== null) closeLayers(() => void navigate(wanted));
    },
  };
}
