import { useSyncExternalStore } from 'react';

/** From here on the lists of the desk stand beside each other. */
const WIDE = '(width >= 1000px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns whether the lists of the desk stand beside each other; otherwise there are tabs. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
