import { modalOpened, selectBusinessKey, useSelector } from '@carta/panel';
import { useUnlockedDispatch } from '../outbox/use-unlocked-dispatch.ts';

/** Opens the dialog that adds categories of level 1 by their number. */
export function useAddingMainCategory(): () => void {
  const dispatch = useUnlockedDispatch();
  const parent = useSelector(selectBusinessKey);
  return () => dispatch(modalOpened({ type: 'addCategoryL1', parent }));
}
