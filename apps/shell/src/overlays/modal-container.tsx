import { CannotOpen, modalClosed, selectModal, useSelector } from '@carta/panel';
import { use, useSyncExternalStore, type ComponentType } from 'react';
import { RemoteLoaderContext } from '../remote-loader-context.ts';
import { RemoteBoundary } from '../remote-boundary.tsx';

const nothingToFollow = () => () => {};

/** Draws the modal that is open, as the remote that knows its type brings it; its code may be out of reach, or throw. */
export function ModalContainer() {
  const { type, show } = useSelector(selectModal);
  const loader = use(RemoteLoaderContext);
  const Modal = useSyncExternalStore<ComponentType | undefined>(loader?.subscribe ?? nothingToFollow, () =>
    loader?.modalOf(type),
  );
  if (!show || !Modal) return null;
  return (
    <RemoteBoundary key={type} fallback={<CannotOpen closing={modalClosed()} />}>
      <Modal />
    </RemoteBoundary>
  );
}
