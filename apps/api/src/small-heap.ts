import { setFlagsFromString } from 'node:v8';

/**
 * A start allocates much that is soon gone. V8 would give what is young 32 MB for it, which stay resident though an idle
 * server needs one of them. So this is imported first.
 */
setFlagsFromString('--semi-space-growth-factor=1');

/** From here on what is young gets more room as the load asks for it. */
export function letHeapGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
