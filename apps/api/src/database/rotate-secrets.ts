import { ok } from '@carta/domain';
import type { Database } from './open-database.ts';
import { newSecretKey } from './secret-keys.ts';
import type { Secrets } from './secrets.ts';

type Rotated = { ok: true; value: { sealed: number } } | { ok: false; reason: 'unopenable'; businesses: string[] };

/**
 * Puts every secret under a new key, in one transaction; refuses, and changes nothing, where one cannot be opened.
 * The new key is in the file before anything is sealed with it, and the former ones until nothing needs them, so that
 * it may be interrupted anywhere. Both writes of the file are made under the lock for writing: nobody seals meanwhile.
 */
export async function rotateSecrets(database: Database, secrets: Secrets): Promise<Rotated> {
  const { keys } = secrets;
  let former: string[] = [];
  const rotated = await database.transaction().execute(async (change): Promise<Rotated> => {
    const opened = await openedSecrets(change, secrets);
    const unopenable = opened.filter(({ token }) => token === null).map(({ key }) => key);
    if (unopenable.length > 0) return { ok: false, reason: 'unopenable', businesses: unopenable };

    former = keys.read();
    keys.write([newSecretKey(), ...former]);
    for (const { key, token } of opened) {
      await change
        .updateTable('businesses')
        .set({ mercado_pago_token: secrets.seal(token ?? '', key) })
        .where('key', '=', key)
        .execute();
    }
    return ok({ sealed: opened.length });
  });
  if (rotated.ok) await forgetKeys(database, secrets, former);
  return rotated;
}

/** Takes keys out of the file that nothing is sealed with any more. */
export async function forgetKeys(database: Database, { keys }: Secrets, former: readonly string[]): Promise<void> {
  await database.transaction().execute(async () => keys.write(keys.read().filter((key) => !former.includes(key))));
}

/** The businesses with a secret that no key opens. */
export async function unopenableSecrets(database: Database, secrets: Secrets): Promise<string[]> {
  return (await openedSecrets(database, secrets)).filter(({ token }) => token === null).map(({ key }) => key);
}

async function openedSecrets(database: Database, secrets: Secrets): Promise<{ key: string; token: string | null }[]> {
  const rows = await database
    .selectFrom('businesses')
    .select(['key', 'mercado_pago_token as token'])
    .where('mercado_pago_token', 'is not', null)
    .execute();
  return rows.map(({ key, token }) => ({ key, token: opening(secrets, token ?? '', key) }));
}

function opening(secrets: Secrets, sealed: string, owner: string): string | null {
  try {
    return secrets.unseal(sealed, owner);
  } catch {
    return null;
  }
}
