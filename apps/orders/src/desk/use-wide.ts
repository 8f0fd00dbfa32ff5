import { useSyncExternalStore } from 'react';

/** From here on the lists of the desk stand beside each other. */
const WIDE = followed('(width >= 1000px)');
/** From here on the tables have a column of their own beside them. */
const WIDER = followed('(width >= 1200px)');

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

/** Returns whether the tables have a column of their own; otherwise they stand below the new orders. */
export const useTableColumn = (): boolean => useSyncExternalStore(WIDER.subscribe, WIDER.matches);
