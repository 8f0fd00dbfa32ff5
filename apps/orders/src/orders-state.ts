import { combineReducers } from '@carta/panel';
import { settingsReducer } from '@carta/settings';
import { dayOrdersReducer } from './day-orders-slice.ts';
import { orderRefundsReducer } from './order-refunds-slice.ts';

export const ordersReducer = combineReducers({
  settings: settingsReducer,
  dayOrders: dayOrdersReducer,
  orderRefunds: orderRefundsReducer,
});

interface OrdersState {
  readonly orders: ReturnType<typeof ordersReducer>;
}

export const selectSettings = (state: unknown) => (state as OrdersState).orders.settings;
export const selectDayOrders = (state: unknown) => (state as OrdersState).orders.dayOrders;
export const selectOrderRefunds = (state: unknown) => (state as OrdersState).orders.orderRefunds;
