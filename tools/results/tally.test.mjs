import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { clearResults, closingLine, readTally, sum, withExitCode } from './tally.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-tally-'));
after(() => rmSync(folder, { recursive: true }));

const tallyOf = (runner, results) => {
  const file = path.join(folder, 'results.json');
  writeFileSync(file, JSON.stringify(results));
  return readTally(runner, file);
};

it('results of an earlier run are removed, and a folder that is missing is made', () => {
  const [old, missing] = ['old/results.json', 'new/results.json'].map((name) => path.join(folder, name));
  clearResults([old]);
  writeFileSync(old, '{}');
  clearResults([old, missing]);
  assert.deepEqual([readdirSync(path.dirname(old)), readdirSync(path.dirname(missing))], [[], []]);
});

describe('what a runner counted', () => {
  const jest = { numPassedTests: 7, numTotalTests: 7, numRuntimeErrorTestSuites: 0 };
  const playwright = { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
  /** @type {[string, string, object, object][]} */
  const cases = [
    ['all good in jest', 'jest', jest, { passed: 7, failed: 0 }],
    ['failed and skipped tests in jest', 'jest', { ...jest, numTotalTests: 10 }, { passed: 7, failed: 3 }],
    ['a jest file that does not load', 'jest', { ...jest, numRuntimeErrorTestSuites: 1 }, { passed: 7, failed: 1 }],
    ['no test in jest', 'jest', { ...jest, numPassedTests: 0, numTotalTests: 0 }, { passed: 0, failed: 1 }],
    ['all good in a browser', 'playwright', playwright, { passed: 5, failed: 0 }],
    [
      'failed, flaky and skipped tests in a browser',
      'playwright',
      { ...playwright, stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 } },
      { passed: 5, failed: 3 },
    ],
    ['a browser run that broke', 'playwright', { ...playwright, errors: [{}] }, { passed: 5, failed: 1 }],
    ["Node's runner", 'node', { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
  ];
  for (const [what, runner, results, tally] of cases) {
    it(what, () => assert.deepEqual(tallyOf(runner, results), tally));
  }

  it('a run that left no results failed', () => {
    assert.deepEqual(readTally('jest', path.join(folder, 'missing.json')), { passed: 0, failed: 1 });
  });
});

describe('the sum', () => {
  it('adds up what passed and what failed', () => {
    assert.deepEqual(
      sum([
        { passed: 3, failed: 1 },
        { passed: 2, failed: 0 },
      ]),
      { passed: 5, failed: 1 },
    );
  });
  it('takes a bad exit code for a failure where none was counted', () => {
    assert.deepEqual(withExitCode({ passed: 3, failed: 0 }, 1), { passed: 3, failed: 1 });
    assert.deepEqual(withExitCode({ passed: 3, failed: 2 }, 1), { passed: 3, failed: 2 });
    assert.deepEqual(withExitCode({ passed: 3, failed: 0 }, 0), { passed: 3, failed: 0 });
  });
  it('is told in one line', () => assert.equal(closingLine({ passed: 12, failed: 0 }), '12 passed, 0 failed'));
});
