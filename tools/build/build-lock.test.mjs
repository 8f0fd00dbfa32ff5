import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { withLock } from './build-lock.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-lock-'));
const lock = path.join(folder, 'deep/.building');
after(() => rmSync(folder, { recursive: true }));

describe('withLock', () => {
  it('concurrent calls run one after the other', async () => {
    const events = [];
    const work = (name) => () =>
      new Promise((resolve) => {
        events.push(`${name} begins`);
        setImmediate(() => resolve(events.push(`${name} ends`)));
      });
    await Promise.all([withLock(lock, work('first')), withLock(lock, work('second'))]);
    assert.deepEqual(events, ['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('the lock is released when the work fails', async () => {
    await assert.rejects(
      withLock(lock, () => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal(existsSync(lock), false);
  });

  it('the lock of a dead process is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    writeFileSync(lock, String(pid));
    assert.equal(await withLock(lock, async () => 'done'), 'done');
  });
});
