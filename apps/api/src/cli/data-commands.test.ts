import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'libsql';
import { newSecretKey } from '../database/secret-keys.ts';
import { openStores } from '../stores.ts';
import { carta } from '../testing/carta.ts';
import { storedToken } from '../testing/stored-token.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'carta-rotate-'));
  const stores = await openStores({ dataDir, publicUrl: 'http://carta.test' });
  if (!stores.ok) throw new Error(stores.reason);
  const mercadoPago = { active: true, accessToken: 'APP_USR-1' };
  for (const key of ['higuera', 'otra']) await stores.value.businesses.create(key, { name: key, mercadoPago });
  await stores.value.close();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const key = () => readFileSync(path.join(dataDir, 'secret.key'), 'utf8');

it('secrets rotate replaces the key and reports how many tokens it encrypted', async () => {
  const former = key();
  const result = await carta(dataDir, ['secrets', 'rotate']);
  expect(result).toEqual({ code: 0, out: '', err: 'Se cambió la clave: se volvieron a cifrar 2 tokens\n' });
  expect(key()).not.toBe(former);
});

it('secrets rotate encrypts the tokens with the first key of SECRET_KEY, so that the others can be left out', async () => {
  const file = path.join(dataDir, 'secret.key');
  const [former, first] = [key().trim(), newSecretKey()];
  rmSync(file);
  const SECRET_KEY = `${first},${former}`;
  const result = await carta(dataDir, ['secrets', 'rotate'], undefined, undefined, { SECRET_KEY });
  expect(result).toMatchObject({ code: 0, out: '' });
  expect(result.err).toContain('se volvieron a cifrar 2 tokens');
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, first);
  expect(storedToken(dataDir, 'otra')).toBe('APP_USR-1');
});

it('a restore keeps only the key of the backup', async () => {
  const archive = path.join(dataDir, 'carta.tar');
  await carta(dataDir, ['backup', archive]);
  const former = key();
  await carta(dataDir, ['secrets', 'rotate']);
  expect(key()).not.toBe(former);
  expect(await carta(dataDir, ['restore', archive])).toMatchObject({ code: 0, out: '' });
  expect([key(), storedToken(dataDir, 'otra')]).toEqual([former, 'APP_USR-1']);
});

it('a restore where SECRET_KEY holds the keys encrypts the tokens with them', async () => {
  const archive = path.join(dataDir, 'carta.tar');
  await carta(dataDir, ['backup', archive]);
  const SECRET_KEY = newSecretKey();
  const elsewhere = path.join(dataDir, 'elsewhere');
  const restored = await carta(elsewhere, ['restore', archive], undefined, undefined, { SECRET_KEY });
  expect(restored).toMatchObject({ code: 0, out: '' });
  writeFileSync(path.join(elsewhere, 'secret.key'), SECRET_KEY);
  expect(storedToken(elsewhere, 'otra')).toBe('APP_USR-1');
});

it('secrets rotate names the businesses whose token no key decrypts, and changes nothing', async () => {
  const former = key();
  const file = new Sqlite(path.join(dataDir, 'carta.db'));
  file.exec("update businesses set mercado_pago_token = 'v1.a.b.c' where key = 'otra'");
  file.close();
  const result = await carta(dataDir, ['secrets', 'rotate']);
  expect([result.code, result.out]).toEqual([1, '']);
  expect(result.err).toBe('otra: ninguna clave de secret.key abre su token de MercadoPago\nNo se cambió nada.\n');
  expect(key()).toBe(former);
});
