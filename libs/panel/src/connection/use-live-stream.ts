import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { liveScreenClosed, liveScreenOpened } from './connection-slice.ts';

/** Keeps the stream of the server's events open while the screen is mounted, in a hidden tab too. A screen that calls it declares `live: true`. */
export function useLiveStream(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(liveScreenOpened());
    return () => void dispatch(liveScreenClosed());
  }, [dispatch]);
}
