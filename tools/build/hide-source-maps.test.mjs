import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { hideSourceMaps } from './hide-source-maps.mjs';

const dist = mkdtempSync(path.join(os.tmpdir(), 'carta-maps-'));
after(() => rmSync(dist, { recursive: true }));

it('source maps leave the folder that is served, and the maps of an earlier build go', () => {
  const built = path.join(dist, 'assets/shell');
  mkdirSync(built, { recursive: true });
  mkdirSync(path.join(dist, 'source-maps/assets/shell'), { recursive: true });
  writeFileSync(path.join(dist, 'source-maps/assets/shell/old.js.map'), '{}');
  for (const file of ['shell.js', 'shell.js.map', 'shell.css.map']) writeFileSync(path.join(built, file), '{}');
  hideSourceMaps(built, dist);
  assert.deepEqual(readdirSync(built), ['shell.js']);
  assert.deepEqual(readdirSync(path.join(dist, 'source-maps/assets/shell')).sort(), ['shell.css.map', 'shell.js.map']);
});
