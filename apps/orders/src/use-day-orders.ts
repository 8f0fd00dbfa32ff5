import { useDispatch, useSelector } from '@carta/panel';
import { useEffect } from 'react';
import { dayOrdersClosed, dayOrdersOpened, dayOrdersRequested, type DayOrdersState } from './day-orders-slice.ts';
import { selectDayOrders } from './orders-state.ts';

/** The orders are read anew after so long, in ms, should an event be lost. */
const READ_AGAIN_MS = 60_000;

/** Returns the day's orders, and keeps them as the server has them while the screen is mounted; with `isOff` nothing is read. */
export function useDayOrders({ isOff = false } = {}): DayOrdersState {
  const dispatch = useDispatch();
  useEffect(() => {
    if (isOff) return undefined;
    const read = () => void dispatch(dayOrdersRequested());
    const readWhenSeen = () => void (document.hidden || read());
    dispatch(dayOrdersOpened());
    const timer = setInterval(read, READ_AGAIN_MS);
    document.addEventListener('visibilitychange', readWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readWhenSeen);
      dispatch(dayOrdersClosed());
    };
  }, [dispatch, isOff]);
  return useSelector(selectDayOrders);
}
