import { useTimed } from './use-timed.ts';

/** Returns the time in ms since 1970, anew every 10 s. */
export const useNow = (): number => useTimed((now) => now);
