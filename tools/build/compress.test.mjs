import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import zlib from 'node:zlib';
import { compress } from './compress.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-compress-'));
const long = 'const dish = "milanesa";\n'.repeat(200);

before(async () => {
  mkdirSync(path.join(folder, 'deep'));
  writeFileSync(path.join(folder, 'main.js'), long);
  writeFileSync(path.join(folder, 'deep/style.css'), long);
  writeFileSync(path.join(folder, 'picture.webp'), long);
  writeFileSync(path.join(folder, 'short.js'), 'start();');
  await compress(folder);
});
after(() => rmSync(folder, { recursive: true }));

describe('compress', () => {
  it('compressed files are written beside longer text files only', () => {
    assert.deepEqual(readdirSync(folder).sort(), [
      'deep',
      'main.js',
      'main.js.br',
      'main.js.gz',
      'picture.webp',
      'short.js',
    ]);
    assert.deepEqual(readdirSync(path.join(folder, 'deep')).sort(), ['style.css', 'style.css.br', 'style.css.gz']);
  });
  it('a compressed file decompresses to the same text', () => {
    assert.equal(zlib.brotliDecompressSync(readFileSync(path.join(folder, 'main.js.br'))).toString(), long);
    assert.equal(zlib.gunzipSync(readFileSync(path.join(folder, 'main.js.gz'))).toString(), long);
  });
  it('a missing folder is ignored', () => assert.doesNotReject(compress(path.join(folder, 'missing'))));
});
