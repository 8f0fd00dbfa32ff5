import { CannotOpen, modalClosed, selectModal, useSelector } from '@carta/panel';
import { use, useSyncExternalStore, type ComponentType } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemoteLoaderContext } from './remote-loader.ts';
import { RemotePart } from './remote-screen.tsx';

const neverChanges = () => () => {};

/** Renders the open modal with the component of the remote that has opened it. */
export function ModalContainer() {
  const { remote, type, show } = useSelector(selectModal);
  const loader = use(RemoteLoaderContext);
  const Modal = useSyncExternalStore<ComponentType | undefined>(loader?.subscribe ?? neverChanges, () =>
    loader?.modalOf(remote, type),
  );
  return (
    <RemoteBoundary
      place={show ? `${remote} ${type}` : ''}
      fallback={() => <CannotOpen closing={modalClosed()} />}
      onError={(error) => loader?.report('render', error, remote ?? null)}
    >
      {show && remote && Modal && <RemotePart name={remote} Part={Modal} />}
    </RemoteBoundary>
  );
}
