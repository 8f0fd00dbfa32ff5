import { useLocation, useNavigate } from '@carta/panel';
import { closeLayers, useBackLayer } from '@carta/ui';
import { useEffect, useState } from 'react';

interface LeaveGuard {
  /** True while the owner is asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Asks before a link, the browser's back button or a closed tab takes away what is not saved. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
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
