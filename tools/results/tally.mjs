import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number }} Tally */

/** A test that was left out proves nothing: it counts as failed. */
const READERS = {
  /** @returns {Tally} */
  jest: ({ numPassedTests, numTotalTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + numRuntimeErrorTestSuites,
  }),
  /** @returns {Tally} */
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
  /** @returns {Tally} */
  node: ({ passed, failed }) => ({ passed, failed }),
};

/**
 * Removes what earlier runs left in these files, and makes their folders, which Jest does not.
 * @param {string[]} files
 */
export function clearResults(files) {
  for (const file of files) {
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
  }
}

/**
 * What a runner says of its run in its results file. A run that left none, or ran nothing, failed once.
 * @param {keyof typeof READERS} runner
 * @param {string} file
 * @returns {Tally}
 */
export function readTally(runner, file) {
  const tally = existsSync(file) ? READERS[runner](JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  return tally.passed + tally.failed > 0 ? tally : { passed: 0, failed: 1 };
}

/**
 * A run whose exit code says that it failed has failed, whatever it counted.
 * @param {Tally} tally
 * @param {number} code
 * @returns {Tally}
 */
export const withExitCode = (tally, code) => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally);

/** @param {Tally[]} tallies */
export const sum = (tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** @param {Tally} tally */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
