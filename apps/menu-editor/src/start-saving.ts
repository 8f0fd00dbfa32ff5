import type { ApiClient } from '@carta/api-client';
import {
  businessReceived,
  call,
  menuReceived,
  menuSlice,
  race,
  select,
  spawn,
  take,
  untilFetched,
  type PanelState,
} from '@carta/panel';
import { onFirstInteraction } from '@carta/ui';
import { mayHaveKept } from './saving/may-have-kept.ts';

/** Starts the queue of changes once its code is here; what the owner changes before is sent then. */
export function startSaving(api: ApiClient, fetchCode = fetchSavingCode) {
  return function* () {
    let stored = yield* select(({ menu }: PanelState) => menu);
    const fetching = fetchCode();
    for (;;) {
      const { code, received } = yield* race({
        code: call(() => fetching),
        received: take([menuReceived, businessReceived]),
      });
      if (received) stored = menuSlice.reducer(stored, received);
      if (!code) continue;
      yield* spawn(code.followDraft);
      yield* spawn(code.saveQueue(api, stored));
      yield* spawn(code.keepUnsaved, code.openKeptChanges);
      return;
    }
  };
}

/** Nothing that the owner looks at waits for it: it comes at the first use, or for changes that an earlier page may have left. */
async function fetchSavingCode() {
  if (!(await mayHaveKept())) await new Promise<void>(onFirstInteraction);
  return untilFetched(() => import(/* webpackChunkName: "saving" */ './saving-code.ts'));
}
