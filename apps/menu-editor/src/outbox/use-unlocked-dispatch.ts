import { modalInstead } from '@carta/domain';
import { modalOpened, selectBusinessKey, selectLocked, useDispatch, useSelector } from '@carta/panel';

type Action = Parameters<ReturnType<typeof useDispatch>>[0];

/** Dispatches what leads to a change of the menu; a locked owner gets the lockedEditor modal instead. [LOCK-1] */
export function useUnlockedDispatch(): (action: Action) => void {
  const dispatch = useDispatch();
  const openLockedModal = useLockedModal();
  return (action) => {
    if (openLockedModal) openLockedModal();
    else dispatch(action);
  };
}

/** Opens the modal that a locked owner gets instead of changing the menu; null for any other owner. [LOCK-1] */
export function useLockedModal(): (() => void) | null {
  const dispatch = useDispatch();
  const type = modalInstead({ locked: useSelector(selectLocked) });
  const parent = useSelector(selectBusinessKey);
  return type && (() => void dispatch(modalOpened({ type, parent })));
}
