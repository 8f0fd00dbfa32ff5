import { modalOpened, selectBusinessKey, selectLocked, useDispatch, useSelector } from '@carta/panel';
import { useCallback } from 'react';

type Action = Parameters<ReturnType<typeof useDispatch>>[0];

/** Dispatches what leads to a change of the menu; a locked owner gets the lockedEditor modal instead. [LOCK-1] */
export function useUnlockedDispatch(): (action: Action) => void {
  const dispatch = useDispatch();
  const locked = useSelector(selectLocked);
  const parent = useSelector(selectBusinessKey);
  return useCallback(
    (action) => {
      dispatch(locked ? modalOpened({ type: 'lockedEditor', parent }) : action);
    },
    [dispatch, locked, parent],
  );
}
