import type { ApiClient, ApiFailure } from '@carta/api-client';
import { NOT_SAVED, type Menu } from '@carta/domain';
import { businessReceived, inSession, put, select, selectMenu, snackbarShown, takeLeading } from '@carta/panel';
import { selectTableChanges } from './orders-state.ts';
import { sayFailure } from './say-failure.ts';
import { tableChangeAnswered, tablesChanged } from './table-changes-slice.ts';
import { writtenTables, type TableChange } from './table-changes.ts';

type Api = Pick<ApiClient, 'updateBusiness'>;

/** Saves the owner's changes of the tables one after the other, each on what the one before has left. [TABLE-3] */
export function tableChangesSaga(api: Api) {
  return function* watchTableChanges() {
    yield* takeLeading(tablesChanged, sendChanges, api);
  };
}

function* sendChanges(api: Api) {
  for (;;) {
    const [change] = (yield* select(selectTableChanges)).waiting;
    const menu = yield* select(selectMenu);
    if (!change) return;
    if (menu) yield* sendChange(api, menu, change);
    yield* put(tableChangeAnswered());
  }
}

function* sendChange(api: Api, { key, tables }: Menu, change: TableChange) {
  const input = { params: { businessKey: key }, body: { tables: writtenTables(tables, change) } };
  const answer: Awaited<ReturnType<Api['updateBusiness']>> = yield* inSession(() => api.updateBusiness(input));
  if (answer.ok) {
    yield* put(businessReceived(answer.value));
    return void (yield* put(snackbarShown({ tone: 'success', text: savedText(change) })));
  }
  yield* sayFailure(answer.error, refusalText(change, answer.error));
}

function savedText(change: TableChange): string {
  switch (change.kind) {
    case 'added':
      return change.tables.length === 1 ? 'Se agregó 1 mesa' : `Se agregaron ${change.tables.length} mesas`;
    case 'renewed':
      return 'La mesa tiene un código nuevo. Imprime su tarjeta.';
    case 'removed':
      return 'Se eliminó la mesa';
    case 'renamed':
    case 'moved':
      return 'Guardado';
  }
}

function refusalText({ kind }: TableChange, { code, issues }: ApiFailure): string {
  if (code === 'conflict' && kind === 'removed')
    return 'La mesa tiene pedidos abiertos. Ciérrala en «Pedidos del día» antes de eliminarla.';
  return issues?.[0]?.message ?? NOT_SAVED;
}
