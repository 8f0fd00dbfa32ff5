import { modalOpened, selectBusinessKey, selectLocked, useDispatch, useSelector } from '@carta/panel';
import { useCallback } from 'react';

type Action = Parameters<ReturnType<typeof useDispatch>>[0];

/** Dispatches what would change the menu; a locked owner gets the lockedEditor modal instead. */
export function useOwnersDispatch(): (action: Action) => void {
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
