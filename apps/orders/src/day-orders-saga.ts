import { isUnreachable, type ApiClient, type ApiFailure } from '@carta/api-client';
import { listOf, ORDER_STATE_NAMES, type DinerOrder } from '@carta/domain';
import {
  businessReceived,
  call,
  connectionBack,
  connectionLost,
  inSession,
  put,
  select,
  selectBusinessKey,
  selectMenu,
  serverEvent,
  snackbarShown,
  takeEvery,
  takeLatest,
  takeLeading,
} from '@carta/panel';
import {
  dayOrdersFailed,
  dayOrdersOpened,
  dayOrdersReceived,
  dayOrdersRequested,
  dayOrdersUnchanged,
  dinerErased,
  orderAnswered,
  orderNotSent,
  orderStepped,
  pauseAnswered,
  pauseChosen,
  undoRefused,
} from './day-orders-slice.ts';
import { refundRequested, refundsReceived } from './order-refunds-slice.ts';
import { selectDayOrders } from './orders-state.ts';
import { pastDayFailed, pastDayReceived, pastDayRequested } from './past-day-slice.ts';
import { printAccepted } from './print-on-accept.ts';
import { sayFailure } from './say-failure.ts';
import { tablesReceived } from './table-visits-slice.ts';

type Api = Pick<ApiClient, 'orders' | 'stepOrder' | 'eraseDiner' | 'updateBusiness'>;
type Answer<Name extends keyof Api> = Awaited<ReturnType<Api[Name]>>;

/** The screens that show the orders as they come. */
const LIVE_SCREENS = ['/panel/orders/desk', '/panel/orders/kitchen'];

/** Reads the orders while a screen shows them, as soon as something happens; sends the owner's steps at once. */
export function dayOrdersSaga(api: Api) {
  return function* watchDayOrders() {
    const happenings = [serverEvent('orders').type, serverEvent('current').type, connectionBack.type];
    const businessKey = yield* select(selectBusinessKey);
    const isOpened = LIVE_SCREENS.includes(location.pathname) && businessKey !== null;
    // Where the panel is opened at one of them, the orders come together with its code.
    let early = isOpened ? api.orders({ params: { businessKey } }) : null;
    const ask: Api['orders'] = (input) => {
      const answer = early ?? api.orders(input);
      early = null;
      return answer;
    };
    yield* takeLatest([dayOrdersOpened.type, dayOrdersRequested.type, ...happenings], readOrders, ask);
    yield* takeLatest(pastDayRequested, readPastDay, api);
    yield* takeEvery(orderStepped, sendStep, api);
    yield* takeEvery(dinerErased, eraseDiner, api);
    yield* takeLeading(pauseChosen, sendPause, api);
  };
}

function* readOrders(ask: Api['orders']) {
  const businessKey = yield* select(selectBusinessKey);
  const { watchers, etag } = yield* select(selectDayOrders);
  if (businessKey === null || watchers === 0) return;
  const answer: Answer<'orders'> = yield* inSession(() => ask({ params: { businessKey }, etag }));
  if (!answer.ok) {
    yield* put(dayOrdersFailed());
    if (isUnreachable(answer.error)) yield* put(connectionLost());
    else console.error(answer.error);
    return;
  }
  if (answer.unchanged) return void (yield* put(dayOrdersUnchanged(Date.now())));
  if (!Array.isArray(answer.value.orders)) return void (yield* put(dayOrdersFailed()));
  const { orders, sums, refunds = [], requests, visits } = answer.value;
  yield* put(refundsReceived(refunds));
  // A server of before tables knows no lists of them.
  yield* put(tablesReceived({ requests: listOf(requests), visits: listOf(visits) }));
  yield* put(dayOrdersReceived({ orders, sums, etag: answer.etag, at: Date.now() }));
}

function* readPastDay(api: Api, { payload: day }: ReturnType<typeof pastDayRequested>) {
  const businessKey = (yield* select(selectBusinessKey)) ?? '';
  const answer: Answer<'orders'> = yield* inSession(() => api.orders({ params: { businessKey }, query: { day } }));
  if (answer.ok && Array.isArray(answer.value.orders))
    return void (yield* put(pastDayReceived({ day, orders: answer.value.orders })));
  yield* put(pastDayFailed());
  if (answer.ok) return;
  if (isUnreachable(answer.error)) yield* put(connectionLost());
  else console.error(answer.error);
}

function* sendStep(api: Api, { payload: step }: ReturnType<typeof orderStepped>) {
  const { order, state, minutes, reason, isUndo = false, refunds = false } = step;
  const businessKey = (yield* select(selectBusinessKey)) ?? '';
  const body = {
    state,
    version: order.version,
    ...(minutes !== undefined && { minutes }),
    ...(reason !== undefined && { reason }),
  };
  const input = { params: { businessKey, orderKey: order.key }, body };
  const answer: Answer<'stepOrder'> = yield* inSession(() => api.stepOrder(input));
  if (answer.ok) {
    yield* put(orderAnswered(answer.value));
    // An order whose payment is given back now has ended for good.
    yield* put(snackbarShown(stepNotice(answer.value, isUndo || refunds ? null : order.state)));
    if (refunds) yield* put(refundRequested({ key: order.key, number: order.number }));
    if (order.state === 'new' && state === 'accepted') yield* call(printAccepted, answer.value);
    return;
  }
  const current = answer.error.current as DinerOrder | undefined;
  if (answer.error.code !== 'conflict' || !current) return void (yield* notSent(order.key, answer.error));
  yield* put(orderAnswered(current));
  if (isUndo) yield* put(undoRefused(order.key));
  yield* put(snackbarShown({ tone: 'info', text: refusalText(step, current) }));
}

/** Says where the order is now; `before` is the state to which 'Deshacer' leads, null for a step back. */
function stepNotice(order: DinerOrder, before: DinerOrder['state'] | null) {
  if (order.state === before) return { tone: 'success' as const, text: `Pedido ${order.number}: cambió la hora` };
  const text = `Pedido ${order.number}: ${ORDER_STATE_NAMES[order.state].toLowerCase()}`;
  const undo = before && {
    label: 'Deshacer',
    dispatches: orderStepped({ order: stepped(order), state: before, isUndo: true }),
  };
  return { tone: 'success' as const, text, ...(undo && { action: undo }) };
}

/** What a step names of its order. */
export const stepped = ({ key, number, state, version }: DinerOrder) => ({ key, number, state, version });

function refusalText(
  { order, state, isUndo = false, refunds = false }: ReturnType<typeof orderStepped>['payload'],
  current: DinerOrder,
) {
  const now = ORDER_STATE_NAMES[current.state].toLowerCase();
  if (current.version !== order.version) {
    const isKept = refunds && current.state === state && current.paid === 'paid';
    const changed = `El pedido ${order.number} ya cambió en otro dispositivo: ${now}.`;
    return isKept ? `${changed} Desde este dispositivo no se pidió devolver el pago.` : changed;
  }
  return isUndo ? `El pedido ${order.number} ya no se puede deshacer.` : `El pedido ${order.number} sigue ${now}.`;
}

function* eraseDiner(api: Api, { payload: order }: ReturnType<typeof dinerErased>) {
  const businessKey = (yield* select(selectBusinessKey)) ?? '';
  const params = { businessKey, orderKey: order.key };
  const answer: Answer<'eraseDiner'> = yield* inSession(() => api.eraseDiner({ params }));
  if (!answer.ok) return void (yield* notSent(order.key, answer.error));
  yield* put(orderAnswered(answer.value));
  const text = `Pedido ${order.number}: se borraron los datos del comensal`;
  yield* put(snackbarShown({ tone: 'success', text }));
}

function* notSent(key: string, error: ApiFailure) {
  yield* put(orderNotSent(key));
  yield* sayFailure(error);
}

/** Changes nothing of the desk's setting but the pause. */
function* sendPause(api: Api, { payload: pausedUntil }: ReturnType<typeof pauseChosen>) {
  const menu = yield* select(selectMenu);
  if (!menu) return void (yield* put(pauseAnswered()));
  const body = { orderDesk: { ...menu.orderDesk, pausedUntil } };
  const answer: Answer<'updateBusiness'> = yield* inSession(() =>
    api.updateBusiness({ params: { businessKey: menu.key }, body }),
  );
  if (answer.ok) yield* put(businessReceived(answer.value));
  yield* put(pauseAnswered());
  if (!answer.ok) return void (yield* sayFailure(answer.error));
  const text = pausedUntil === null ? 'Tomas pedidos otra vez' : 'Pedidos en pausa';
  yield* put(snackbarShown({ tone: 'success', text }));
}
