import type { ApiClient, ApiFailure, CallInput } from '@carta/api-client';
import { NOT_SAVED, type Business, type Menu } from '@carta/domain';
import { businessReceived, inSession, put, select, selectMenu, snackbarShown, takeLeading } from '@carta/panel';
import { selectTableChanges } from './orders-state.ts';
import { sayFailure } from './say-failure.ts';
import { tableChangeAnswered, tablesChanged } from './table-changes-slice.ts';
import { isOfGoneTable, titleMeanwhile, writtenTables, type TableChange } from './table-changes.ts';

/** How often a change is made again on the tables that other devices have changed meanwhile. */
const ATTEMPTS = 5;
const TABLE_GONE = 'No se guardó: la mesa se eliminó en otro dispositivo.';

type Api = Pick<ApiClient, 'updateBusiness'>;
type Input = CallInput<'updateBusiness'>;
type Answer = Awaited<ReturnType<Api['updateBusiness']>>;

/**
 * Saves the owner's changes of the tables one after the other, each on what the one before has left. The list goes with the version of the settings
 * from which it was made: where another device has changed them since, the change is made again on the tables as they are now. A table that both have renamed keeps the
 * other name until the owner chooses. [TABLE-3]
 */
export function tableChangesSaga(api: Api) {
  return function* watchTableChanges() {
    yield* takeLeading(tablesChanged, sendChanges, api);
  };
}

function* sendChanges(api: Api) {
  for (;;) {
    const [change] = (yield* select(selectTableChanges)).waiting;
    if (!change) return;
    yield* sendChange(api, change);
    yield* put(tableChangeAnswered());
  }
}

function* sendChange(api: Api, change: TableChange) {
  let takesVersion = true;
  for (let attempt = 1; ; attempt += 1) {
    const menu = yield* select(selectMenu);
    if (!menu) return;
    if (isOfGoneTable(menu.tables, change))
      return void (yield* put(snackbarShown({ tone: 'error', text: TABLE_GONE })));
    const meanwhile = titleMeanwhile(menu.tables, change);
    if (change.kind === 'renamed' && meanwhile !== null)
      return void (yield* put(snackbarShown(otherNameNotice(change, meanwhile))));
    const input: Input = takesVersion ? inputOf(menu, change, menu.version) : inputOf(menu, change);
    const answer: Answer = yield* inSession(() => api.updateBusiness(input));
    if (answer.ok) {
      yield* put(businessReceived(answer.value));
      return void (yield* put(snackbarShown({ tone: 'success', text: savedText(change) })));
    }
    const error: ApiFailure = answer.error;
    if (error.current) yield* put(businessReceived(error.current as Business));
    const isRepeated = error.current !== undefined || (takesVersion && isOfOlderServer(error));
    if (!isRepeated || attempt === ATTEMPTS) return void (yield* sayFailure(error, refusalText(change, error)));
    takesVersion &&= !isOfOlderServer(error);
  }
}

/** Says that the table has another name now, and offers the owner's own again. */
function otherNameNotice(change: Extract<TableChange, { kind: 'renamed' }>, meanwhile: string) {
  return {
    tone: 'info' as const,
    text: `No se guardó: en otro dispositivo «${change.from}» pasó a llamarse «${meanwhile}».`,
    action: { label: `Poner «${change.title}»`, dispatches: tablesChanged({ ...change, from: meanwhile }) },
  };
}

function inputOf({ key, tables }: Menu, change: TableChange, version?: number): Input {
  const written = { tables: writtenTables(tables, change) };
  return { params: { businessKey: key }, body: version === undefined ? written : { ...written, version } };
}

/** Servers of 1.2 take no version with the tables. */
function isOfOlderServer({ code, issues }: ApiFailure): boolean {
  return code === 'invalid' && issues?.length === 1 && issues[0]?.path === 'version';
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

function refusalText({ kind }: TableChange, { code, issues, current }: ApiFailure): string {
  if (code === 'conflict' && kind === 'removed' && !current)
    return 'La mesa tiene pedidos abiertos. Ciérrala en «Pedidos del día» antes de eliminarla.';
  return issues?.[0]?.message ?? NOT_SAVED;
}
