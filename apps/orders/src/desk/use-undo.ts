import { useDispatch, useSelector } from '@carta/panel';
import { stepped } from '../day-orders-saga.ts';
import { orderStepped, undoableState } from '../day-orders-slice.ts';
import { selectDayOrders } from '../orders-state.ts';

/** Returns what undoes the last step of this device, where it still can be; with `isOff` it does nothing. [ORDER-16] */
export function useUndo(isOff: boolean): () => void {
  const dispatch = useDispatch();
  const { orders, before, lastStepped } = useSelector(selectDayOrders);
  return () => {
    const order = orders?.find(({ key }) => key === lastStepped);
    const state = order ? undoableState(before[order.key], order, Date.now()) : null;
    if (order && state !== null && !isOff) dispatch(orderStepped({ order: stepped(order), state, isUndo: true }));
  };
}
