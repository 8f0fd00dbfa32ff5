import { modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { useOwnersDispatch } from '../saving/use-owners-dispatch.ts';

/** Opens the dialog that adds categories of level 1. */
export function useAddingMainCategory(): () => void {
  const dispatch = useOwnersDispatch();
  const parent = useSelector(selectBusinessKey);
  return () => dispatch(modalOpened({ type: 'addCategoryL1', parent }));
}
