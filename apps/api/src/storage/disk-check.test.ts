import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDiskCheck } from './disk-check.ts';

const FULL = 'El disco del servidor está lleno o no responde';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/carta-disk-`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the check of the disk', () => {
  it('the check of the disk passes while there is space', async () => {
    expect(await openDiskCheck(folder, { minFreeBytes: 1 }).failure()).toBeNull();
  });

  it('the check of the disk fails where less space is free than the server needs', async () => {
    expect(await openDiskCheck(folder, { minFreeBytes: Number.MAX_SAFE_INTEGER }).failure()).toBe(FULL);
  });

  it('the check of the disk passes again after a refused write once another one succeeds, of which nothing stays', async () => {
    const disk = openDiskCheck(folder, { minFreeBytes: 1 });
    disk.noteRefusal();
    expect(await disk.failure()).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });
});
