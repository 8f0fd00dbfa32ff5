import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { median, percentile } from './statistics.mjs';

describe('median', () => {
  it('is the middle figure, whatever their order', () => assert.equal(median([9, 1, 5]), 5));
  it('lies between the middle two of an even number', () => assert.equal(median([1, 10, 4, 2]), 3));
  it('of one figure is that figure', () => assert.equal(median([7]), 7));
  it('of two lies between them', () => assert.equal(median([10, 20]), 15));
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it('is a figure that was measured', () => assert.equal(percentile(hundred, 0.99), 99));
  it('of all is the highest', () => assert.equal(percentile(hundred, 1), 100));
  it('of none is the lowest', () => assert.equal(percentile(hundred, 0), 1));
  it('of nothing is refused', () => assert.throws(() => percentile([], 0.5)));
});
