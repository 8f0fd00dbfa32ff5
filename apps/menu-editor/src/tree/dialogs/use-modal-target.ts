import { findCategory, type Category, type Item } from '@carta/domain';
import { modalClosed, selectMenu, selectModal, useDispatch, useSelector } from '@carta/panel';

type Action = Parameters<ReturnType<typeof useDispatch>>[0];

interface ModalTarget {
  /** Key of the record that the modal is for; null for the whole menu. */
  readonly target: string | null;
  /** The record with that key; both are undefined if another session has deleted it. */
  readonly category: Category | undefined;
  readonly item: Item | undefined;
  readonly close: () => void;
  /** Closes the modal and dispatches the decision. */
  readonly closeWith: (decision: Action) => void;
}

/** Returns the record that the open modal is for, and functions that close the modal. */
export function useModalTarget(): ModalTarget {
  const dispatch = useDispatch();
  const { target } = useSelector(selectModal);
  const menu = useSelector(selectMenu);
  const close = () => {
    dispatch(modalClosed());
  };
  return {
    target,
    category: menu ? findCategory(menu, target) : undefined,
    item: menu?.items.find(({ key }) => key === target),
    close,
    closeWith: (decision) => {
      close();
      dispatch(decision);
    },
  };
}
