import type { Category, Item } from '@carta/domain';
import { modalClosed, selectMenu, selectModal, useDispatch, useSelector } from '@carta/panel';

type Action = Parameters<ReturnType<typeof useDispatch>>[0];

interface ModalTarget {
  /** Key of what the modal was opened for; null for the whole menu. */
  readonly target: string | null;
  /** The record with that key; both are absent where somebody else has deleted it. */
  readonly category: Category | undefined;
  readonly item: Item | undefined;
  readonly close: () => void;
  /** Closes it and says what was decided. */
  readonly closeWith: (decision: Action) => void;
}

/** What the open modal works on, and how it ends. */
export function useModalTarget(): ModalTarget {
  const dispatch = useDispatch();
  const { target } = useSelector(selectModal);
  const menu = useSelector(selectMenu);
  const close = () => {
    dispatch(modalClosed());
  };
  return {
    target,
    category: [...(menu?.categoriesL1 ?? []), ...(menu?.categoriesL2 ?? [])].find(({ key }) => key === target),
    item: menu?.items.find(({ key }) => key === target),
    close,
    closeWith: (decision) => {
      close();
      dispatch(decision);
    },
  };
}
