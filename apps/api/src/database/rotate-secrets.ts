import { ok } from '@carta/domain';
import type { Database } from './database.ts';
import { newSecretKey } from './secret-keys.ts';
import type { Secrets } from './secrets.ts';

type Rotated = { ok: true; value: { sealed: number } } | { ok: false; reason: 'unopenable'; businesses: string[] };

interface Opened {
  /** Of the business. */
  readonly key: string;
  /** Null if no key decrypts it. */
  readonly token: string | null;
}

/**
 * Encrypts every secret with a new key, or with the first of SECRET_KEY, in one transaction. Refuses 'unopenable', and changes nothing, if no key decrypts one.
 * May be interrupted anywhere: the file has the new key before a secret needs it, and the former ones until none does.
 * Writes the file only under the database's write lock, so that nobody encrypts meanwhile.
 */
export async function rotateSecrets(database: Database, secrets: Secrets): Promise<Rotated> {
  const { keys } = secrets;
  let former: string[] = [];
  const rotated = await database.transaction().execute(async (change): Promise<Rotated> => {
    const opened = await openedSecrets(change, secrets);
    const unopenable = opened.filter(({ token }) => token === null).map(({ key }) => key);
    if (unopenable.length > 0) return { ok: false, reason: 'unopenable', businesses: unopenable };

    if (!keys.isFixed) {
      former = keys.read();
      keys.write([newSecretKey(), ...former]);
    }
    await seal(change, opened, secrets);
    return ok({ sealed: opened.length });
  });
  if (rotated.ok && !keys.isFixed) await removeKeys(database, secrets, former);
  return rotated;
}

/** Encrypts every secret with the key of another installation. All of them can be decrypted. */
export async function resealSecrets(database: Database, { from, to }: { from: Secrets; to: Secrets }): Promise<void> {
  await database.transaction().execute(async (change) => seal(change, await openedSecrets(change, from), to));
}

async function seal(change: Database, opened: readonly Opened[], secrets: Secrets): Promise<void> {
  for (const { key, token } of opened) {
    await change
      .updateTable('businesses')
      .set({ mercado_pago_token: secrets.seal(token ?? '', key) })
      .where('key', '=', key)
      .execute();
  }
}

/** Removes keys that no secret needs from the file. */
export async function removeKeys(database: Database, { keys }: Secrets, former: readonly string[]): Promise<void> {
  await database.transaction().execute(async () => keys.write(keys.read().filter((key) => !former.includes(key))));
}

/** Returns the businesses with a secret that no key decrypts. */
export async function unopenableSecrets(database: Database, secrets: Secrets): Promise<string[]> {
  return (await openedSecrets(database, secrets)).filter(({ token }) => token === null).map(({ key }) => key);
}

async function openedSecrets(database: Database, secrets: Secrets): Promise<Opened[]> {
  const rows = await database
    .selectFrom('businesses')
    .select(['key', 'mercado_pago_token as token'])
    .where('mercado_pago_token', 'is not', null)
    .execute();
  return rows.map(({ key, token }) => ({ key, token: unsealOrNull(secrets, token ?? '', key) }));
}

function unsealOrNull(secrets: Secrets, sealed: string, owner: string): string | null {
  try {
    return secrets.unseal(sealed, owner);
  } catch {
    return null;
  }
}
