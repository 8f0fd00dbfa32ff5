import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes old versions of the remotes. The registered version of each stays, and the newest other one, which open pages may still load.
 * @param {string} folder `dist/remotes`
 */
export function removeOldVersions(folder) {
  /** @type {Record<string, { version: string }>} */
  const registry = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8'));
  for (const [name, { version }] of Object.entries(registry)) {
    const [, ...older] = newestFirst(path.join(folder, name)).filter((place) => path.basename(place) !== version);
    for (const place of older) {
      rmSync(place, { recursive: true });
      rmSync(path.join(folder, '../source-maps/remotes', name, path.basename(place)), { recursive: true, force: true });
    }
  }
}

/** @param {string} folder */
const newestFirst = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
