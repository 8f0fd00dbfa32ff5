import { setFlagsFromString } from 'node:v8';

/**
 * The start allocates many short-lived objects, for which V8 would grow its young generation to 32 MB that stay resident,
 * although an idle server needs one. `main.ts` imports this file first.
 */
setFlagsFromString('--semi-space-growth-factor=1');

/** Lets the young generation grow with the load. */
export function allowHeapGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
