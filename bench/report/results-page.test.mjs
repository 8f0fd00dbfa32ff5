import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resultsPage } from './results-page.mjs';

const page = resultsPage({
  rows: [
    { what: 'reads', unit: 'perSecond', figure: 6000, floor: 10_000, leastRatio: 0.5 },
    { what: 'requests', unit: 'count', figure: 15, floor: 2, mostOf: 12 },
    { what: 'a PDF', unit: 'MB', figure: 3e6, floor: 2e6 },
  ],
  machine: { model: 'a processor, 2 cores, 24 GiB', system: 'Linux', load: '0.1, 0.2, 0.3' },
  loadAfter: '1.1, 1.2, 1.3',
  browser: 'Chromium 141',
  began: new Date('2026-11-21T10:00:00Z'),
  ended: new Date('2026-11-21T10:06:30Z'),
});

describe('the page of results', () => {
  it('says where and when it was measured', () => {
    assert.match(page, /a processor, 2 cores, 24 GiB/);
    assert.match(page, /Linux, Chromium 141/);
    assert.match(page, /2026-11-21 10:00 UTC, 6\.5 minutes; .*before it: 0\.1, 0\.2, 0\.3; after it: 1\.1, 1\.2, 1\.3/);
  });

  it('has a line for each row, its columns under each other', () => {
    const table = page.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| ---'));
    assert.deepEqual(
      table.map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
      [
        ['what', 'Carta', 'floor', 'ratio', 'goal', ''],
        ['reads', '6,000 /s', '10,000 /s', '60 %', '≥ 50 % of the floor', 'met'],
        ['requests', '15', '2', '750 %', '≤ 12', 'missed by 25 %'],
        ['a PDF', '3 MB', '2 MB', '150 %', '', ''],
      ],
    );
    assert.equal(new Set(table.map(({ length }) => length)).size, 1);
  });

  it('counts the goals that are met, of those there are', () => assert.match(page, /^1 of 2 goals are met\./m));
});
