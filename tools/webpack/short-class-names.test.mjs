import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const { shortClassNames } = createRequire(import.meta.url)('./short-class-names.cjs');

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-classes-'));
after(() => rmSync(folder, { recursive: true }));
const sheet = (nth) => path.join(folder, `sheet-${String(nth).padStart(3, '0')}.css`);
for (let nth = 0; nth < 400; nth += 1)
  writeFileSync(sheet(nth), '.card { top: 0.5em } .card .title:hover { top: 0 } @keyframes fade {}');

test('no two classes of 400 style sheets share a name, and none begins like an advertisement', () => {
  const nameOf = shortClassNames([folder]);
  const names = Array.from({ length: 400 }, (_, nth) =>
    ['card', 'title', 'fade'].map((local) => nameOf({ resourcePath: sheet(nth) }, '', local)),
  ).flat();
  assert.equal(new Set(names).size, 1200);
  assert.deepEqual(names.slice(0, 3), ['b0', 'b1', 'b2']);
  assert.ok(names.every((name) => /^[b-z]{1,3}\d$/.test(name) && !name.startsWith('ad')));
});

test('a style sheet or a class that was not counted is refused', () => {
  const nameOf = shortClassNames([folder]);
  assert.throws(() => nameOf({ resourcePath: sheet(0) }, '', 'row'), /no class row/);
  assert.throws(() => nameOf({ resourcePath: path.join(folder, '..', 'other.css') }, '', 'card'));
});
