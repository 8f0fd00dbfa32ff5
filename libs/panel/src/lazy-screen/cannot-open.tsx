import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { snackbarShown } from '../overlays/overlays-slice.ts';

/** In the place of what could not be opened: says so, and has it closed. */
export function CannotOpen({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useDispatch();
  const close = useEffectEvent(() => {
    onClose();
    dispatch(snackbarShown({ tone: 'error', text: 'No se pudo abrir. Inténtalo otra vez.' }));
  });
  useEffect(() => close(), []);
  return null;
}
