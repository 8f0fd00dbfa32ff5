import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string[]} parts */
export const inRoot = (...parts) => path.join(ROOT, ...parts);
