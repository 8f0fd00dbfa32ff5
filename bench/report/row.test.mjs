import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellsOf, hasGoal, missedBy } from './row.mjs';

/** @typedef {import('./row.mjs').Row} Row */

describe('a goal', () => {
  /** @type {[string, Partial<Row>, number][]} */
  const cases = [
    ['a figure under its limit', { figure: 4, mostOf: 10 }, 0],
    ['a figure at its limit', { figure: 10, mostOf: 10 }, 0],
    ['a figure over its limit', { figure: 15, mostOf: 10 }, 0.5],
    ['a ratio at its limit', { figure: 50, floor: 100, leastRatio: 0.5 }, 0],
    ['a ratio under its limit', { figure: 25, floor: 100, leastRatio: 0.5 }, 0.5],
    ['a ratio at its upper limit', { figure: 150, floor: 100, mostRatio: 1.5 }, 0],
    ['a ratio over its upper limit', { figure: 300, floor: 100, mostRatio: 1.5 }, 1],
    ['a good ratio with a figure over its limit', { figure: 60, floor: 100, leastRatio: 0.5, mostOf: 20 }, 2],
    ['a floor of nothing', { figure: 10, floor: 0, mostOf: 10 }, 0],
    ['none', { figure: 10, floor: 2 }, 0],
  ];
  for (const [what, row, missed] of cases) {
    it(`${what} is ${missed === 0 ? 'met' : `missed by ${missed}`}`, () =>
      assert.equal(missedBy({ what, unit: 'ms', figure: 0, ...row }), missed));
  }

  it('may be a figure or a ratio', () => {
    const row = { what: '', unit: /** @type {const} */ ('ms'), figure: 1, floor: 2 };
    assert.equal(hasGoal(row), false);
    for (const goal of [{ mostOf: 0 }, { leastRatio: 0 }, { mostRatio: 0 }])
      assert.ok(hasGoal({ ...row, ...goal }), JSON.stringify(goal));
  });
});

describe('what a row shows', () => {
  it('figure, floor, ratio, goal and verdict', () =>
    assert.deepEqual(cellsOf({ what: 'reads', unit: 'perSecond', figure: 6120.4, floor: 12_000, leastRatio: 0.7 }), [
      'reads',
      '6,120 /s',
      '12,000 /s',
      '51 %',
      '≥ 70 % of the floor',
      'missed by 27 %',
    ]));
  it('a goal that is met', () =>
    assert.equal(cellsOf({ what: '', unit: 'ms', figure: 9.9, mostOf: 10 }).at(-1), 'met'));
  it('a goal that is missed by little, to a tenth', () =>
    assert.equal(cellsOf({ what: '', unit: 'ms', figure: 10.04, mostOf: 10 }).at(-1), 'missed by 0.4 %'));
  it('each unit in its own way', () => {
    const shown = (/** @type {Row['unit']} */ unit, /** @type {number} */ figure) =>
      cellsOf({ what: '', unit, figure })[1];
    assert.deepEqual(
      [
        shown('ms', 2.34),
        shown('ms', 23.4),
        shown('s', 1234),
        shown('kB', 19_960),
        shown('MB', 99e6),
        shown('count', 8),
      ],
      ['2.3 ms', '23 ms', '1.23 s', '20.0 kB', '99 MB', '8'],
    );
  });
  it('no goal, no verdict', () =>
    assert.deepEqual(cellsOf({ what: 'a floor', unit: 'count', figure: 3 }).slice(2), ['', '', '', '']));
});
