import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { underLock } from './build-lock.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-lock-'));
const lock = path.join(folder, 'deep/.building');
after(() => rmSync(folder, { recursive: true }));

describe('the lock of the build', () => {
  it('lets one work at a time', async () => {
    const story = [];
    const work = (name) => () =>
      new Promise((resolve) => {
        story.push(`${name} begins`);
        setImmediate(() => resolve(story.push(`${name} ends`)));
      });
    await Promise.all([underLock(lock, work('first')), underLock(lock, work('second'))]);
    assert.deepEqual(story, ['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('is given back when the work fails', async () => {
    await assert.rejects(
      underLock(lock, () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal(existsSync(lock), false);
  });

  it('that a dead process left is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    writeFileSync(lock, String(pid));
    assert.equal(await underLock(lock, async () => 'done'), 'done');
  });
});
