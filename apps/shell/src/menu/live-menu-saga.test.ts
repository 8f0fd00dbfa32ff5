import { connectionBack, menuReceived, menuRefreshRequested, takeEvery } from '@carta/panel';
import { selectHasNewVersion, sessionResumed } from '@carta/panel/shell';
import { eventChannel } from 'redux-saga';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { liveMenuSaga, type Ending, type MenuEvent, type RemotesEvent } from './live-menu-saga.ts';

const KNOWN = { etag: ownerState.menuEtag! };
const NEWER = { etag: 'W/"2"' };

/** A page whose streams are controlled by the test. */
async function start() {
  const store = createShellStore(ownerState);
  const streams: { send: (event: MenuEvent | RemotesEvent | Ending) => void; closed: boolean }[] = [];
  const page = { refreshes: 0, show: null as (() => void) | null };
  const open = () =>
    eventChannel<MenuEvent | RemotesEvent | Ending>((send) => {
      const stream = { send, closed: false };
      streams.push(stream);
      return () => (stream.closed = true);
    });
  const hidden = () => new Promise<void>((resolve) => (page.show = resolve));
  let isHidden = false;
  store.runSaga(function* () {
    yield* takeEvery(menuRefreshRequested, () => void (page.refreshes += 1));
  });
  store.runSaga(
    liveMenuSaga('orders@1', { open, visible: async () => (isHidden ? hidden() : undefined), random: () => 1 }),
  );
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await pass(0);
  return {
    store,
    streams,
    page,
    pass,
    send: (event: MenuEvent | RemotesEvent | Ending) => streams.at(-1)?.send(event),
    hide: () => void (isHidden = true),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('liveMenuSaga', () => {
  it('another ETag than the page’s requests the menu', async () => {
    const { send, page } = await start();
    send(KNOWN);
    expect(page.refreshes).toBe(0);
    send(NEWER);
    expect(page.refreshes).toBe(1);
  });

  it('other remotes than the page’s are a new version, until they are the page’s again', async () => {
    const { send, store } = await start();
    const hasNewVersion = () => selectHasNewVersion(store.getState());
    for (const [remotes, expected] of [
      ['orders@1', false],
      ['orders@2', true],
      ['orders@1', false],
    ] as const) {
      send({ remotes });
      expect(hasNewVersion()).toBe(expected);
    }
  });

  it('the ETag of the page’s own save requests nothing', async () => {
    const { send, page, store } = await start();
    store.dispatch(menuReceived({ menu: ownerState.menu!, ...NEWER }));
    send(NEWER);
    expect(page.refreshes).toBe(0);
  });

  it('a lost stream is opened again after growing pauses, and the menu is requested', async () => {
    const { send, page, streams, pass } = await start();
    send(KNOWN);
    for (const pause of [4000, 8000, 10_000, 10_000]) {
      send('lost');
      const before = streams.length;
      await pass(pause - 1);
      expect([streams.length, streams.at(-1)?.closed]).toEqual([before, true]);
      await pass(1);
      expect(streams).toHaveLength(before + 1);
    }
    send(NEWER);
    expect(page.refreshes).toBe(1);
    send('lost');
    await pass(4000);
    expect(streams).toHaveLength(6);
  });

  it('a stream is opened at once when the connection is back', async () => {
    const { send, streams, pass, store } = await start();
    send('lost');
    await pass(0);
    store.dispatch(connectionBack());
    await pass(0);
    expect(streams).toHaveLength(2);
  });

  it('a refused stream is opened again after a minute, or at once in a resumed session', async () => {
    const { send, streams, pass, store } = await start();
    send('refused');
    await pass(59_999);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect(streams).toHaveLength(2);
    send('refused');
    await pass(0);
    store.dispatch(sessionResumed());
    await pass(0);
    expect(streams).toHaveLength(3);
  });

  it('a stream is open only while the page is visible', async () => {
    const { send, hide, page, streams, pass } = await start();
    send(KNOWN);
    hide();
    send('hidden');
    await pass(100_000);
    expect(streams.map(({ closed }) => closed)).toEqual([true]);
    page.show?.();
    await pass(0);
    send(NEWER);
    expect([streams.length, page.refreshes]).toEqual([2, 1]);
  });
});
