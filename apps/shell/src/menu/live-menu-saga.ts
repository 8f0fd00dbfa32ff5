import { routes } from '@carta/contract';
import { call, connectionBack, delay, menuRefreshRequested, put, race, select, take } from '@carta/panel';
import { selectMenuEtag, sessionResumed } from '@carta/panel/shell';
import { eventChannel, type EventChannel } from 'redux-saga';

/** The server's ETag of the menu: told when it begins to tell, and after each change. */
export interface Told {
  readonly etag: string;
}

/** How a stream ended: the page is hidden, nobody answers, or the server will not tell us. */
export type Ending = 'hidden' | 'lost' | 'refused';

interface LiveMenu {
  readonly open: () => EventChannel<Told | Ending>;
  /** Settles once the page can be seen. */
  readonly shown: () => Promise<void>;
  /** From 0 to 1, so that not all pages come back at once. */
  readonly random: () => number;
}

/** In ms, longer than a server takes to start again. */
const SHORTEST_PAUSE = 4_000;
const LONGEST_PAUSE = 10_000;
const PAUSE_WHEN_REFUSED = 60_000;

/** Keeps the menu as the server has it, for as long as the page can be seen; comes back by itself where the server was away. */
export function liveMenuSaga({ open, shown, random }: LiveMenu = BROWSER) {
  function* listen() {
    const stream = yield* call(open);
    let heard = false;
    for (;;) {
      const told = yield* take(stream);
      if (typeof told === 'string') {
        stream.close();
        return { heard, ending: told };
      }
      heard = true;
      if (told.etag !== (yield* select(selectMenuEtag))) yield* put(menuRefreshRequested());
    }
  }

  return function* keepMenuLive() {
    let failures = 0;
    for (;;) {
      yield* call(shown);
      const { heard, ending } = yield* listen();
      failures = heard ? 0 : failures + 1;
      if (ending === 'hidden') continue;
      const pause = ending === 'refused' ? PAUSE_WHEN_REFUSED : Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** failures);
      yield* race({ rested: delay(pause * (0.5 + random() / 2)), woken: take([sessionResumed, connectionBack]) });
    }
  };
}

const BROWSER: LiveMenu = {
  open: () =>
    eventChannel((tell) => {
      const source = new EventSource(routes.events.path);
      const onTold = ({ data }: MessageEvent<string>) => tell({ etag: data });
      const onError = () => tell(source.readyState === EventSource.CLOSED ? 'refused' : 'lost');
      const onHidden = () => document.hidden && tell('hidden');
      source.addEventListener('current', onTold);
      source.addEventListener('menu', onTold);
      source.addEventListener('error', onError);
      document.addEventListener('visibilitychange', onHidden);
      return () => {
        document.removeEventListener('visibilitychange', onHidden);
        source.close();
      };
    }),
  shown: () =>
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
