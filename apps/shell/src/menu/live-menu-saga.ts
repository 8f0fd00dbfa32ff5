import { serverAnswers, type ApiClient } from '@carta/api-client';
import { routes } from '@carta/contract';
import {
  call,
  connectionBack,
  connectionLost,
  delay,
  menuRefreshRequested,
  put,
  race,
  select,
  selectConnectionLost,
  serverEvent,
  take,
} from '@carta/panel';
import {
  connectionRetried,
  liveScreenClosed,
  liveScreenOpened,
  selectHasLiveScreen,
  selectMenuEtag,
  sessionResumed,
  versionAnnounced,
} from '@carta/panel/shell';
import { eventChannel, type EventChannel } from 'redux-saga';

/** The server's events: the menu's ETag when the stream opens and after each change, the revision of the orders, the tag of the remotes. */
const EVENTS = ['current', 'menu', 'orders', 'remotes'] as const;

/** An event of the server. */
export interface StreamEvent {
  readonly name: (typeof EVENTS)[number];
  readonly data: string;
}

/** What happens to a stream: the page is hidden, the server is unreachable, or it refuses. */
export type StreamTurn = 'hidden' | 'lost' | 'refused';

interface LiveMenu {
  /** A page with a live screen is one that shows the orders as they come. */
  readonly open: (page: { readonly isLive: boolean }) => EventChannel<StreamEvent | StreamTurn>;
  /** Resolves once the page is visible. */
  readonly visible: () => Promise<void>;
  readonly isHidden: () => boolean;
  /** 0 to 1; spreads the reconnections of many pages. */
  readonly random: () => number;
}

/** In ms. */
const SHORTEST_PAUSE = 4_000;
const LONGEST_PAUSE = 10_000;
/** A server that refuses is asked less and less. */
const LONGEST_WHEN_REFUSED = 60_000;

/**
 * Dispatches each event of the server, requests the menu when its ETag is another one, and compares the remotes with the page's, while the page
 * is visible or has a live screen, of which the server is told; reconnects with growing pauses, and at once after a sign-in. With a live screen a stream that cannot be opened
 * is a lost connection, or makes the screen read what it shows.
 */
export function liveMenuSaga(
  pageRemotes: string,
  api: Pick<ApiClient, 'notifications'>,
  { open, visible, isHidden, random }: LiveMenu = BROWSER,
) {
  function* receive({ name, data }: StreamEvent) {
    if (name === 'remotes') yield* put(versionAnnounced(data !== pageRemotes));
    else if (name !== 'orders' && data !== (yield* select(selectMenuEtag))) yield* put(menuRefreshRequested());
    yield* put(serverEvent(name)(data));
  }

  function* listen() {
    const isLive = yield* select(selectHasLiveScreen);
    const stream = yield* call(open, { isLive });
    let received = false;
    for (;;) {
      const { turn, resumed } = yield* race({
        turn: take(stream),
        changed: take([liveScreenOpened, liveScreenClosed]),
        resumed: take(sessionResumed),
      });
      if (typeof turn === 'object') {
        if (!received && (yield* select(selectConnectionLost))) yield* put(connectionRetried());
        received = true;
        yield* receive(turn);
      }
      const isLost = turn === 'lost' || turn === 'refused';
      const hasLiveScreen = yield* select(selectHasLiveScreen);
      // A stream that was open before the sign-in may be that of another owner's business.
      if (!isLost && !resumed && hasLiveScreen === isLive && (isLive || !isHidden())) continue;
      stream.close();
      return { received, ending: isLost ? turn : 'unwanted' };
    }
  }

  function* wanted() {
    if (yield* select(selectHasLiveScreen)) return;
    yield* race({ visible: call(visible), opened: take(liveScreenOpened) });
  }

  /** Returns whether the server answers, which the live screen is told: it says that the connection is lost, or reads and finds what the stream cannot tell. */
  function* answers() {
    if (yield* select(selectConnectionLost)) return false;
    const isThere = yield* call(serverAnswers, api);
    yield* put(isThere ? connectionBack() : connectionLost());
    return isThere;
  }

  return function* keepMenuLive() {
    let failures = 0;
    for (;;) {
      yield* call(wanted);
      const { received, ending } = yield* listen();
      if (received) failures = 0;
      if (ending === 'unwanted') continue;
      if (!received) failures += 1;
      const isAway = !received && (yield* select(selectHasLiveScreen)) && !(yield* answers());
      const longest = ending === 'refused' && !isAway ? LONGEST_WHEN_REFUSED : LONGEST_PAUSE;
      yield* race({
        elapsed: delay(Math.min(longest, SHORTEST_PAUSE * 2 ** failures) * (0.5 + random() / 2)),
        reconnected: take([sessionResumed, connectionBack]),
      });
    }
  };
}

const BROWSER: LiveMenu = {
  open: ({ isLive }) =>
    eventChannel((emit) => {
      const source = new EventSource(routes.events.path + (isLive ? '?live=orders' : ''));
      const onError = () => emit(source.readyState === EventSource.CLOSED ? 'refused' : 'lost');
      const onHidden = () => document.hidden && emit('hidden');
      for (const name of EVENTS)
        source.addEventListener(name, ({ data }: MessageEvent<string>) => emit({ name, data }));
      source.addEventListener('error', onError);
      document.addEventListener('visibilitychange', onHidden);
      return () => {
        document.removeEventListener('visibilitychange', onHidden);
        source.close();
      };
    }),
  visible: () =>
    new Promise((resolve) => {
      const onChange = () => {
        if (document.hidden) return;
        document.removeEventListener('visibilitychange', onChange);
        resolve();
      };
      document.addEventListener('visibilitychange', onChange);
      onChange();
    }),
  isHidden: () => document.hidden,
  random: Math.random,
};
