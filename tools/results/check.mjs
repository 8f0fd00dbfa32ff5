import { lineOf } from '../command/run-command.mjs';
import { withExitCode } from './tally.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Runs one kind of check and prints its result. Without a tally of its own it counts as one test; work that throws has failed.
 * @param {string} what
 * @param {() => Promise<number>} work gives the exit code
 * @param {() => Tally} [tallyOf]
 * @returns {Promise<Tally>}
 */
export async function check(what, work, tallyOf = () => ({ passed: 0, failed: 0 })) {
  console.log(`\n${what}…`);
  const started = Date.now();
  const code = await work().catch((error) => {
    console.error(lineOf(error) ?? error);
    return 1;
  });
  const counted = withExitCode(tallyOf(), code);
  const tally = counted.passed + counted.failed > 0 ? counted : { passed: 1, failed: 0 };
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? '✓' : '✗'} ${what}: ${tally.passed} good, ${tally.failed} bad (${seconds} s)`);
  return tally;
}
