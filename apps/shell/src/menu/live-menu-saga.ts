import { routes } from '@carta/contract';
import { call, connectionBack, delay, menuRefreshRequested, put, race, select, take } from '@carta/panel';
import { selectMenuEtag, sessionResumed, versionAnnounced } from '@carta/panel/shell';
import { eventChannel, type EventChannel } from 'redux-saga';

/** The server's ETag of the menu, sent when the stream opens and after each change. */
export interface MenuEvent {
  readonly etag: string;
}

/** The tag of the server's remotes, sent when the stream opens and after each change. */
export interface RemotesEvent {
  readonly remotes: string;
}

/** Why a stream ended: the page is hidden, the server is unreachable, or it refuses. */
export type Ending = 'hidden' | 'lost' | 'refused';

interface LiveMenu {
  readonly open: () => EventChannel<MenuEvent | RemotesEvent | Ending>;
  /** Resolves once the page is visible. */
  readonly visible: () => Promise<void>;
  /** 0 to 1; spreads the reconnections of many pages. */
  readonly random: () => number;
}

/** In ms; longer than a server's restart. */
const SHORTEST_PAUSE = 4_000;
const LONGEST_PAUSE = 10_000;
const PAUSE_WHEN_REFUSED = 60_000;

/** Requests the menu when the server reports another ETag, and compares the remotes with the page's, while it is visible; reconnects after a loss with growing pauses. */
export function liveMenuSaga(pageRemotes: string, { open, visible, random }: LiveMenu = BROWSER) {
  function* listen() {
    const stream = yield* call(open);
    let received = false;
    for (;;) {
      const event = yield* take(stream);
      if (typeof event === 'string') {
        stream.close();
        return { received, ending: event };
      }
      received = true;
      if ('remotes' in event) yield* put(versionAnnounced(event.remotes !== pageRemotes));
      else if (event.etag !== (yield* select(selectMenuEtag))) yield* put(menuRefreshRequested());
    }
  }

  return function* keepMenuLive() {
    let failures = 0;
    for (;;) {
      yield* call(visible);
      const { received, ending } = yield* listen();
      failures = received ? 0 : failures + 1;
      if (ending === 'hidden') continue;
      const pause = ending === 'refused' ? PAUSE_WHEN_REFUSED : Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures);
      yield* race({
        elapsed: delay(pause * (0.5 + random() / 2)),
        reconnected: take([sessionResumed, connectionBack]),
      });
    }
  };
}

const BROWSER: LiveMenu = {
  open: () =>
    eventChannel((emit) => {
      const source = new EventSource(routes.events.path);
      const onMenu = ({ data }: MessageEvent<string>) => emit({ etag: data });
      const onRemotes = ({ data }: MessageEvent<string>) => emit({ remotes: data });
      const onError = () => emit(source.readyState === EventSource.CLOSED ? 'refused' : 'lost');
      const onHidden = () => document.hidden && emit('hidden');
      source.addEventListener('current', onMenu);
      source.addEventListener('menu', onMenu);
      source.addEventListener('remotes', onRemotes);
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
  random: Math.random,
};
