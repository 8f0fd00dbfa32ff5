import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../root.mjs';
import { imageMajor, LTS_VERSION } from './lts-node.mjs';

const read = (/** @type {string} */ file) => readFileSync(inRoot(file), 'utf8');

test('the image, the manual and the tests of .ci/run name one LTS of Node, newer than the oldest that is supported', () => {
  const [major = ''] = LTS_VERSION.split('.');
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
  assert.deepEqual([images, imageMajor()], [[major, major], major]);
  assert.match(read('docs/operate.md'), new RegExp(`setup_${major}\\.x`));
  assert.match(read('.ci/run'), /^npm run test:lts$/m);
  const { engines } = JSON.parse(read('package.json'));
  assert.equal(engines.node, '>=20.19.0');
});
