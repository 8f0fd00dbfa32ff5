import type { Action } from 'redux';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { snackbarShown } from '../overlays/overlays-slice.ts';

/** Gives what says that something could not be opened. */
export function useCannotOpen(): () => void {
  const dispatch = useDispatch();
  return useCallback(() => {
    dispatch(snackbarShown({ tone: 'error', text: 'No se pudo abrir. Inténtalo otra vez.' }));
  }, [dispatch]);
}

/** In the place of what could not be opened: says so, and dispatches what closes it. */
export function CannotOpen({ closing }: { readonly closing: Action }) {
  const dispatch = useDispatch();
  const tell = useCannotOpen();
  const close = useEffectEvent(() => {
    dispatch(closing);
    tell();
  });
  useEffect(() => close(), []);
  return null;
}
