import {
  lazyScreen,
  selectBlocked,
  selectSessionEnded,
  selectSnackbars,
  snackbarDismissed,
  untilFetched,
  useDispatch,
  useSelector,
} from '@carta/panel';
import { Block, SnackbarStack } from '@carta/ui';
import { useCallback } from 'react';
import { ModalContainer } from './overlays/modal-container.tsx';

const fetchSessionDialog = () => import(/* webpackChunkName: "session-dialog" */ './session/session-dialog.tsx');
const SessionDialog = lazyScreen(async () => (await untilFetched(fetchSessionDialog)).SessionDialog, null);

/** All that may lie over a screen: the modal, the block with its loader, snackbars, and the password when a session ends. */
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
