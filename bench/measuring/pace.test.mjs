import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pace } from './pace.mjs';

it('pace begins each work in its time, also while those before have not ended, and gives how long each took', async () => {
  /** @type {(() => void)[]} */
  const waiting = [];
  const began = performance.now();
  const latencies = await pace(
    { perSecond: 200, ms: 50 },
    (nth) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (nth === 9) for (const end of waiting) end();
      }),
  );
  assert.equal(latencies.length, 10);
  // The tenth begins after 45 ms; a timer may end a moment too early.
  assert.ok(performance.now() - began >= 40);
  assert.ok(latencies[0] > latencies[9]);
});
