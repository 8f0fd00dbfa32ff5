import assert from 'node:assert/strict';
import { it } from 'node:test';
import { inTurns } from './in-turns.mjs';

it('works take turns, and the first round does not count', async () => {
  /** @type {string[]} */
  const done = [];
  const work = (/** @type {string} */ name) => async () => done.push(name);
  const given = await inTurns(2, { ours: work('A'), floor: work('B') });
  assert.deepEqual(done, ['A', 'B', 'A', 'B', 'A', 'B']);
  assert.deepEqual(given, { ours: [3, 5], floor: [4, 6] });
});
