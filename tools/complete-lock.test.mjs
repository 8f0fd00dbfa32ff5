import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { missingEntries, platformOf } from './complete-lock.mjs';
import { inRoot } from './root.mjs';

describe('the lock file', () => {
  it('has an entry for every system, so that npm ci takes it everywhere', () => {
    assert.deepEqual(missingEntries(JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'))), {});
  });

  it('is completed with what it lacks', () => {
    const packages = {
      'node_modules/nx': {
        version: '24.0.6',
        dev: true,
        optionalDependencies: { '@nx/nx-darwin-arm64': '24.0.6', '@nx/nx-linux-x64-gnu': '24.0.6' },
      },
      'node_modules/@nx/nx-linux-x64-gnu': { version: '24.0.6' },
    };
    assert.deepEqual(missingEntries({ packages }), {
      'node_modules/@nx/nx-darwin-arm64': {
        version: '24.0.6',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
    });
  });

  it('takes an entry beside the package that asks, or above it', () => {
    const optionalDependencies = { fsevents: '2.3.3' };
    for (const place of [
      'node_modules/a/node_modules/b/node_modules/fsevents',
      'node_modules/a/node_modules/fsevents',
      'node_modules/fsevents',
    ]) {
      const packages = { 'node_modules/a/node_modules/b': { optionalDependencies }, [place]: { version: '2.3.3' } };
      assert.deepEqual(missingEntries({ packages }), {});
    }
  });
});

describe('the system that a package of binaries is for', () => {
  for (const [name, platform] of [
    ['@nx/nx-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
    ['@nx/nx-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@swc/core-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@unrs/resolver-binding-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
    ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ]) {
    it(`${name}`, () => assert.deepEqual(platformOf(name), platform));
  }
});
