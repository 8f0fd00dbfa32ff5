import { combineReducers } from '@carta/panel';
import { settingsReducer } from '@carta/settings';
import { dayOrdersReducer } from './day-orders-slice.ts';
import { ordersData } from './orders-data.ts';

export const ordersReducer = combineReducers({
  settings: settingsReducer,
  dayOrders: dayOrdersReducer,
  data: ordersData.reducer,
});

interface OrdersState {
  readonly orders: ReturnType<typeof ordersReducer>;
}

export const selectSettings = (state: unknown) => (state as OrdersState).orders.settings;
export const selectDayOrders = (state: unknown) => (state as OrdersState).orders.dayOrders;
