import type { ApiClient } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, snackbarShown, takeEvery } from '@carta/panel';
import { dayOrdersRequested, orderAnswered } from './day-orders-slice.ts';
import { refundAnswered, refundRequested } from './order-refunds-slice.ts';
import { sayFailure } from './say-failure.ts';

type Api = Pick<ApiClient, 'refundOrder'>;

const NOT_ASKED = 'No se pudo pedir la devolución. Prueba otra vez desde el pedido.';

/** Gives back what orders were paid with, where the owner asks for it. [CHARGE-5] */
export function orderRefundsSaga(api: Api) {
  return function* watchRefunds() {
    yield* takeEvery(refundRequested, askRefund, api);
  };
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
