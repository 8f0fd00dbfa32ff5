import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readApps } from './apps.mjs';

/**
 * Writes the registry of remotes from each remote's `current.json`.
 * @param {string} folder `dist/remotes`
 */
export function writeRegistry(folder) {
  const built = readApps()
    .map((app) => [app, path.join(folder, app, 'current.json')])
    .filter(([, file]) => existsSync(file));
  const registry = Object.fromEntries(built.map(([app, file]) => [app, JSON.parse(readFileSync(file, 'utf8'))]));
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  const file = path.join(folder, 'registry.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(folder, { recursive: true });
  // A rename is atomic: a running server never reads half a registry.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
