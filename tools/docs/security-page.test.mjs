import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../root.mjs';

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, , file]) => file?.includes('/'));

test('the page on security names tests for its promises', () => {
  assert.ok(rows.length > 30);
});

for (const [, , file = '', name = ''] of rows) {
  test(`${file} has the test that the page on security names: ${name}`, () => {
    assert.ok(readFileSync(inRoot(file), 'utf8').includes(name));
  });
}
