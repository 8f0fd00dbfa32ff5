import { modalInstead } from '@carta/domain';
import { modalOpened, selectBusinessKey, selectLocked, useDispatch, useSelector } from '@carta/panel';

type Action = Parameters<ReturnType<typeof useDispatch>>[0];

/** Returns a dispatch for actions that lead to a change of the menu; a locked owner gets the lockedEditor modal instead. [LOCK-1] */
export function useUnlockedDispatch(): (action: Action) => void {
  const dispatch = useDispatch();
  const openLockedModal = useLockedModal();
  return (action) => {
    if (openLockedModal) openLockedModal();
    else dispatch(action);
  };
}

/** Returns a function that opens the lockedEditor modal; null if the owner is not locked. [LOCK-1] */
export function useLockedModal(): (() => void) | null {
  const dispatch = useDispatch();
  const type = modalInstead({ locked: useSelector(selectLocked) });
  const parent = useSelector(selectBusinessKey);
  return type && (() => void dispatch(modalOpened({ type, parent })));
}
