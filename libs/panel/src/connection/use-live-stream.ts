import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { liveScreenClosed, liveScreenOpened } from './connection-slice.ts';

/**
 * Keeps the stream of the server's events open while the screen is mounted, in a hidden tab too, and lets the server know that somebody sees the
 * orders as they come: it tells diners where nobody does. A screen that calls it declares `live: true`. [ORDER-24]
 */
export function useLiveStream(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(liveScreenOpened());
    return () => void dispatch(liveScreenClosed());
  }, [dispatch]);
}
