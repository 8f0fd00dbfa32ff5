import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cellsOf, isMet } from './row.mjs';

/** @typedef {import('./row.mjs').Row} Row */

describe('a goal', () => {
  /** @type {[string, Partial<Row>, boolean][]} */
  const cases = [
    ['a figure at its limit', { figure: 10, mostOf: 10 }, true],
    ['a figure over its limit', { figure: 10.1, mostOf: 10 }, false],
    ['a ratio at its limit', { figure: 50, floor: 100, leastRatio: 0.5 }, true],
    ['a ratio under its limit', { figure: 49, floor: 100, leastRatio: 0.5 }, false],
    ['a ratio at its upper limit', { figure: 110, floor: 100, mostRatio: 1.1 }, true],
    ['a ratio over its upper limit', { figure: 111, floor: 100, mostRatio: 1.1 }, false],
    ['a good ratio with a figure over its limit', { figure: 60, floor: 100, leastRatio: 0.5, mostOf: 20 }, false],
  ];
  for (const [what, row, met] of cases) {
    it(`${what} ${met ? 'is met' : 'is missed'}`, () =>
      assert.equal(isMet({ what, unit: 'ms', figure: 0, ...row }), met));
  }
});

describe('what a row shows', () => {
  it('figure, floor, ratio, goal and verdict', () =>
    assert.deepEqual(cellsOf({ what: 'reads', unit: 'perSecond', figure: 6120.4, floor: 12_000, leastRatio: 0.7 }), [
      ...['reads', '6,120 /s', '12,000 /s', '51 %', '≥ 70 % of the floor', 'MISSED'],
    ]));
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
