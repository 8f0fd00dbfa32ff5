import type { ApiClient, ApiFailure } from '@carta/api-client';
import { inSession, put, select, selectBusinessKey, snackbarShown, takeEvery } from '@carta/panel';
import { dayOrdersRequested, orderAnswered } from './day-orders-slice.ts';
import { sayFailure } from './say-failure.ts';
import {
  requestAnswered,
  requestEnded,
  tableAnswered,
  tableClosed,
  tableMoved,
  visitEnded,
} from './table-visits-slice.ts';

type Api = Pick<ApiClient, 'answerRequest' | 'changeTable'>;

/** Answers what tables ask for, closes tables and moves their people. [TABLE-7] [TABLE-9] */
export function tableVisitsSaga(api: Api) {
  return function* watchTables() {
    yield* takeEvery(requestAnswered, sendAnswer, api);
    yield* takeEvery(tableClosed, sendClose, api);
    yield* takeEvery(tableMoved, sendMove, api);
  };
}

function* sendAnswer(api: Api, { payload: { key, table } }: ReturnType<typeof requestAnswered>) {
  const params = { businessKey: (yield* select(selectBusinessKey)) ?? '', requestKey: key };
  const answer: Awaited<ReturnType<Api['answerRequest']>> = yield* inSession(() => api.answerRequest({ params }));
  yield* put(tableAnswered(key));
  const isGone = !answer.ok && answer.error.code === 'not-found';
  if (!answer.ok && !isGone) return void (yield* refused(answer.error));
  yield* put(requestEnded(key));
  if (!isGone) yield* put(snackbarShown({ tone: 'success', text: `${table.title} lee «Ya va el mozo»` }));
}

function* sendClose(api: Api, { payload: { visit, table } }: ReturnType<typeof tableClosed>) {
  if (!(yield* change(api, { visit, table, body: { close: true } }))) return;
  yield* put(visitEnded(visit));
  yield* put(snackbarShown({ tone: 'success', text: `${table.title}: cerrada` }));
}

function* sendMove(api: Api, { payload: { visit, table, to } }: ReturnType<typeof tableMoved>) {
  if (!(yield* change(api, { visit, table, body: { moveTo: to.key } }))) return;
  yield* put(snackbarShown({ tone: 'success', text: `${table.title} pasó a ${to.title}` }));
}

interface SentChange {
  readonly visit: string;
  readonly table: { readonly key: string };
  readonly body: Parameters<Api['changeTable']>[0]['body'];
}

/** Returns whether the table was changed; otherwise says why not. */
function* change(api: Api, { visit, table, body }: SentChange) {
  const params = { businessKey: (yield* select(selectBusinessKey)) ?? '', tableKey: table.key };
  const answer: Awaited<ReturnType<Api['changeTable']>> = yield* inSession(() => api.changeTable({ params, body }));
  yield* put(tableAnswered(visit));
  if (!answer.ok) yield* refused(answer.error);
  else for (const order of answer.value.orders) yield* put(orderAnswered(order));
  yield* put(dayOrdersRequested());
  return answer.ok;
}

function* refused(error: ApiFailure) {
  const { code, message } = error;
  if (code !== 'conflict' && code !== 'not-found') return void (yield* sayFailure(error));
  yield* put(snackbarShown({ tone: 'info', text: message }));
}
