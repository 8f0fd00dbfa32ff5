import { selectModal, useSelector } from '@carta/panel';
import { use, useSyncExternalStore, type ComponentType } from 'react';
import { RemoteLoaderContext } from '../remote-loader-context.ts';

const nothingToFollow = () => () => {};

/** Draws the modal that is open, as the remote that knows its type brings it. */
export function ModalContainer() {
  const { type, show } = useSelector(selectModal);
  const loader = use(RemoteLoaderContext);
  const Modal = useSyncExternalStore<ComponentType | undefined>(loader?.subscribe ?? nothingToFollow, () =>
    loader?.modalOf(type),
  );
  return show && Modal ? <Modal key={type} /> : null;
}
