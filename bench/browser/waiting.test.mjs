import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitsOf } from './waiting.mjs';

describe('how many requests one waits for', () => {
  /** @type {[string, [start: number, end: number][], number[]][]} */
  const cases = [
    ['the page waits for none', [[0, 100]], [0]],
    [
      'what is asked for together waits for the page alone',
      [
        [0, 100],
        [110, 210],
        [130, 190],
        [150, 260],
      ],
      [0, 1, 1, 1],
    ],
    [
      'what is asked for while the page arrives waits for it too',
      [
        [0, 100],
        [40, 90],
      ],
      [0, 1],
    ],
    [
      'each that follows the end of another waits for one more',
      [
        [0, 100],
        [110, 210],
        [220, 320],
        [330, 430],
      ],
      [0, 1, 2, 3],
    ],
    [
      'the longest way counts',
      [
        [0, 100],
        [110, 400],
        [110, 210],
        [220, 320],
        [330, 380],
        [410, 500],
      ],
      [0, 1, 1, 2, 3, 4],
    ],
    [
      'one that is never answered lets nobody wait',
      [
        [0, 100],
        [110, Infinity],
        [300, 400],
      ],
      [0, 1, 1],
    ],
    [
      'they may be given in any order but the first',
      [
        [0, 100],
        [220, 320],
        [110, 210],
      ],
      [0, 1, 2],
    ],
    [
      'an answer at the very start of the next one counts',
      [
        [0, 100],
        [100, 200],
        [200, 300],
      ],
      [0, 1, 2],
    ],
  ];
  for (const [what, times, expected] of cases) {
    it(what, () => {
      const requests = times.map(([startedAt, endedAt]) => ({ startedAt, endedAt }));
      assert.deepEqual(
        waitsOf(requests).map(({ waits }) => waits),
        expected,
      );
    });
  }
});
