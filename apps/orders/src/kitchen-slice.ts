import type { DinerOrder, Key } from '@carta/domain';
import { createSlice, type PayloadAction } from '@carta/panel';

/** What 'Deshacer' takes back: a tap that ticked lines, or put a ticket away. */
export interface KitchenStep {
  readonly order: Key;
  readonly number: number;
  /** Of the lines that were ticked. */
  readonly keys: readonly Key[];
}

/** A tick that is sent, or waits for the one before it of its order. */
export interface Tick {
  readonly order: Key;
  readonly keys: readonly Key[];
  readonly ready: boolean;
}

export interface KitchenState {
  /** Not answered yet, in the sequence of the taps. */
  readonly ticks: readonly Tick[];
  /** The last steps of this device, the newest last. */
  readonly steps: readonly KitchenStep[];
  /** The open orders, by key, as the kitchen knows them: what differs from that has changed since. */
  readonly known: Readonly<Record<Key, DinerOrder>>;
  /** Orders of a day that is over, as they ended: they are in the list no more. */
  readonly ended: readonly DinerOrder[];
  /** Keys of tickets that this station has finished while others have not. */
  readonly away: readonly Key[];
}

/** So many steps can be taken back. */
const STEPS = 5;

const initialState: KitchenState = { ticks: [], steps: [], known: {}, ended: [], away: [] };

interface Ticked {
  readonly order: DinerOrder;
  /** None where the ticket is only put away. */
  readonly keys: readonly Key[];
  readonly ready: boolean;
  /** True where the station has finished the ticket. */
  readonly isDone?: boolean;
}

const slice = createSlice({
  name: 'kitchen',
  initialState,
  reducers: {
    linesTicked(state, { payload }: PayloadAction<Ticked>): KitchenState {
      const { order, keys, ready, isDone = false } = payload;
      const step = { order: order.key, number: order.number, keys };
      const kept = state.steps.map((one) => (one.order === order.key ? withoutKeys(one, keys) : one));
      const steps = ready ? [...state.steps, step] : kept.filter((one) => one.keys.length > 0);
      return {
        ...state,
        ticks: keys.length > 0 ? [...state.ticks, { order: order.key, keys, ready }] : state.ticks,
        steps: steps.slice(-STEPS),
        known: withSeenLines(state.known, order, keys),
        away: isDone ? [...without(state.away, order.key), order.key] : without(state.away, order.key),
      };
    },
    /** The last step is taken back. */
    stepTakenBack(state, { payload: step }: PayloadAction<KitchenStep>): KitchenState {
      const tick = { order: step.order, keys: step.keys, ready: false };
      return {
        ...state,
        ticks: step.keys.length > 0 ? [...state.ticks, tick] : state.ticks,
        steps: state.steps.slice(0, -1),
        away: without(state.away, step.order),
      };
    },
    /** The first tick of an order is stored. */
    tickAnswered(state, { payload: order }: PayloadAction<Key>): KitchenState {
      const nth = state.ticks.findIndex((tick) => tick.order === order);
      return { ...state, ticks: state.ticks.filter((_, at) => at !== nth) };
    },
    /** A tick of an order was not stored: neither it nor those after it hold. */
    ticksRefused(state, { payload: order }: PayloadAction<Key>): KitchenState {
      const refused = state.ticks.filter((tick) => tick.order === order && tick.ready).flatMap(({ keys }) => keys);
      return {
        ...state,
        ticks: state.ticks.filter((tick) => tick.order !== order),
        steps: state.steps.filter((step) => step.order !== order || !step.keys.some((key) => refused.includes(key))),
        away: without(state.away, order),
      };
    },
    /** The kitchen shows these orders: all open ones and those of the day. */
    ordersSeen(state, { payload: orders }: PayloadAction<readonly DinerOrder[]>): KitchenState {
      const states = new Map(orders.map(({ key, state: of }) => [key, of]));
      const isGone = ({ key }: DinerOrder) => !states.has(key);
      const known = byKey(Object.values(state.known).filter(isGone));
      for (const order of orders) {
        const before = state.known[order.key];
        if (order.state === 'accepted') known[order.key] = before ?? order;
        else if (before && isTakenAway(order)) known[order.key] = before;
      }
      const isUndoable = ({ order }: KitchenStep) => ['accepted', 'ready'].includes(states.get(order) ?? '');
      return {
        ...state,
        known,
        ended: state.ended.filter(isGone),
        steps: state.steps.filter(isUndoable),
        away: state.away.filter((key) => states.get(key) === 'accepted'),
      };
    },
    /** What became of known orders that are in the list no more; those that are not among the answers are stored no more. */
    endedOrdersReceived(
      state,
      { payload: { keys, orders } }: PayloadAction<{ keys: readonly Key[]; orders: readonly DinerOrder[] }>,
    ): KitchenState {
      const asked = orders.filter(({ key }) => keys.includes(key));
      // One that is accepted again comes with the next list.
      const kept = asked.filter((order) => order.state === 'accepted' || isTakenAway(order)).map(({ key }) => key);
      const known = Object.values(state.known).filter(({ key }) => !keys.includes(key) || kept.includes(key));
      const ended = asked.filter(({ key, state: now }) => kept.includes(key) && now !== 'accepted');
      return { ...state, known: byKey(known), ended: [...state.ended, ...ended] };
    },
    /** The cook has read that a ticket is gone. */
    goneTicketRead(state, { payload: key }: PayloadAction<Key>): KitchenState {
      const { [key]: _read, ...known } = state.known;
      return { ...state, known, ended: state.ended.filter((order) => order.key !== key) };
    },
  },
});

export const kitchenReducer = slice.reducer;
export const {
  linesTicked,
  stepTakenBack,
  tickAnswered,
  ticksRefused,
  ordersSeen,
  endedOrdersReceived,
  goneTicketRead,
} = slice.actions;

/** Returns whether an order that is not accepted has left the kitchen in another way than by the ticks of all its lines. */
export function isTakenAway({ state, lines }: Pick<DinerOrder, 'state' | 'lines'>): boolean {
  const isReady = state === 'ready' || state === 'on-the-way' || state === 'done';
  return !isReady || lines.some(({ readyAt }) => readyAt === null);
}

const byKey = (orders: readonly DinerOrder[]): Record<Key, DinerOrder> =>
  Object.fromEntries(orders.map((order) => [order.key, order]));

const without = (keys: readonly Key[], key: Key) => keys.filter((one) => one !== key);

const withoutKeys = (step: KitchenStep, keys: readonly Key[]) => ({
  ...step,
  keys: step.keys.filter((key) => !keys.includes(key)),
});

/** What is tapped has been read. */
function withSeenLines(known: KitchenState['known'], order: DinerOrder, keys: readonly Key[]): KitchenState['known'] {
  const before = known[order.key];
  if (!before) return known;
  const seen = order.lines.filter(({ key }) => keys.includes(key));
  const others = before.lines.filter(({ key }) => !keys.includes(key));
  return { ...known, [order.key]: { ...before, lines: [...others, ...seen] } };
}
