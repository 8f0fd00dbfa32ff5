import type { ResponseOf, calls } from '@carta/contract';
import { createSlice, type PayloadAction } from '@carta/panel';
import { orderAnswered } from './day-orders-slice.ts';

/** A charge that is given back, or was. */
export type OrderRefund = NonNullable<ResponseOf<(typeof calls)['orders']>['refunds']>[number];

interface OrderRefundsState {
  /** Those under way and those of today; empty before the first answer. */
  readonly refunds: readonly OrderRefund[];
  /** Of which orders the payment is given back once they have ended, by the order's key. */
  readonly wanted: Readonly<Record<string, true>>;
  /** Of which it is being asked for. */
  readonly sending: Readonly<Record<string, true>>;
}

const initialState: OrderRefundsState = { refunds: [], wanted: {}, sending: {} };

const slice = createSlice({
  name: 'orderRefunds',
  initialState,
  reducers: {
    refundsReceived(state, { payload: refunds }: PayloadAction<readonly OrderRefund[]>): OrderRefundsState {
      return { ...state, refunds };
    },
    /** The owner rejects or cancels a paid order, and its payment is given back or not. */
    refundChosen(state, { payload: { key, isOn } }: PayloadAction<{ key: string; isOn: boolean }>): OrderRefundsState {
      return { ...state, wanted: isOn ? { ...state.wanted, [key]: true } : without(state.wanted, key) };
    },
    refundRequested(state, { payload: { key } }: PayloadAction<{ key: string; number: number }>): OrderRefundsState {
      return { ...state, wanted: without(state.wanted, key), sending: { ...state.sending, [key]: true } };
    },
    refundAnswered(state, { payload: key }: PayloadAction<string>): OrderRefundsState {
      return { ...state, sending: without(state.sending, key) };
    },
  },
  extraReducers: (builder) => {
    // The step was refused: its order goes on.
    builder.addCase(orderAnswered, (state, { payload: { key, state: now } }) =>
      now === 'rejected' || now === 'cancelled' ? state : { ...state, wanted: without(state.wanted, key) },
    );
  },
});

export const orderRefundsReducer = slice.reducer;
export const { refundsReceived, refundChosen, refundRequested, refundAnswered } = slice.actions;

const without = (record: Readonly<Record<string, true>>, key: string): Record<string, true> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
