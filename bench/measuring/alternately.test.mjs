import assert from 'node:assert/strict';
import { it } from 'node:test';
import { alternately } from './alternately.mjs';

it('alternately runs the works in turn and leaves out the first round', async () => {
  /** @type {string[]} */
  const done = [];
  const work = (/** @type {string} */ name) => async () => done.push(name);
  const given = await alternately(2, { ours: work('A'), floor: work('B') });
  assert.deepEqual(done, ['A', 'B', 'A', 'B', 'A', 'B']);
  assert.deepEqual(given, { ours: [3, 5], floor: [4, 6] });
});
