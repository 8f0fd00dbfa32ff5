import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStores, type Stores } from '../stores.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { rotateSecrets } from './rotate-secrets.ts';
import { openSecrets, secretsWith, type Secrets } from './secrets.ts';

interface Program {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly stores: Stores;
}

let folder: string;
let opened: Program[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'carta-rotate-'));
  opened = [];
  const { businesses } = (await program()).stores;
  await businesses.create('higuera', { name: 'La Higuera', mercadoPago: { active: true, accessToken: 'APP-higuera' } });
  await businesses.create('otra', { name: 'Otra', mercadoPago: { active: true, accessToken: 'APP-otra' } });
  await businesses.create('sin-token', { name: 'Sin token' });
});
afterEach(async () => {
  for (const { database, stores } of opened) await Promise.all([database.destroy(), stores.close()]);
  rmSync(folder, { recursive: true });
});

/** Opens the data once more, as a server beside the command line does. */
async function program(): Promise<Program> {
  const database = await openDatabase(folder);
  const secrets = openSecrets(folder);
  const stores = await openStores({ dataDir: folder, publicUrl: 'http://carta.test' });
  if (!database.ok || !secrets.ok || !stores.ok) throw new Error('the folder cannot be opened');
  const running = { database: database.value.database, secrets: secrets.value, stores: stores.value };
  opened.push(running);
  return running;
}

const keysInFile = () => readFileSync(path.join(folder, 'secret.key'), 'utf8').trim().split('\n');

async function storedTokens(): Promise<[key: string, sealed: string][]> {
  const rows = await opened[0]!.database
    .selectFrom('businesses')
    .select(['key', 'mercado_pago_token as token'])
    .where('mercado_pago_token', 'is not', null)
    .orderBy('key')
    .execute();
  return rows.map(({ key, token }) => [key, token ?? '']);
}

/** Returns the tokens as a newly started program decrypts them. */
async function tokensNow(): Promise<string[]> {
  const { secrets } = await program();
  return (await storedTokens()).map(([key, sealed]) => secrets.unseal(sealed, key));
}

const TOKENS = ['APP-higuera', 'APP-otra'];

it('a signature from before a rotation is not valid after it', async () => {
  const [{ database, secrets }] = opened as [Program];
  const signature = secrets.sign('a known browser');
  expect(secrets.isSigned('a known browser', signature)).toBe(true);
  await rotateSecrets(database, secrets);
  expect(secrets.isSigned('a known browser', signature)).toBe(false);
});

it('a rotation leaves one new key, which encrypts every token', async () => {
  const [{ database, secrets }] = opened as [Program];
  const [former] = keysInFile();
  const before = await storedTokens();
  expect(await rotateSecrets(database, secrets)).toEqual({ ok: true, value: { sealed: 2 } });
  expect(keysInFile()).toHaveLength(1);
  expect(keysInFile()).not.toContain(former);
  expect(await tokensNow()).toEqual(TOKENS);
  const withFormer = secretsWith({ isFixed: false, read: () => [former ?? ''], write: () => {} });
  for (const [nth, [key, sealed]] of (await storedTokens()).entries()) {
    expect(sealed).not.toBe(before[nth]?.[1]);
    expect(() => withFormer.unseal(sealed, key)).toThrow();
  }
});

it('a rotation is effective at once in running programs', async () => {
  const server = await program();
  await rotateSecrets(opened[0]!.database, opened[0]!.secrets);
  await server.stores.businesses.save('otra', { mercadoPago: { active: true, accessToken: 'APP-nueva' } });
  expect(await tokensNow()).toEqual(['APP-higuera', 'APP-nueva']);
  const sealed = await storedTokens();
  expect(sealed.map(([key, token]) => server.secrets.unseal(token, key))).toEqual(['APP-higuera', 'APP-nueva']);
});

it('a rotation may be interrupted after each step, and the next one completes it', async () => {
  const [{ database, secrets }] = opened as [Program];
  for (const interruptedAt of [1, 2]) {
    let writes = 0;
    const keys = {
      isFixed: false,
      read: () => secrets.keys.read(),
      write: (written: readonly string[]) => {
        writes += 1;
        if (writes === interruptedAt) throw new Error('interrupted');
        secrets.keys.write(written);
      },
    };
    await expect(rotateSecrets(database, secretsWith(keys))).rejects.toThrow('interrupted');
    expect(await tokensNow()).toEqual(TOKENS);
  }
  await rotateSecrets(database, secrets);
  expect([await tokensNow(), keysInFile().length]).toEqual([TOKENS, 1]);
});

it('a rotation with a token that no key decrypts is refused and changes nothing', async () => {
  const [{ database, secrets }] = opened as [Program];
  await database.updateTable('businesses').set({ mercado_pago_token: 'v1.a.b.c' }).where('key', '=', 'otra').execute();
  const before = [keysInFile(), await storedTokens()];
  expect(await rotateSecrets(database, secrets)).toEqual({ ok: false, reason: 'unopenable', businesses: ['otra'] });
  expect([keysInFile(), await storedTokens()]).toEqual(before);
});
