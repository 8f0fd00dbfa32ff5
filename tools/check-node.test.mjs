import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'acorn';
import { inRoot } from './root.mjs';

const CHECK = inRoot('tools/check-node.cjs');

/** Runs the check as if this were Node `version`. */
const checkAs = (version) => {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require(${JSON.stringify(CHECK)})`;
  return spawnSync(process.execPath, ['-e', pretend], { encoding: 'utf8' });
};

describe('the check of the Node version', () => {
  for (const version of ['4.9.1', '18.20.8', '20.0.0', '20.18.3']) {
    it(`refuses ${version} in one line`, () => {
      const { status, stderr } = checkAs(version);
      assert.equal(status, 1);
      assert.equal(stderr, `Carta needs Node 20.19.0 or newer; this is ${version}.\n`);
    });
  }
  for (const version of ['20.19.0', '20.20.2', '21.0.0', '22.1.0', '100.0.0']) {
    it(`lets ${version} pass`, () => assert.equal(checkAs(version).status, 0));
  }

  it('is read by a Node that knows nothing newer than ES5', () => {
    assert.doesNotThrow(() => parse(readFileSync(CHECK, 'utf8'), { ecmaVersion: 5 }));
  });

  for (const command of ['start', 'dev', 'test', 'build', 'carta']) {
    it(`comes before npm ${command}`, () => {
      const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
      assert.match(scripts[command], /^exec node -r \.\/tools\/check-node\.cjs tools\/[a-z-]+\.mjs$/);
    });
  }
});
