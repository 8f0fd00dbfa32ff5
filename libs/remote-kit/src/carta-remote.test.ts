import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

it('carta-remote list --json prints what the server says as JSON', async () => {
  const remotes = [
    {
      name: 'mesas',
      version: '1',
      since: 0,
      team: 'Mesas',
      contact: 'mesas@carta.test',
      manifest: '/remotes/mesas/1',
      canary: null,
    },
  ];
  const server = createServer((_request, response) => response.end(JSON.stringify({ remotes })));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carta-team-'));
  const token = path.join(folder, 'token');
  writeFileSync(token, 'carta_x');
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), 'list', '--to', to, '--token-file', token, '--json'];
  const said = new Promise<string>((resolve) => {
    jest.spyOn(console, 'log').mockImplementation(resolve);
    jest.spyOn(console, 'error').mockImplementation(resolve);
  });
  try {
    await import('./carta-remote.ts');
    expect(JSON.parse(await said)).toEqual(remotes);
  } finally {
    process.argv = argv;
    jest.restoreAllMocks();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
