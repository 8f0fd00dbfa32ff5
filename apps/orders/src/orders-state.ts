import { combineReducers } from '@carta/panel';
import { settingsSlice } from '@carta/settings';

export const ordersReducer = combineReducers({ settings: settingsSlice.reducer });

interface OrdersState {
  readonly orders: ReturnType<typeof ordersReducer>;
}

export const selectSettings = (state: unknown) => (state as OrdersState).orders.settings;
