import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Moves the source maps of a built folder to the same place under `source-maps`, which is not served: `carta errors` reads them.
 * @param {string} folder inside `dist`
 * @param {string} dist
 */
export function hideSourceMaps(folder, dist) {
  const hidden = path.join(dist, 'source-maps', path.relative(dist, folder));
  rmSync(hidden, { recursive: true, force: true });
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.map')) continue;
    mkdirSync(path.dirname(path.join(hidden, file)), { recursive: true });
    renameSync(path.join(folder, file), path.join(hidden, file));
  }
}
