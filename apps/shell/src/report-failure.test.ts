import { createAction, put, takeEvery } from '@carta/panel';
import { selectSnackbars } from '@carta/panel/shell';
import { reportFailure, restarting, watchUncaught } from './report-failure.ts';
import { createShellStore } from './store.ts';
import { ownerState } from './testing/preloaded-states.ts';

describe('reportFailure', () => {
  it.each([
    ['event', ['Algo salió mal']],
    ['saga', ['Algo salió mal']],
    ['reducer', ['Algo salió mal']],
    ['load', []],
    ['render', []],
  ] as const)('a failure in phase %s shows the notices %j', async (phase, notices) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = createShellStore(ownerState);
    reportFailure(store, { remote: 'orders', version: '1', phase, error: new Error('broken') });
    await Promise.resolve();
    expect(selectSnackbars(store.getState()).map(({ text }) => text)).toEqual(notices);
    logged.mockRestore();
  });
});

describe('watchUncaught', () => {
  it('errors of event handlers and rejected promises are reported, and the browser’s own warnings are not', () => {
    const reported: unknown[] = [];
    const browser = new EventTarget();
    watchUncaught(browser as Window, (error) => reported.push(error));
    browser.dispatchEvent(Object.assign(new Event('error'), { error: 'thrown' }));
    browser.dispatchEvent(Object.assign(new Event('error'), { error: null }));
    browser.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
    expect(reported).toEqual(['thrown', 'rejected']);
  });
});

describe('restarting', () => {
  it('a saga whose worker throws is reported and runs again after 1 s', async () => {
    jest.useFakeTimers();
    const [asked, answered] = [createAction<boolean>('asked'), createAction('answered')];
    const failures: unknown[] = [];
    let answers = 0;
    const store = createShellStore(ownerState);
    store.runSaga(function* () {
      yield* takeEvery(answered, () => void answers++);
    });
    store.runSaga(
      restarting(
        function* () {
          yield* takeEvery(asked, function* ({ payload: isBroken }) {
            if (isBroken) throw new Error('broken');
            yield* put(answered());
          });
        },
        (error) => failures.push(error),
      ),
    );
    store.dispatch(asked(true));
    await jest.advanceTimersByTimeAsync(1_000);
    store.dispatch(asked(false));
    expect([failures, answers]).toEqual([[new Error('broken')], 1]);
    jest.useRealTimers();
  });
});
