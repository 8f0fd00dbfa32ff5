import { combineReducers } from '@carta/panel';
import { settingsReducer } from '@carta/settings';
import { dayOrdersReducer } from './day-orders-slice.ts';
import { kitchenReducer } from './kitchen-slice.ts';
import { ordersData } from './orders-data.ts';
import { pastDayReducer } from './past-day-slice.ts';
import { orderRefundsReducer } from './order-refunds-slice.ts';
import { tableChangesReducer } from './table-changes-slice.ts';
import { tableVisitsReducer } from './table-visits-slice.ts';

export const ordersReducer = combineReducers({
  settings: settingsReducer,
  dayOrders: dayOrdersReducer,
  data: ordersData.reducer,
  pastDay: pastDayReducer,
  orderRefunds: orderRefundsReducer,
  tableChanges: tableChangesReducer,
  tableVisits: tableVisitsReducer,
  kitchen: kitchenReducer,
});

interface OrdersState {
  readonly orders: ReturnType<typeof ordersReducer>;
}

export const selectSettings = (state: unknown) => (state as OrdersState).orders.settings;
export const selectDayOrders = (state: unknown) => (state as OrdersState).orders.dayOrders;
export const selectPastDay = (state: unknown) => (state as OrdersState).orders.pastDay;
export const selectOrderRefunds = (state: unknown) => (state as OrdersState).orders.orderRefunds;
export const selectTableChanges = (state: unknown) => (state as OrdersState).orders.tableChanges;
export const selectTableVisits = (state: unknown) => (state as OrdersState).orders.tableVisits;
export const selectKitchen = (state: unknown) => (state as OrdersState).orders.kitchen;
