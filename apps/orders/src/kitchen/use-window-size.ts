import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

/** Returns the size of the window, in CSS pixels. */
export function useWindowSize(): { readonly width: number; readonly height: number } {
  const width = useSyncExternalStore(subscribe, () => innerWidth);
  const height = useSyncExternalStore(subscribe, () => innerHeight);
  return { width, height };
}
