import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportProblems } from './report-problems.mjs';

const RELEASED = '## API\n\n```ts\n\nexport function priced(price: Price): string;\n\n```\n';
const CHANGED = RELEASED.replace('price: Price', 'price: number');
const released = { name: 'domain', last: '1.4.2', released: RELEASED };

describe('reportProblems', () => {
  it('a package is packed if its report is of today and its version says the change', () => {
    const one = { version: '2.0.0', today: CHANGED, written: CHANGED, ...released };
    assert.deepEqual(reportProblems(one), []);
  });

  it('a package with a report that is not of today is not packed', () => {
    const one = { version: '1.4.2', today: RELEASED, written: CHANGED, ...released };
    assert.deepEqual(reportProblems(one), [
      'the report of @carta/domain is not of today: `npm run api-report` writes it',
    ]);
  });

  it('a package whose version does not say what changed since its last release is not packed', () => {
    const one = { version: '1.5.0', today: CHANGED, written: CHANGED, ...released };
    const change = '{"removed":[],"changed":["priced"],"grown":[],"added":[]}';
    assert.deepEqual(reportProblems(one), [
      `the version of @carta/domain does not say what changed since 1.4.2: 1.5.0 has to be 2.0.0 at least: ${change}`,
    ]);
  });

  it('a changed export that breaks nobody needs a minor version', () => {
    const one = { today: CHANGED, written: CHANGED, ...released, compatible: ['priced'] };
    assert.deepEqual(reportProblems({ ...one, version: '1.5.0' }), []);
    assert.match(reportProblems({ ...one, version: '1.4.3' }).join(), /1\.4\.3 has to be 1\.5\.0 at least/);
  });

  it('a package is not packed while compatible-changes.json names an export that has not changed', () => {
    const one = { version: '1.5.0', today: RELEASED, written: RELEASED, ...released };
    assert.deepEqual(reportProblems({ ...one, compatible: ['priced'] }), [
      'compatible-changes.json names @carta/domain priced, which has not changed since 1.4.2',
    ]);
  });
});
