import type { ApiClient } from '@carta/api-client';
import { connectionLost, menuRefreshRequested, selectConnectionLost, takeEvery } from '@carta/panel';
import { connectionRetried } from '@carta/panel/shell';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { connectionSaga } from './connection-saga.ts';
import { followBrowser } from './follow-browser.ts';

const OUT_OF_REACH = { ok: false, error: { code: 'network', status: 0, message: '' } } as const;
const ANSWER = { ok: true, value: { total: 0 }, etag: null, unchanged: false } as const;

function start() {
  const server = { away: true, asked: 0, refreshes: 0 };
  const notifications: ApiClient['notifications'] = async () => {
    server.asked++;
    return server.away ? OUT_OF_REACH : ANSWER;
  };
  const store = createShellStore(ownerState);
  store.runSaga(connectionSaga({ notifications }));
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
  it('asks nothing while the connection is there', async () => {
    const { server } = start();
    await pass(100_000);
    expect(server.asked).toBe(0);
  });

  it('asks again, each time a little later, until the server answers, and then for the menu', async () => {
    const { store, server, lost } = start();
    store.dispatch(connectionLost());
    const pauses = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
    for (const [before, pause] of pauses.entries()) {
      await pass(pause - 1);
      expect(server.asked).toBe(before);
      await pass(1);
      expect([server.asked, lost()]).toEqual([before + 1, true]);
    }
    server.away = false;
    await pass(30_000);
    expect([lost(), server.refreshes]).toEqual([false, 1]);
    await pass(100_000);
    expect(server.asked).toBe(pauses.length + 1);
  });

  it('asks at once where the owner wants to know, and is patient from the beginning again', async () => {
    const { store, server, lost } = start();
    store.dispatch(connectionLost());
    await pass(7_000);
    expect(server.asked).toBe(3);
    store.dispatch(connectionRetried());
    await pass(0);
    expect(server.asked).toBe(4);
    server.away = false;
    await pass(1000);
    expect(lost()).toBe(false);
  });

  it('can lose it again', async () => {
    const { store, server, lost } = start();
    server.away = false;
    for (const asked of [1, 2]) {
      store.dispatch(connectionLost());
      await pass(1000);
      expect([server.asked, lost()]).toEqual([asked, false]);
    }
  });
});

describe('followBrowser', () => {
  it('believes a browser that is offline, and finds out for itself whether it is back', async () => {
    const { store, server, lost } = start();
    server.away = false;
    followBrowser(store, window);
    expect(lost()).toBe(false);
    window.dispatchEvent(new Event('offline'));
    expect(lost()).toBe(true);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect([lost(), server.asked]).toEqual([false, 1]);
  });

  it('knows from the start that a browser is offline', () => {
    const { store, lost } = start();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    followBrowser(store, window);
    expect(lost()).toBe(true);
    onLine.mockRestore();
  });
});
