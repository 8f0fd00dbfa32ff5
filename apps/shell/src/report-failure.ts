import type { FailurePhase } from '@carta/contract';
import { call, delay, snackbarShown } from '@carta/panel';
import { blockRevoked } from '@carta/panel/shell';
import type { Saga } from 'redux-saga';
import type { ShellStore } from './store.ts';

export interface Failure {
  /** Name and version of the remote that failed; null for the shell and where it is not known. */
  readonly remote: string | null;
  readonly version: string | null;
  readonly phase: FailurePhase;
  readonly error: unknown;
}

/** The browser and React have logged the errors of the other phases. */
const LOGGED_HERE: readonly FailurePhase[] = ['load', 'saga', 'reducer'];
/** Phases without a place of the page that could show the failure. */
const SHOWN_AS_NOTICE: readonly FailurePhase[] = ['event', 'saga', 'reducer'];

/** The one place that learns of every failure in the page, of the shell or of a remote. Releases what the remote has blocked. */
export function reportFailure({ dispatch }: Pick<ShellStore, 'dispatch'>, { remote, phase, error }: Failure): void {
  if (LOGGED_HERE.includes(phase)) console.error(error);
  // Reducers report too, and nothing can be dispatched meanwhile.
  queueMicrotask(() => {
    try {
      if (remote !== null) dispatch(blockRevoked(remote));
      if (SHOWN_AS_NOTICE.includes(phase)) dispatch(snackbarShown({ tone: 'error', text: 'Algo salió mal' }));
    } catch (dispatchError) {
      // Thrown on, it would be reported again without an end.
      console.error(dispatchError);
    }
  });
}

const RESTART_PAUSE_MS = 1_000;

/** Runs a saga again, after 1 s, whenever it fails. */
export function restarting(saga: Saga, onFailure: (error: unknown) => void) {
  return function* keepRunning() {
    for (;;) {
      try {
        return yield* call(saga);
      } catch (error) {
        onFailure(error);
        yield* delay(RESTART_PAUSE_MS);
      }
    }
  };
}

/** Reports errors of event handlers and promises that nobody handles. */
export function watchUncaught(browser: Window, report: (error: unknown) => void): void {
  browser.addEventListener('error', ({ error }: ErrorEvent) => {
    // The browser's own warnings, of a ResizeObserver for instance, carry no error.
    if (error) report(error);
  });
  browser.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
