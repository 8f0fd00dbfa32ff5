import type { ApiClient, ApiFailure } from '@carta/api-client';
import { ORDER_STATE_NAMES, type DinerOrder, type Key } from '@carta/domain';
import {
  connectionBack,
  inSession,
  put,
  select,
  selectBusinessKey,
  snackbarShown,
  takeEvery,
  takeLatest,
} from '@carta/panel';
import { orderAnswered } from './day-orders-slice.ts';
import {
  endedOrdersReceived,
  linesTicked,
  ordersSeen,
  stepTakenBack,
  tickAnswered,
  ticksRefused,
  type Tick,
} from './kitchen-slice.ts';
import { selectDayOrders, selectKitchen } from './orders-state.ts';
import { isSameDish } from './same-dish.ts';
import { sayFailure } from './say-failure.ts';

type Api = Pick<ApiClient, 'orders' | 'tickLines' | 'stepOrder'>;
type Answer = Awaited<ReturnType<Api['tickLines']>>;

/** So often a tick is sent to an order that other stations tick at the same time. */
const ATTEMPTS = 4;

/**
 * Sends the ticks of the kitchen at once, those of one order one after another: each names the version that it has seen. [KITCHEN-1] Asks what
 * became of tickets that leave the list.
 */
export function kitchenSaga(api: Api) {
  return function* watchKitchen() {
    const busy = new Set<Key>();
    yield* takeEvery(linesTicked, ({ payload }) => sendTicks(api, busy, payload.order.key));
    yield* takeEvery(stepTakenBack, ({ payload }) => sendTicks(api, busy, payload.order));
    yield* takeLatest([ordersSeen.type, connectionBack.type], readEndedOrders, api);
  };
}

/** The list has the ended orders of today only, and the kitchen works beyond the end of a day. */
function* readEndedOrders(api: Api) {
  const businessKey = (yield* select(selectBusinessKey)) ?? '';
  const { orders } = yield* select(selectDayOrders);
  const { known, ended } = yield* select(selectKitchen);
  const here = new Set([...(orders ?? []), ...ended].map(({ key }) => key));
  const gone = Object.values(known).filter(({ key }) => !here.has(key));
  for (const day of new Set(gone.map((order) => order.day))) {
    const keys = gone.filter((order) => order.day === day).map(({ key }) => key);
    const answer: Awaited<ReturnType<Api['orders']>> = yield* inSession(() =>
      api.orders({ params: { businessKey }, query: { day } }),
    );
    // Otherwise they are asked for again with the next list.
    if (answer.ok && !answer.unchanged) yield* put(endedOrdersReceived({ keys, orders: answer.value.orders }));
  }
}

function* sendTicks(api: Api, busy: Set<Key>, order: Key) {
  if (busy.has(order)) return;
  busy.add(order);
  for (;;) {
    const { ticks } = yield* select(selectKitchen);
    const tick = ticks.find((one) => one.order === order);
    if (!tick) break;
    yield* sendTick(api, tick);
  }
  busy.delete(order);
}

function* sendTick(api: Api, tick: Tick) {
  const { orders } = yield* select(selectDayOrders);
  const businessKey = (yield* select(selectBusinessKey)) ?? '';
  let order = orders?.find(({ key }) => key === tick.order);
  for (let attempt = 1; order; attempt += 1) {
    const { version } = order;
    const params = { businessKey, orderKey: order.key };
    const isReopened = !tick.ready && order.state === 'ready';
    const answer: Answer = yield* inSession(() =>
      isReopened
        ? api.stepOrder({ params, body: { state: 'accepted', version } })
        : api.tickLines({ params, body: { keys: [...tick.keys], ready: tick.ready, version } }),
    );
    if (answer.ok) {
      yield* put(orderAnswered(answer.value));
      if (!isReopened) return void (yield* put(tickAnswered(tick.order)));
      order = answer.value;
      continue;
    }
    const current = answer.error.current as DinerOrder | undefined;
    if (answer.error.code !== 'conflict' || !current) return void (yield* notSent(tick.order, answer.error));
    yield* put(orderAnswered(current));
    if (isDone(tick, order, current)) return void (yield* put(tickAnswered(tick.order)));
    if (attempt === ATTEMPTS || !canRepeat(tick, order, current)) return void (yield* refused(tick, current));
    order = current;
  }
  yield* put(ticksRefused(tick.order));
}

const lineOf = (order: DinerOrder, key: Key) => order.lines.find((line) => line.key === key);

/** Returns whether somebody else has ticked the same, so that nothing is left to send. */
function isDone({ keys, ready }: Tick, before: DinerOrder, current: DinerOrder): boolean {
  return (
    ready &&
    (current.state === 'accepted' || current.state === 'ready') &&
    keys.every((key) => {
      const line = lineOf(current, key);
      return isSameDish(lineOf(before, key), line) && line?.readyAt !== null;
    })
  );
}

/** Returns whether an order has changed since, but nothing of what the tick is about. */
function canRepeat({ keys }: Tick, before: DinerOrder, current: DinerOrder): boolean {
  return (
    current.version !== before.version &&
    current.state === before.state &&
    keys.every((key) => isSameDish(lineOf(before, key), lineOf(current, key)))
  );
}

function* refused({ order, ready }: Tick, { number, state }: DinerOrder) {
  yield* put(ticksRefused(order));
  const now = ORDER_STATE_NAMES[state].toLowerCase();
  const what = ready ? 'No se marcó' : 'No se puede deshacer';
  yield* put(snackbarShown({ tone: 'info', text: `${what}: el pedido ${number} cambió (${now}).` }));
}

function* notSent(order: Key, error: ApiFailure) {
  yield* put(ticksRefused(order));
  yield* sayFailure(error);
}
