import type { ResponseOf, calls } from '@carta/contract';
import { createSlice, type PayloadAction } from '@carta/panel';

/** A charge that is given back, or was. */
export type OrderRefund = NonNullable<ResponseOf<(typeof calls)['orders']>['refunds']>[number];

interface OrderRefundsState {
  /** Those under way and those of today; empty before the first answer. */
  readonly refunds: readonly OrderRefund[];
  /** Of which orders it is being asked for, by the order's key. */
  readonly sending: Readonly<Record<string, true>>;
}

const initialState: OrderRefundsState = { refunds: [], sending: {} };

const slice = createSlice({
  name: 'orderRefunds',
  initialState,
  reducers: {
    refundsReceived(state, { payload: refunds }: PayloadAction<readonly OrderRefund[]>): OrderRefundsState {
      return { ...state, refunds };
    },
    refundRequested(state, { payload: { key } }: PayloadAction<{ key: string; number: number }>): OrderRefundsState {
      return { ...state, sending: { ...state.sending, [key]: true } };
    },
    refundAnswered(state, { payload: key }: PayloadAction<string>): OrderRefundsState {
      return { ...state, sending: without(state.sending, key) };
    },
  },
});

export const orderRefundsReducer = slice.reducer;
export const { refundsReceived, refundRequested, refundAnswered } = slice.actions;

const without = (record: Readonly<Record<string, true>>, key: string): Record<string, true> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
