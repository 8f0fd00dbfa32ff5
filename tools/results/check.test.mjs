import assert from 'node:assert/strict';
import { before, describe, it, mock } from 'node:test';
import { Refusal } from '../command/refusal.mjs';
import { check } from './check.mjs';

describe('a kind of check', () => {
  before(() =>
    ['log', 'error'].forEach((name) => mock.method(console, /** @type {'log' | 'error'} */ (name), () => {})),
  );
  const tally = () => ({ passed: 7, failed: 0 });

  it('that counts nothing counts as one test', async () => {
    assert.deepEqual(await check('Types', async () => 0), { passed: 1, failed: 0 });
    assert.deepEqual(await check('Types', async () => 2), { passed: 0, failed: 1 });
  });
  it('that has counted tests gives their number, and a failure where its exit code says so', async () => {
    assert.deepEqual(await check('Unit', async () => 0, tally), { passed: 7, failed: 0 });
    assert.deepEqual(await check('Unit', async () => 1, tally), { passed: 7, failed: 1 });
  });
  for (const error of [new Refusal('Could not be built.'), new TypeError('a fault of the tool')]) {
    it(`that throws a ${error.constructor.name} has failed`, async () => {
      assert.deepEqual(await check('Build', () => Promise.reject(error)), { passed: 0, failed: 1 });
    });
  }
});
