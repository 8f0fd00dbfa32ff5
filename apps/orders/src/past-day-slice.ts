import type { DinerOrder } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';
import { newerOf, orderAnswered } from './day-orders-slice.ts';

interface PastDayState {
  /** The day that is shown beside today, as '2026-11-21'; null before one is. */
  day: string | null;
  /** Null until they are read. */
  orders: readonly DinerOrder[] | null;
  failed: boolean;
}

const initialState: PastDayState = { day: null, orders: null, failed: false };

const slice = createSlice({
  name: 'pastDay',
  initialState,
  reducers: {
    pastDayRequested(state, { payload: day }: PayloadAction<string>): PastDayState {
      return state.day === day ? { ...state, failed: false } : { day, orders: null, failed: false };
    },
    pastDayReceived(state, { payload }: PayloadAction<{ day: string; orders: DinerOrder[] }>): PastDayState {
      return { ...state, ...payload, failed: false };
    },
    pastDayFailed(state): PastDayState {
      return { ...state, failed: true };
    },
  },
  extraReducers: (builder) =>
    builder.addCase(orderAnswered, (state, { payload: order }): PastDayState => {
      const orders = state.orders?.map((one) => (one.key === order.key ? newerOf(one, order) : one)) ?? null;
      return { ...state, orders };
    }),
});

export const pastDayReducer = slice.reducer;
export const { pastDayRequested, pastDayReceived, pastDayFailed } = slice.actions;
