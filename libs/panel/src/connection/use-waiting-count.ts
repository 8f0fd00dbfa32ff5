import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { waitingCounted } from './connection-slice.ts';

/** Shows in the tab's title and in the app's badge how much waits for the owner on this screen, as long as it is mounted; 0 shows nothing. */
export function useWaitingCount(count: number): void {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(waitingCounted(count)), [dispatch, count]);
  useEffect(() => () => void dispatch(waitingCounted(0)), [dispatch]);
}
