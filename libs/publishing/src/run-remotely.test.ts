import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { RemoteFailure, TrialUse } from '@carta/contract';
import { integrityOf, readRemoteFolder, versionOf } from './remote-output.ts';
import { runRemotely } from './run-remotely.ts';

const MAP = { version: 3, names: [], sources: ['webpack://mesas/./src/main-screen.tsx'], mappings: 'AAEI' };

const home = process.cwd();
let folder: string;
let server: Server;
let answer: { errors: RemoteFailure[]; trial: TrialUse | null };
let asked: string[];

/** A team's folder with a build, and a server. */
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'carta-team-'));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/mesas.js'), 'broken();');
  writeFileSync(path.join(folder, 'dist/mesas.js.map'), JSON.stringify(MAP));
  writeFileSync(path.join(folder, 'token'), 'carta_x\n');
  process.chdir(folder);
  asked = [];
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? ''}`);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  server.close();
});

const errors = () =>
  runRemotely([
    'errors',
    'mesas',
    '--token-file',
    'token',
    '--to',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  ]);

it('carta-remote errors shows the figures of a trial, and each error with its places in the sources of the version that is built in the folder', async () => {
  const built = versionOf(integrityOf((await readRemoteFolder('dist')) ?? new Map()));
  const failure = {
    phase: 'render' as const,
    message: 'Error: broken\u001b[2J',
    stack: 'Error: broken\n    at Main (https://panel.test/remotes/mesas/v/mesas.js:1:3)',
    path: '/panel/mesas',
    firstAt: 0,
    lastAt: Date.parse('2026-11-25T23:00:00Z'),
  };
  answer = {
    errors: [
      { ...failure, version: built, count: 3 },
      { ...failure, version: 'older', count: 1 },
    ],
    trial: {
      group: { percent: 10, businesses: [] },
      canary: { version: built, opened: 40, sessions: 9, failed: 2 },
      stable: { version: null, opened: 0, sessions: 0, failed: 0 },
    },
  };
  expect(await errors()).toEqual({
    ok: true,
    found: answer,
    lines: [
      'En los últimos 10 minutos, a prueba para el 10 % de los negocios:',
      `  ${built}: 40 aperturas, 2 de 9 sesiones con errores`,
      '  los demás, ninguna: 0 aperturas, 0 de 0 sesiones con errores',
      `3 veces  ${built}  render  2026-11-25T23:00:00Z  /panel/mesas`,
      '  Error: broken[2J',
      '  Error: broken',
      '  at Main (src/main-screen.tsx:3:5)',
      '1 vez  older  render  2026-11-25T23:00:00Z  /panel/mesas',
      '  Error: broken[2J',
      '  Error: broken',
      '  at Main (https://panel.test/remotes/mesas/v/mesas.js:1:3)',
    ],
  });
  expect(asked).toEqual(['/api/remotes/mesas/errors Bearer carta_x']);
});

it('carta-remote errors says so where nothing failed', async () => {
  answer = { errors: [], trial: null };
  expect(await errors()).toEqual({ ok: true, lines: ['No falló nada'], found: answer });
});
