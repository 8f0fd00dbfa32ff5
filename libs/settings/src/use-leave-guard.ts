import { useLocation, useNavigate } from '@carta/panel';
import { useEffect, useState } from 'react';

interface LeaveGuard {
  /** True while the owner is asked. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

const HERE = 'carta:unsaved';

/** Asks before a link, the browser's back button or a closed tab takes away what is not saved. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<string | 'back' | null>(null);

  useEffect(() => {
    if (!dirty) return;
    // One entry more in the history: going back leaves it, and the screen stays.
    history.pushState({ ...history.state, [HERE]: true }, '');
    const onPop = () => setWanted('back');
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin || link.pathname === pathname) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(link.pathname + link.search + link.hash);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('popstate', onPop);
    addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      if ((history.state as Record<string, unknown> | null)?.[HERE]) history.back();
    };
  }, [dirty, pathname]);

  return {
    asking: wanted !== null,
    stay() {
      if (wanted === 'back') history.pushState({ ...history.state, [HERE]: true }, '');
      setWanted(null);
    },
    leave() {
      setWanted(null);
      if (wanted === 'back') void navigate(-1);
      else if (wanted !== null) void navigate(wanted, { replace: true });
    },
  };
}
