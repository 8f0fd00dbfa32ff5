import type { ApiClient, ApiFailure } from '@carta/api-client';
import {
  connectionBack,
  connectionLost,
  menuReceived,
  menuRefreshRequested,
  serverEvent,
  takeEvery,
} from '@carta/panel';
import {
  connectionRetried,
  liveScreenClosed,
  liveScreenOpened,
  selectHasNewVersion,
  sessionResumed,
} from '@carta/panel/shell';
import { eventChannel } from 'redux-saga';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { liveMenuSaga, type StreamEvent, type StreamTurn } from './live-menu-saga.ts';

const KNOWN: StreamEvent = { name: 'current', data: ownerState.menuEtag! };
const NEWER: StreamEvent = { name: 'menu', data: 'W/"2"' };

const AWAY: ApiFailure = { code: 'unexpected', status: 502, message: '' };
const NO_SESSION: ApiFailure = { code: 'unauthenticated', status: 401, message: '' };

/** A page whose streams are controlled by the test; `failure` is what a small request gets. */
async function start({ failure = AWAY } = {}) {
  const store = createShellStore(ownerState);
  const streams: { send: (event: StreamEvent | StreamTurn) => void; isLive: boolean; closed: boolean }[] = [];
  const page = { refreshes: 0, orders: [] as string[], connection: [] as string[], show: null as (() => void) | null };
  const open = ({ isLive }: { isLive: boolean }) =>
    eventChannel<StreamEvent | StreamTurn>((send) => {
      const stream = { send, isLive, closed: false };
      streams.push(stream);
      return () => (stream.closed = true);
    });
  const hidden = () => new Promise<void>((resolve) => (page.show = resolve));
  const notifications: ApiClient['notifications'] = async () => ({ ok: false, error: failure });
  let isHidden = false;
  store.runSaga(function* () {
    yield* takeEvery(
      [connectionLost, connectionBack, connectionRetried],
      ({ type }) => void page.connection.push(type.replace(/.*\//, '')),
    );
    yield* takeEvery(menuRefreshRequested, () => void (page.refreshes += 1));
    yield* takeEvery(serverEvent('orders'), ({ payload }) => void page.orders.push(payload));
  });
  store.runSaga(
    liveMenuSaga(
      'orders@1',
      { notifications },
      {
        open,
        visible: async () => (isHidden ? hidden() : undefined),
        isHidden: () => isHidden,
        random: () => 1,
      },
    ),
  );
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await pass(0);
  return {
    store,
    streams,
    page,
    pass,
    send: (event: StreamEvent | StreamTurn) => streams.at(-1)?.send(event),
    hide: () => void (isHidden = true),
    hold: () => void store.dispatch(liveScreenOpened()),
    release: () => void store.dispatch(liveScreenClosed()),
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
      send({ name: 'remotes', data: remotes });
      expect(hasNewVersion()).toBe(expected);
    }
  });

  it('the ETag of the page’s own save requests nothing', async () => {
    const { send, page, store } = await start();
    store.dispatch(menuReceived({ menu: ownerState.menu!, etag: NEWER.data }));
    send(NEWER);
    expect(page.refreshes).toBe(0);
  });

  it('a stream that is open when the owner signs in again is opened anew: it may be that of another owner', async () => {
    const { send, streams, store, pass } = await start();
    send(KNOWN);
    store.dispatch(sessionResumed());
    await pass(0);
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
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

  it('a refused stream is opened again after pauses that grow up to a minute, or at once in a resumed session', async () => {
    const { send, page, streams, pass, store } = await start();
    for (const pause of [8000, 16_000, 32_000, 60_000, 60_000]) {
      send('refused');
      const before = streams.length;
      await pass(pause - 1);
      expect(streams).toHaveLength(before);
      await pass(1);
      expect(streams).toHaveLength(before + 1);
    }
    send('refused');
    await pass(0);
    store.dispatch(sessionResumed());
    await pass(0);
    expect([streams.length, page.connection]).toEqual([7, []]);
  });

  it.each(['refused', 'lost'] as const)(
    'with a live screen a stream that is %s while the server is away is a lost connection, and is opened again within ten seconds',
    async (turn) => {
      const { hold, send, page, streams, pass } = await start();
      hold();
      send(KNOWN);
      send('lost');
      await pass(4000);
      expect([streams.length, page.connection]).toEqual([3, []]);
      for (const pause of [8000, 10_000, 10_000]) {
        const before = streams.length;
        send(turn);
        await pass(pause - 1);
        expect([streams.length, page.connection]).toEqual([before, ['connectionLost']]);
        await pass(1);
        expect(streams).toHaveLength(before + 1);
      }
      send(KNOWN);
      await pass(0);
      expect(page.connection).toEqual(['connectionLost', 'connectionRetried']);
    },
  );

  it('a live screen reads what it shows where the server answers and refuses the stream, so that the end of the session is seen', async () => {
    const { hold, send, page, streams, pass, store } = await start({ failure: NO_SESSION });
    hold();
    for (const pause of [8000, 16_000, 32_000, 60_000]) {
      const before = streams.length;
      send('refused');
      await pass(pause - 1);
      expect(streams).toHaveLength(before);
      await pass(1);
      expect(streams).toHaveLength(before + 1);
    }
    expect(page.connection).toEqual(Array(4).fill('connectionBack'));
    send('refused');
    await pass(0);
    store.dispatch(sessionResumed());
    await pass(0);
    expect(streams).toHaveLength(7);
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

  it('an event of the orders is dispatched with its data, and requests no menu', async () => {
    const { send, page } = await start();
    send({ name: 'orders', data: '7' });
    expect([page.orders, page.refreshes]).toEqual([['7'], 0]);
  });

  it('a live screen keeps a stream open in a hidden page, until it is closed', async () => {
    const { send, hide, hold, release, page, streams } = await start();
    hold();
    hide();
    send('hidden');
    expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
    send({ name: 'orders', data: '8' });
    expect(page.orders).toEqual(['8']);
    release();
    expect(streams.map(({ closed }) => closed)).toEqual([true, true]);
  });

  it('[ORDER-24] the server is told that a live screen is open, from its opening to its end, also after a loss', async () => {
    const { send, hold, release, streams, pass } = await start();
    const open = () => streams.filter(({ closed }) => !closed).map(({ isLive }) => isLive);
    expect(open()).toEqual([false]);
    hold();
    expect(open()).toEqual([true]);
    hold();
    expect([streams.length, open()]).toEqual([2, [true]]);
    send('lost');
    await pass(8000);
    expect([streams.length, open()]).toEqual([3, [true]]);
    release();
    expect([streams.length, open()]).toEqual([3, [true]]);
    release();
    await pass(0);
    expect([streams.length, open()]).toEqual([4, [false]]);
  });

  it('a live screen that opens in a hidden page opens the stream, again after a loss', async () => {
    const { send, hide, hold, streams, pass } = await start();
    hide();
    send('hidden');
    await pass(0);
    expect(streams).toHaveLength(1);
    hold();
    await pass(0);
    expect(streams).toHaveLength(2);
    send(KNOWN);
    send('lost');
    await pass(4000);
    expect(streams).toHaveLength(3);
  });

  it('of two live screens the last one that closes lets the stream go', async () => {
    const { send, hide, hold, release, streams } = await start();
    hold();
    hold();
    hide();
    send('hidden');
    release();
    expect(streams.at(-1)?.closed).toBe(false);
    release();
    expect(streams.at(-1)?.closed).toBe(true);
  });
});
