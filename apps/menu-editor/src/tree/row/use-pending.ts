import { useSelector } from '@carta/panel';
import { selectPending } from '../../editor-state.ts';

/** Whether a change of this record waits for the connection. */
export function usePending(key: string): boolean {
  return useSelector((state: Parameters<typeof selectPending>[0]) => selectPending(state).includes(key));
}
