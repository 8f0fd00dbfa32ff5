import { writeFileSync } from 'node:fs';

/**
 * A reporter for Node's test runner: tells what failed, and leaves the figures in test-results.json.
 * @param {AsyncIterable<{ type: string, data: any }>} source
 */
export default async function* report(source) {
  const results = { passed: 0, failed: 0 };
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A suite is not a test; one that could not be run at all is a failure.
    const isSuite = data.details.type === 'suite' && data.details.error?.failureType !== 'hookFailed';
    if (isSuite) continue;
    const passed = type === 'test:pass' && !data.skip && !data.todo;
    results[passed ? 'passed' : 'failed'] += 1;
    if (!passed) yield `✗ ${data.name}\n${data.details.error?.cause?.stack ?? data.details.error ?? 'left out'}\n\n`;
  }
  writeFileSync('test-results.json', JSON.stringify(results));
  yield `${results.passed} of ${results.passed + results.failed} tests passed\n`;
}
