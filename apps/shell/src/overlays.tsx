import { selectSessionEnded, useDispatch, useSelector } from '@carta/panel';
import { selectBlocked, selectSnackbars, snackbarDismissed } from '@carta/panel/shell';
import { Block, lazyComponent, lazyModule, SnackbarStack } from '@carta/ui';
import { useCallback } from 'react';
import { ModalContainer } from './remotes/modal-container.tsx';

const sessionDialog = lazyModule(
  () => import(/* webpackChunkName: "session-dialog" */ './session/session-dialog.tsx'),
  { retries: true },
);
const SessionDialog = lazyComponent(sessionDialog, (module) => module.SessionDialog);

/** Everything over a screen: the modal, the block with its loader, snackbars, and the password dialog of an ended session. */
export function Overlays() {
  const dispatch = useDispatch();
  const blocked = useSelector(selectBlocked);
  const snackbars = useSelector(selectSnackbars).map(({ action, ...snackbar }) => ({
    ...snackbar,
    ...(action && { action: { label: action.label, onSelect: () => dispatch(action.dispatches) } }),
  }));
  const sessionEnded = useSelector(selectSessionEnded);
  const dismiss = useCallback((id: string) => dispatch(snackbarDismissed(id)), [dispatch]);
  return (
    <>
      <ModalContainer />
      <Block active={blocked && !sessionEnded} />
      <SnackbarStack snackbars={snackbars} onDismiss={dismiss} />
      {sessionEnded && <SessionDialog />}
    </>
  );
}
