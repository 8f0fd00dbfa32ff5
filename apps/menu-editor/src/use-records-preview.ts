import { useDispatch } from '@carta/panel';
import { useEffect } from 'react';
import { type RecordsDraft, recordsDrafted } from './outbox/actions.ts';

/** Shows what a sheet would change in the preview while the sheet is open; `changes` is the same list while nothing is chosen. */
export function useRecordsPreview(within: string, changes: RecordsDraft['changes']): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(recordsDrafted({ within, changes }));
    return () => void dispatch(recordsDrafted(null));
  }, [dispatch, within, changes]);
}
