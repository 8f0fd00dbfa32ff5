import { onlyStateBefore, ORDER_STEPS, STEP_UNDO_MS, type DinerOrder, type OrderState } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

export interface DaySums {
  readonly count: number;
  readonly cents: number;
}

/** A step of the owner. To the same state with `minutes`, another moment at which the order is ready. */
interface OrderStep {
  readonly order: Pick<DinerOrder, 'key' | 'number' | 'state' | 'version'>;
  readonly state: OrderState;
  readonly minutes?: number;
  readonly reason?: string;
  /** True for a step back. */
  readonly isUndo?: boolean;
  /** True where the payment is given back once the step is made. */
  readonly refunds?: boolean;
}

export interface DayOrdersState {
  /** How many mounted screens show the orders. */
  watchers: number;
  /** All that are open and those of today; null before the first answer. */
  orders: readonly DinerOrder[] | null;
  sums: DaySums;
  etag: string | null;
  /** When the server answered last, in ms since 1970. */
  readAt: number | null;
  /** True if the last request failed. */
  failed: boolean;
  /** What is sent and not answered, by the order's key: the state to which it goes, or 'erased'. */
  sending: Readonly<Record<string, OrderState | 'erased'>>;
  /** The state before the owner's last step, by the order's key; null if that cannot be undone. Absent if it is not known. */
  before: Readonly<Record<string, OrderState | null>>;
  /** Key of the order that this device has stepped last; null once that step was undone. */
  lastStepped: string | null;
  pausing: boolean;
}

const initialState: DayOrdersState = {
  watchers: 0,
  orders: null,
  sums: { count: 0, cents: 0 },
  etag: null,
  readAt: null,
  failed: false,
  sending: {},
  before: {},
  lastStepped: null,
  pausing: false,
};

const slice = createSlice({
  name: 'dayOrders',
  initialState,
  reducers: {
    dayOrdersOpened(state) {
      state.watchers += 1;
    },
    dayOrdersClosed(state) {
      state.watchers -= 1;
    },
    dayOrdersRequested() {},
    dayOrdersReceived(
      state,
      { payload }: PayloadAction<{ orders: DinerOrder[]; sums: DaySums; etag: string | null; at: number }>,
    ): DayOrdersState {
      const { orders, sums, etag, at } = payload;
      // What was read before a step was stored is older than the step's answer.
      const known = new Map(state.orders?.map((order) => [order.key, order]));
      const newest = orders.map((order) => newerOf(known.get(order.key), order));
      const isSame = newest.length === known.size && newest.every((order, nth) => order === state.orders?.[nth]);
      const shown = isSame && state.orders ? state.orders : newest;
      return { ...withBefore(state, newest), orders: shown, sums, etag, readAt: at, failed: false };
    },
    dayOrdersUnchanged(state, { payload: at }: PayloadAction<number>) {
      state.readAt = at;
      state.failed = false;
    },
    dayOrdersFailed(state) {
      state.failed = true;
    },
    orderStepped(state, { payload: { order, state: next, isUndo } }: PayloadAction<OrderStep>): DayOrdersState {
      const sending = { ...state.sending, [order.key]: next };
      // Another moment for an order leaves what 'Deshacer' takes back.
      if (next === order.state) return { ...state, sending };
      return { ...state, sending, lastStepped: isUndo ? null : order.key };
    },
    dinerErased(state, { payload: order }: PayloadAction<Pick<DinerOrder, 'key' | 'number'>>): DayOrdersState {
      return { ...state, sending: { ...state.sending, [order.key]: 'erased' } };
    },
    /** The server's order after a step, or as it is where the step was refused. */
    orderAnswered(state, { payload: order }: PayloadAction<DinerOrder>): DayOrdersState {
      const orders = state.orders?.map((one) => (one.key === order.key ? newerOf(one, order) : one)) ?? null;
      return { ...withBefore(state, [order]), orders, etag: null, sending: without(state.sending, order.key) };
    },
    /** The server has refused to undo a step. */
    undoRefused(state, { payload: key }: PayloadAction<string>): DayOrdersState {
      return { ...state, before: { ...state.before, [key]: null } };
    },
    orderNotSent(state, { payload: key }: PayloadAction<string>): DayOrdersState {
      return { ...state, sending: without(state.sending, key) };
    },
    /** The owner takes no orders until a moment, in ms since 1970; null: from now on again. */
    pauseChosen(state, _action: PayloadAction<number | null>) {
      state.pausing = true;
    },
    pauseAnswered(state) {
      state.pausing = false;
    },
  },
});

export const dayOrdersReducer = slice.reducer;
export const {
  dayOrdersOpened,
  dayOrdersClosed,
  dayOrdersRequested,
  dayOrdersReceived,
  dayOrdersUnchanged,
  dayOrdersFailed,
  orderStepped,
  dinerErased,
  orderAnswered,
  undoRefused,
  orderNotSent,
  pauseChosen,
  pauseAnswered,
} = slice.actions;

/** Of the same version the known one stays, so that its card is not rendered again. */
export const newerOf = (known: DinerOrder | undefined, received: DinerOrder): DinerOrder =>
  known && known.version >= received.version ? known : received;

/** Notes from which state each order came: a step forward can be undone, a step back cannot. */
function withBefore(state: DayOrdersState, received: readonly DinerOrder[]): DayOrdersState {
  const before = { ...state.before };
  const all = new Map(state.orders?.map((order) => [order.key, order]));
  for (const order of received) {
    const known = all.get(order.key);
    if (!known || known.version >= order.version || known.state === order.state) continue;
    before[order.key] = ORDER_STEPS[known.state].includes(order.state) ? known.state : null;
  }
  return { ...state, before };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/**
 * Returns the state to which the owner's last step can be undone at `now`, in ms since 1970; null where it cannot, as far as is known. `before` is
 * what is known of the state before. [ORDER-16]
 */
export function undoableState(before: OrderState | null | undefined, order: DinerOrder, now: number) {
  const { paid, changedAt } = order;
  if (paid === 'refunded' || now - changedAt > STEP_UNDO_MS) return null;
  return before === undefined ? onlyStateBefore(order) : before;
}
