import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { holds } from './install.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-install-'));
after(() => rmSync(folder, { recursive: true }));

const lock = JSON.stringify({
  packages: {
    '': { name: 'carta' },
    'apps/shell': { name: '@carta/shell', version: '1.0.0' },
    'node_modules/@carta/shell': { resolved: 'apps/shell', link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
});

const installed = (packages) => {
  const note = path.join(folder, 'note.json');
  writeFileSync(note, JSON.stringify({ packages }));
  return holds(note, lock);
};

describe('what is installed', () => {
  const all = { 'node_modules/@carta/shell': { link: true }, 'node_modules/react': { version: '19.3.1' } };

  it('is what the lock file names', () => assert.equal(installed(all), true));
  it('may lack what is optional', () =>
    assert.equal(installed({ ...all, 'node_modules/fsevents': { version: '2.3.3' } }), true));
  it('is not, where a package is missing', () =>
    assert.equal(installed({ 'node_modules/@carta/shell': { link: true } }), false));
  it('is not, where a workspace is missing', () =>
    assert.equal(installed({ 'node_modules/react': { version: '19.3.1' } }), false));
  it('is not, where a version differs', () =>
    assert.equal(installed({ ...all, 'node_modules/react': { version: '18.0.0' } }), false));
  it('is nothing on a fresh clone', () => assert.equal(holds(path.join(folder, 'missing.json'), lock), false));
});
