import { combineReducers } from '@carta/panel';
import { settingsReducer } from '@carta/settings';

export const ordersReducer = combineReducers({ settings: settingsReducer });

interface OrdersState {
  readonly orders: ReturnType<typeof ordersReducer>;
}

export const selectSettings = (state: unknown) => (state as OrdersState).orders.settings;
