import { CannotOpen, modalClosed, selectModal, useSelector } from '@carta/panel';
import { use, useSyncExternalStore, type ComponentType } from 'react';
import { RemoteLoaderContext } from './remote-loader.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

const neverChanges = () => () => {};

/** Renders the open modal with the component of the remote that brings its type. */
export function ModalContainer() {
  const { type, show } = useSelector(selectModal);
  const loader = use(RemoteLoaderContext);
  const Modal = useSyncExternalStore<ComponentType | undefined>(loader?.subscribe ?? neverChanges, () =>
    loader?.modalOf(type),
  );
  if (!show || !Modal) return null;
  return (
    <RemoteBoundary key={type} fallback={<CannotOpen closing={modalClosed()} />}>
      <Modal />
    </RemoteBoundary>
  );
}
