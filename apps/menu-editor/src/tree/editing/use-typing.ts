import { useDispatch } from '@carta/panel';
import { fieldTyped } from '../tree-slice.ts';
import type { DraftField } from './draft.ts';

/** Keeps what is typed in the draft. */
export function useTyping(): (field: DraftField, text: string) => void {
  const dispatch = useDispatch();
  return (field, text) => dispatch(fieldTyped({ field, text }));
}
