import type * as Cropping from './cropping.ts';

let loading: Promise<typeof Cropping | null> | null = null;

/** Gives the code that reads and crops pictures, fetched once; null where it cannot be fetched now, and the next call tries again. */
export function loadCropping(): Promise<typeof Cropping | null> {
  loading ??= import(/* webpackChunkName: "cropping" */ './cropping.ts').catch(() => {
    loading = null;
    return null;
  });
  return loading;
}
