import { modalClosed, selectModal, snackbarShown, useDispatch, useSelector } from '@carta/panel';
import { use, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { RemoteLoaderContext } from '../remote-loader-context.ts';
import { RemoteBoundary } from '../remote-boundary.tsx';

const nothingToFollow = () => () => {};

/** Draws the modal that is open, as the remote that knows its type brings it. */
export function ModalContainer() {
  const { type, show } = useSelector(selectModal);
  const loader = use(RemoteLoaderContext);
  const Modal = useSyncExternalStore<ComponentType | undefined>(loader?.subscribe ?? nothingToFollow, () =>
    loader?.modalOf(type),
  );
  if (!show || !Modal) return null;
  return (
    <RemoteBoundary key={type} fallback={<CannotOpen />}>
      <Modal />
    </RemoteBoundary>
  );
}

/** In the place of a modal whose code could not be fetched, or threw. */
function CannotOpen() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(modalClosed());
    dispatch(snackbarShown({ tone: 'error', text: 'No se pudo abrir. Inténtalo otra vez.' }));
  }, [dispatch]);
  return null;
}
