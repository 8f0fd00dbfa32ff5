import type { ApiClient } from '@carta/api-client';
import {
  businessReceived,
  call,
  menuReceived,
  menuReducer,
  race,
  select,
  spawn,
  take,
  type PanelState,
} from '@carta/panel';
import { hasUnsentStore } from '@carta/panel/drafts';
import { lazyModule, onFirstInteraction } from '@carta/ui';

const outboxCode = lazyModule(() => import(/* webpackChunkName: "outbox" */ './outbox-code.ts'), { retries: true });

/** Runs the outbox once its code is loaded; commands that are queued before are sent then. */
export function startOutbox(api: ApiClient, loadCode = loadOutboxCode) {
  return function* () {
    let server = yield* select(({ menu }: PanelState) => menu);
    const loading = loadCode();
    for (;;) {
      const { code, received } = yield* race({
        code: call(() => loading),
        received: take([menuReceived, businessReceived]),
      });
      if (received) server = menuReducer(server, received);
      if (!code) continue;
      yield* spawn(code.followDraft);
      yield* spawn(code.followNewRow);
      yield* spawn(code.outboxQueue(api, server));
      yield* spawn(code.persistOutbox, code.openPersistedOutbox);
      return;
    }
  };
}

/** Loads the code on the first interaction, or at once if commands of an earlier page may be persisted. */
async function loadOutboxCode() {
  if (!(await hasUnsentStore())) await new Promise<void>(onFirstInteraction);
  return outboxCode.load();
}
