import type { ApiClient } from '@carta/api-client';
import { connectionLost, menuRefreshRequested, selectConnectionLost, takeEvery } from '@carta/panel';
import { connectionRetried } from '@carta/panel/shell';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { connectionSaga, followBrowser } from './connection-saga.ts';

const UNREACHABLE = { ok: false, error: { code: 'network', status: 0, message: '' } } as const;
const ANSWER = { ok: true, value: { total: 0 }, etag: null, unchanged: false } as const;

function start({ random = 1 } = {}) {
  const server = { isDown: true, requests: 0, refreshes: 0 };
  const notifications: ApiClient['notifications'] = async () => {
    server.requests++;
    return server.isDown ? UNREACHABLE : ANSWER;
  };
  const store = createShellStore(ownerState);
  store.runSaga(connectionSaga({ notifications }, () => random));
  store.runSaga(function* () {
    yield* takeEvery(menuRefreshRequested, () => void (server.refreshes += 1));
  });
  return { store, server, lost: () => selectConnectionLost(store.getState()) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('connectionSaga', () => {
  it('connectionSaga sends nothing while there is a connection', async () => {
    const { server } = start();
    await pass(100_000);
    expect(server.requests).toBe(0);
  });

  it('connectionSaga asks after growing pauses until the server answers, then requests the menu', async () => {
    const { store, server, lost } = start();
    store.dispatch(connectionLost());
    const pauses = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
    for (const [before, pause] of pauses.entries()) {
      await pass(pause - 1);
      expect(server.requests).toBe(before);
      await pass(1);
      expect([server.requests, lost()]).toEqual([before + 1, true]);
    }
    server.isDown = false;
    await pass(30_000);
    expect([lost(), server.refreshes]).toEqual([false, 1]);
    await pass(100_000);
    expect(server.requests).toBe(pauses.length + 1);
  });

  it('the requests of many pages are spread: the shortest pause is half as long as the longest', async () => {
    const { store, server } = start({ random: 0 });
    store.dispatch(connectionLost());
    await pass(1500);
    expect(server.requests).toBe(2);
  });

  it('a retry asks at once and starts again with the shortest pause', async () => {
    const { store, server, lost } = start();
    store.dispatch(connectionLost());
    await pass(7_000);
    expect(server.requests).toBe(3);
    store.dispatch(connectionRetried());
    await pass(0);
    expect(server.requests).toBe(4);
    server.isDown = false;
    await pass(1000);
    expect(lost()).toBe(false);
  });

  it('connectionSaga recovers from a second loss too', async () => {
    const { store, server, lost } = start();
    server.isDown = false;
    for (const asked of [1, 2]) {
      store.dispatch(connectionLost());
      await pass(1000);
      expect([server.requests, lost()]).toEqual([asked, false]);
    }
  });
});

describe('followBrowser', () => {
  it('followBrowser takes the browser’s offline event for granted and checks its online event with the server', async () => {
    const { store, server, lost } = start();
    server.isDown = false;
    followBrowser(store, window);
    expect(lost()).toBe(false);
    window.dispatchEvent(new Event('offline'));
    expect(lost()).toBe(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect([lost(), server.requests]).toEqual([false, 1]);
  });

  it('followBrowser reports a browser that is offline from the start', () => {
    const { store, lost } = start();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    followBrowser(store, window);
    expect(lost()).toBe(true);
    onLine.mockRestore();
  });
});
