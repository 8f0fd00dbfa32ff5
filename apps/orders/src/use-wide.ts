import { useSyncExternalStore } from 'react';

/** From here on the lists of the desk stand beside each other, in two columns; not on a phone that lies on its side. */
const WIDE = followed('(width >= 1000px), (width >= 768px) and (height >= 500px)');
/** From here on there are three columns, and the tables have one of their own beside them. */
const WIDER = followed('(width >= 1200px)');

/** From here on the header of the desk has room for all of it. */
const ROOMY = followed('(width >= 1000px)');

/** From here on it also says what the icons of others say alone. */
const WORDY = followed('(width >= 1440px)');

function followed(media: string) {
  return {
    subscribe(listener: () => void) {
      const query = window.matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    matches: () => window.matchMedia(media).matches,
  };
}

/** Returns whether the lists of the desk stand beside each other; otherwise there are tabs. */
export const useWide = (): boolean => useSyncExternalStore(WIDE.subscribe, WIDE.matches);

/** Returns whether the header of a wide desk, and of the sales, is one line; otherwise it is two. */
export const useOneLine = (): boolean => useSyncExternalStore(ROOMY.subscribe, ROOMY.matches);

/** Returns whether the tables have a column of their own; otherwise they stand below the new orders. */
export const useTableColumn = (): boolean => useSyncExternalStore(WIDER.subscribe, WIDER.matches);

/** Returns whether the header of the desk has room for words that an icon says alone. */
export const useRoomForWords = (): boolean => useSyncExternalStore(WORDY.subscribe, WORDY.matches);
