import type { ApiClient } from '@carta/api-client';
import type { Menu } from '@carta/domain';
import {
  businessReceived,
  call,
  inSession,
  menuReceived,
  menuRefreshRequested,
  put,
  race,
  select,
  selectBusinessKey,
  take,
  takeLatest,
} from '@carta/panel';
import { menuRefreshFailed, selectMenuEtag } from '@carta/panel/shell';

/** Fetches the menu on each refresh request; a new request cancels the former one. */
export function menuRefreshSaga(api: Pick<ApiClient, 'menu'>) {
  function* refresh() {
    const key = yield* select(selectBusinessKey);
    const etag = yield* select(selectMenuEtag);
    if (!key) return;
    const { answer } = yield* race({
      answer: call(inSession<Awaited<ReturnType<ApiClient['menu']>>>, () => api.menu({ params: { key }, etag })),
      outdated: take(businessReceived),
    });
    // A menu that was read before a save contains the former settings.
    if (!answer) return yield* put(menuRefreshRequested());
    if (!answer.ok || !(answer.unchanged || isMenu(answer.value))) yield* put(menuRefreshFailed());
    else if (!answer.unchanged) yield* put(menuReceived({ menu: answer.value, etag: answer.etag }));
  }

  return function* watchMenuRefresh() {
    yield* takeLatest(menuRefreshRequested, refresh);
  };
}

/** False for an answer of another shape: the screens keep the menu that they have. */
function isMenu({ categoriesL1, categoriesL2, items, optionGroups }: Menu): boolean {
  return [categoriesL1, categoriesL2, items, optionGroups].every(Array.isArray);
}
