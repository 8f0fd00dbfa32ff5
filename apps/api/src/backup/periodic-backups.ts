import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ok, refused, type Result } from '@carta/domain';
import type { BackupPlace } from '../storage/backup-place.ts';
import { whyNotWritten } from '../storage/why-not-written.ts';
import type { BackupRunsStore } from './backup-runs.store.ts';
import { checkBackup } from './restore-backup.ts';
import { saveBackup, type BackupSource } from './save-backup.ts';
import { inStagingFolder } from './staging.ts';

/** How long a process that has died keeps others from making the backup, in ms. */
const TURN = 3_600_000;

export interface PeriodicBackups {
  readonly place: BackupPlace;
  /** In ms. */
  readonly every: number;
  /** How many archives are kept. */
  readonly keep: number;
  /** Encrypts the archives; null leaves them as they are. */
  readonly passphrase: string | null;
  readonly runs: BackupRunsStore;
  readonly source: BackupSource;
  /** Called with the result of each. */
  readonly onResult: (result: Result<string>) => void;
}

/** Makes a backup now and after every pause, a tenth of it after a failure, until `signal` aborts; leaves out those that another process makes. */
export async function makeBackups(options: PeriodicBackups, signal: AbortSignal): Promise<void> {
  const holder = randomUUID();
  const { every, runs, place, onResult } = options;
  while (!signal.aborted) {
    let due = Date.now() + every;
    if (await runs.begin({ target: place.address, holder, every, lasts: TURN })) {
      const result = await makeBackup(options).catch((error: unknown) => refused(String(error)));
      await runs.end(place.address, holder, result.ok ? null : result.reason);
      if (!result.ok) due -= every * 0.9;
      onResult(result);
    }
    await wait(Math.max(0, due - Date.now()), undefined, { signal }).catch(() => {});
  }
}

/** Makes a backup, stores it and restores what was stored into an empty place; then deletes the oldest. Returns its name. */
async function makeBackup({ place, keep, passphrase, source }: PeriodicBackups): Promise<Result<string>> {
  const name = `carta-${new Date(source.now()).toISOString().replace(/[-:]/g, '').slice(0, 15)}.tar${passphrase === null ? '' : '.age'}`;
  return inStagingFolder(source.dataDir, async (staging) => {
    const archive = path.join(staging, 'archive.tar');
    const saved = await saveBackup(archive, source, passphrase);
    if (!saved.ok) return refused('la base de datos es de una versión más nueva de Carta');
    const problem = await place.put(name, archive).then(
      () => null,
      (error: unknown) => whyNotWritten(error) ?? String(error),
    );
    if (problem !== null) return refused(problem);
    const fetched = path.join(staging, 'fetched');
    const isThere = await place.get(name, fetched);
    const checked = isThere ? await checkBackup(fetched, { dataDir: source.dataDir, passphrase }) : refused('no-file');
    if (!checked.ok) return refused(`${name} no se puede restaurar`);
    await deleteOldest(place, keep);
    return ok(name);
  });
}

const ARCHIVE = /^carta-\d{8}T\d{6}\.tar(?:\.age)?$/;

async function deleteOldest(place: BackupPlace, keep: number): Promise<void> {
  const archives = (await place.list()).filter((name) => ARCHIVE.test(name)).sort();
  for (const name of archives.slice(0, -keep)) await place.delete(name);
}
