import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHECK_REPORT, CheckReport, integrityOf, isSigned, readRemoteFolder } from '@carta/publishing';
import { signCommand } from './sign.ts';

let folder: string;
const { privateKey } = generateKeyPairSync('ed25519');
const keyFile = () => path.join(folder, '../operator.pem');
const printed: string[] = [];

beforeEach(async () => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'carta-sign-')), 'dist');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'entry.js'), 'register();');
  const integrity = integrityOf((await readRemoteFolder(folder)) ?? new Map());
  writeFileSync(
    path.join(folder, CHECK_REPORT),
    JSON.stringify({ integrity, panel: '1.0.0', screens: [], checkedAt: 0 }),
  );
  writeFileSync(keyFile(), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  printed.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(path.dirname(folder), { recursive: true });
});

const report = () => CheckReport.parse(JSON.parse(readFileSync(path.join(folder, CHECK_REPORT), 'utf8')));

it('carta-remote sign signs the report of a check, and prints the public key that a server is given', async () => {
  expect(await signCommand.run([folder, '--key', keyFile()])).toBe(0);
  expect(isSigned(report(), createPublicKey(privateKey))).toBe(true);
  const base64 = /REMOTE_SIGNING_KEY=(\S+)$/.exec(printed.join('\n'))?.[1] ?? '';
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  expect(isSigned(report(), key)).toBe(true);
  expect(isSigned(report(), generateKeyPairSync('ed25519').publicKey)).toBe(false);
  expect(isSigned({ ...report(), integrity: { 'entry.js': 'sha384-other' } }, key)).toBe(false);
});

it('carta-remote sign refuses files that are not those that were checked, and a folder without a report', async () => {
  writeFileSync(path.join(folder, 'entry.js'), 'exchanged();');
  expect(await signCommand.run([folder, '--key', keyFile()])).toBe(1);
  expect(report().signature).toBeUndefined();
  rmSync(path.join(folder, CHECK_REPORT));
  expect(await signCommand.run([folder, '--key', keyFile()])).toBe(1);
  expect(printed).toEqual(Array(2).fill('Falta el informe de carta-remote check sobre exactamente estos archivos.'));
});

it('carta-remote sign refuses a key that is missing, of another kind or no key', async () => {
  const { privateKey: other } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(keyFile(), other.export({ type: 'pkcs8', format: 'pem' }));
  for (const args of [[], ['--key', '/nowhere.pem'], ['--key', keyFile()], ['--key', path.join(folder, 'entry.js')]])
    expect(await signCommand.run([folder, ...args])).toBe(1);
  expect(new Set(printed)).toEqual(new Set(['--key tiene que ser el archivo de una clave privada Ed25519, en PEM']));
});
