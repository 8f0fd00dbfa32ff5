import type { ApiClient } from '@carta/api-client';
import { notificationsRead } from '@carta/panel';
import { selectNotificationsTotal } from '@carta/panel/shell';
import { createShellStore } from '../store.ts';
import { ownerState, visitorState } from '../testing/preloaded-states.ts';
import { notificationsSaga } from './notifications-saga.ts';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(state = ownerState) {
  let total = 4;
  const notifications = jest.fn(async () => ({ ok: true, value: { total: total++ } }));
  const store = createShellStore(state);
  store.runSaga(notificationsSaga({ notifications } as unknown as ApiClient));
  return { requests: notifications, total: () => selectNotificationsTotal(store.getState()) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
function show(visible: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!visible);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('[BADGE-2] notificationsSaga', () => {
  it.each([
    [false, 5 * MINUTE],
    [true, MINUTE],
  ])('with development %s the notifications are counted at once and then every %i ms', async (development, period) => {
    const { requests, total } = start({ ...ownerState, development });
    await pass(0);
    expect([requests.mock.calls, total()]).toEqual([[[]], 4]);
    await pass(period - 1);
    expect(requests).toHaveBeenCalledTimes(1);
    await pass(1);
    expect([requests.mock.calls.length, total()]).toEqual([2, 5]);
  });

  it('the notifications are counted when the page becomes visible, not when it is hidden', async () => {
    const { requests, total } = start();
    await pass(0);
    show(false);
    await pass(0);
    expect(requests).toHaveBeenCalledTimes(1);
    show(true);
    await pass(0);
    expect([requests.mock.calls.length, total()]).toEqual([2, 5]);
  });

  it('a slow count does not bring back notifications that were read meanwhile', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const notifications = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    const store = createShellStore(ownerState);
    store.runSaga(notificationsSaga({ notifications } as unknown as ApiClient));
    store.dispatch(notificationsRead());
    answer({ ok: true, value: { total: 3 } });
    await pass(0);
    expect(selectNotificationsTotal(store.getState())).toBe(0);
    await pass(5 * MINUTE);
    expect(notifications).toHaveBeenCalledTimes(2);
  });

  it('the notifications of a visitor are not counted', async () => {
    const { requests } = start(visitorState);
    await pass(10 * MINUTE);
    expect(requests).not.toHaveBeenCalled();
  });
});
