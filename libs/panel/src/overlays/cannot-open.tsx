import type { Action } from 'redux';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { snackbarShown } from './overlays-slice.ts';

/** Returns a function that shows the notice 'No se pudo abrir'. */
export function useCannotOpen(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(snackbarShown({ tone: 'error', text: 'No se pudo abrir. Inténtalo otra vez.' }));
  }, [dispatch]);
}

/** Stands in for a dialog or tool whose code did not load: shows the notice and dispatches `closing`. */
export function CannotOpen({ closing }: { readonly closing: Action }): null {
  const dispatch = useDispatch();
  const tell = useCannotOpen();
  const close = useEffectEvent(() => {
    dispatch(closing);
    tell();
  });
  useEffect(() => close(), []);
  return null;
}
