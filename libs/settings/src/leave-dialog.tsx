import { useLocation, useNavigate } from '@carta/panel';
import { Button, closeLayers, Sheet, useBackLayer } from '@carta/ui';
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import type { SettingsState } from './settings-state.ts';

interface LeaveDialogProps {
  readonly dirty: boolean;
  readonly phase: SettingsState['phase'];
  /** Saves the edits; absent while they cannot be saved. */
  readonly onSave?: () => void;
  /** Runs once the owner chooses to leave without saving. */
  readonly onLeave?: () => void;
}

/** Asks before a link, the browser's back button or a closed tab loses unsaved edits. After a refused save the screen stays. */
export function LeaveDialog({ dirty, phase, onSave, onLeave }: LeaveDialogProps): JSX.Element {
  const { asking, stay, leave } = useLeaveGuard(dirty);
  const [saving, setSaving] = useState(false);
  const settle = useEffectEvent(() => {
    if (!saving || phase === 'saving') return;
    setSaving(false);
    if (phase === 'saved') leave();
    else stay();
  });
  useEffect(() => settle(), [phase]);

  const saveAndLeave = () => {
    setSaving(true);
    onSave?.();
  };
  const leaveAll = () => {
    onLeave?.();
    leave();
  };
  return (
    <Sheet
      open={asking}
      title="Tienes cambios sin guardar"
      description="Si sales ahora, se pierden."
      onClose={stay}
      actions={
        <>
          {(onSave !== undefined || saving) && (
            <Button wide saving={saving} onClick={saveAndLeave}>
              Guardar y salir
            </Button>
          )}
          <Button variant="secondary" wide onClick={leaveAll}>
            Salir sin guardar
          </Button>
          <Button variant={onSave || saving ? 'quiet' : 'filled'} wide onClick={stay}>
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
