import type { ApiClient } from '@carta/api-client';
import { isSoldOut, itemTitle, modalInstead, soldOutOf, type SoldOut } from '@carta/domain';
import {
  createAction,
  inSession,
  itemChanged,
  modalOpened,
  put,
  select,
  selectBusinessKey,
  selectLocked,
  selectMenu,
  snackbarShown,
  takeEvery,
} from '@carta/panel';
import { sayFailure } from './say-failure.ts';

interface SoldOutChange {
  /** Key of the item. */
  readonly key: string;
  /** True: until the next 05:00; false: on sale again. */
  readonly soldOut: SoldOut;
  readonly isUndo?: boolean;
}

/** The owner sells a product of an order no more today, or again. [SOLD-1] */
export const soldOutChosen = createAction<SoldOutChange>('orders/soldOutChosen');

type Api = Pick<ApiClient, 'updateItem'>;

/** Sends what is sold out at once, as the menu editor does; a locked owner gets the lockedEditor modal instead. [LOCK-1] */
export function soldOutSaga(api: Api) {
  return function* watchSoldOut() {
    yield* takeEvery(soldOutChosen, sendSoldOut, api);
  };
}

function* sendSoldOut(api: Api, { payload: change }: ReturnType<typeof soldOutChosen>) {
  const { key, soldOut, isUndo = false } = change;
  const business = (yield* select(selectBusinessKey)) ?? '';
  const lockedModal = modalInstead({ locked: yield* select(selectLocked) });
  if (lockedModal) return void (yield* put(modalOpened({ type: lockedModal, parent: business })));
  const menu = yield* select(selectMenu);
  const item = menu?.items.find((one) => one.key === key);
  if (!item) return;
  const body = { business, key, parent: item.parent, soldOut };
  const answer: Awaited<ReturnType<Api['updateItem']>> = yield* inSession(() => api.updateItem({ body }));
  if (!answer.ok) {
    if (answer.error.code !== 'locked') return void (yield* sayFailure(answer.error));
    console.error(answer.error);
    return void (yield* put(modalOpened({ type: 'lockedEditor', parent: business })));
  }
  yield* put(itemChanged({ key, changes: answer.value }));
  const text = `${itemTitle(item)}: ${soldOut ? 'agotado hoy' : 'otra vez a la venta'}`;
  const before = isSoldOut(item.soldOutUntil, Date.now()) && soldOutOf(item.soldOutUntil);
  const undo = { label: 'Deshacer', dispatches: soldOutChosen({ key, soldOut: before, isUndo: true }) };
  yield* put(snackbarShown({ tone: 'success', text, ...(!isUndo && { action: undo }) }));
}
