import type { ApiClient } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, snackbarShown, takeEvery } from '@carta/panel';
import { dayOrdersRequested, orderAnswered } from './day-orders-slice.ts';
import { refundAnswered, refundRequested } from './order-refunds-slice.ts';
import { selectOrderRefunds } from './orders-state.ts';
import { sayFailure } from './say-failure.ts';

type Api = Pick<ApiClient, 'refundOrder'>;

const NOT_ASKED = 'No se pudo pedir la devolución. Prueba otra vez desde el pedido.';

/** Gives back what orders were paid with: where the owner asks for it, and once a paid order has ended. [CHARGE-5] */
export function orderRefundsSaga(api: Api) {
  return function* watchRefunds() {
    yield* takeEvery(orderAnswered, refundEnded);
    yield* takeEvery(refundRequested, askRefund, api);
  };
}

function* refundEnded({ payload: { key, number, state } }: ReturnType<typeof orderAnswered>) {
  const { wanted } = yield* select(selectOrderRefunds);
  if (wanted[key] && (state === 'rejected' || state === 'cancelled')) yield* put(refundRequested({ key, number }));
}

function* askRefund(api: Api, { payload: { key, number } }: ReturnType<typeof refundRequested>) {
  const businessKey = (yield* select(selectBusinessKey)) ?? '';
  const input = { params: { businessKey, orderKey: key }, body: {} };
  const answer: Awaited<ReturnType<Api['refundOrder']>> = yield* inSession(() => api.refundOrder(input));
  yield* put(refundAnswered(key));
  if (!answer.ok) return void (yield* sayFailure(answer.error, NOT_ASKED));
  yield* put(orderAnswered(answer.value));
  const isDone = answer.value.paid === 'refunded';
  const text = isDone ? `Pedido ${number}: pago devuelto` : `Pedido ${number}: devolución pedida`;
  yield* put(snackbarShown({ tone: isDone ? 'success' : 'info', text }));
  yield* put(dayOrdersRequested());
}
