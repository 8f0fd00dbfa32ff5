import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ok, refused } from '@carta/domain';
import { withShellOfKit } from './panel-shell.ts';

let folder: string;
let tarball: string;

/** A packed kit with a shell. */
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-kit-'));
  tarball = path.join(folder, 'kit.tgz');
  const site = path.join(folder, 'package/dist/site');
  for (const inside of ['shell', 'assets/shell']) mkdirSync(path.join(site, inside), { recursive: true });
  writeFileSync(path.join(site, 'shell/server.js'), 'module.exports = { panelOffer: null };');
  writeFileSync(path.join(site, 'assets/shell/assets.json'), '{"entries":["shell.js"]}');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('what is found in the shell of a packed kit, or refused there, comes back as it is', async () => {
  expect(await withShellOfKit(tarball, ({ assets }) => Promise.resolve(ok(assets)))).toEqual(
    ok({ entries: ['shell.js'] }),
  );
  expect(await withShellOfKit(tarball, () => Promise.resolve(refused('no se abre')))).toEqual(refused('no se abre'));
});

it('a check that breaks in the shell of a packed kit is no fault of the package', async () => {
  const broken = withShellOfKit(tarball, () => Promise.reject(new Error('the browser is gone')));
  await expect(broken).rejects.toThrow('the browser is gone');
});

it('a file without a shell is refused with its name', async () => {
  writeFileSync(tarball, 'text');
  expect(await withShellOfKit(tarball, ({ assets }) => Promise.resolve(ok(assets)))).toEqual({
    ok: false,
    reason: expect.stringContaining(`${tarball}: no se puede leer como paquete de remote-kit`),
  });
});
