import { connectionBack, menuReceived, menuRefreshRequested, takeEvery } from '@carta/panel';
import { sessionResumed } from '@carta/panel/shell';
import { eventChannel } from 'redux-saga';
import { createShellStore } from '../store.ts';
import { ownerState } from '../testing/preloaded-states.ts';
import { liveMenuSaga, type Ending, type Told } from './live-menu-saga.ts';

const KNOWN = { etag: ownerState.menuEtag! };
const NEWER = { etag: 'W/"2"' };

/** A page whose streams the test tells by hand. */
async function start() {
  const store = createShellStore(ownerState);
  const streams: { tell: (told: Told | Ending) => void; closed: boolean }[] = [];
  const page = { refreshes: 0, show: null as (() => void) | null };
  const open = () =>
    eventChannel<Told | Ending>((tell) => {
      const stream = { tell, closed: false };
      streams.push(stream);
      return () => (stream.closed = true);
    });
  const hidden = () => new Promise<void>((resolve) => (page.show = resolve));
  let isHidden = false;
  store.runSaga(function* () {
    yield* takeEvery(menuRefreshRequested, () => void (page.refreshes += 1));
  });
  store.runSaga(liveMenuSaga({ open, shown: async () => (isHidden ? hidden() : undefined), random: () => 1 }));
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  await pass(0);
  return {
    ...{ store, streams, page, pass },
    tell: (told: Told | Ending) => streams.at(-1)?.tell(told),
    hide: () => void (isHidden = true),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('liveMenuSaga', () => {
  it('asks for the menu where the server tells of another than the page has', async () => {
    const { tell, page } = await start();
    tell(KNOWN);
    expect(page.refreshes).toBe(0);
    tell(NEWER);
    expect(page.refreshes).toBe(1);
  });

  it('asks for nothing where the page has that menu by its own save', async () => {
    const { tell, page, store } = await start();
    store.dispatch(menuReceived({ menu: ownerState.menu!, ...NEWER }));
    tell(NEWER);
    expect(page.refreshes).toBe(0);
  });

  it('comes back where the server was away, each time a little later, and catches up', async () => {
    const { tell, page, streams, pass } = await start();
    tell(KNOWN);
    for (const pause of [4000, 8000, 10_000, 10_000]) {
      tell('lost');
      const before = streams.length;
      await pass(pause - 1);
      expect([streams.length, streams.at(-1)?.closed]).toEqual([before, true]);
      await pass(1);
      expect(streams).toHaveLength(before + 1);
    }
    tell(NEWER);
    expect(page.refreshes).toBe(1);
    tell('lost');
    await pass(4000);
    expect(streams).toHaveLength(6);
  });

  it('comes back at once where the connection is known to be there again', async () => {
    const { tell, streams, pass, store } = await start();
    tell('lost');
    await pass(0);
    store.dispatch(connectionBack());
    await pass(0);
    expect(streams).toHaveLength(2);
  });

  it('does not press a server that refuses, but for a session that was resumed', async () => {
    const { tell, streams, pass, store } = await start();
    tell('refused');
    await pass(59_999);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect(streams).toHaveLength(2);
    tell('refused');
    await pass(0);
    store.dispatch(sessionResumed());
    await pass(0);
    expect(streams).toHaveLength(3);
  });

  it('listens only while the page can be seen', async () => {
    const { tell, hide, page, streams, pass } = await start();
    tell(KNOWN);
    hide();
    tell('hidden');
    await pass(100_000);
    expect(streams.map(({ closed }) => closed)).toEqual([true]);
    page.show?.();
    await pass(0);
    tell(NEWER);
    expect([streams.length, page.refreshes]).toEqual([2, 1]);
  });
});
