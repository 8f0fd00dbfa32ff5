import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS, ok, refused, type Result } from '@carta/domain';
import { moment } from '@carta/publishing';
import { whyNotWritten } from '../storage/why-not-written.ts';
import { backupBucket, backupFolder, type BackupPlace } from '../storage/backup-place.ts';
import { bucketAt } from '../storage/bucket-at.ts';
import type { OpenedStores } from '../stores.ts';
import { done, failed, listed, misused, type Command, type CommandInput, type CommandResult } from './command.ts';

export const backup: Command = {
  usage: [
    'backup ARCHIVO | s3://BUCKET/…/NOMBRE?…          (guarda todo, también mientras el servidor funciona)',
    'backup --every 1d --keep 14 CARPETA|s3://…       (ahora y cada tanto (s, m, h, d), hasta que se lo termina)',
  ].join('\n  '),
  words: ['backup'],
  options: { every: { type: 'string' }, keep: { type: 'string' } },
  required: [],
  positionals: { min: 1, max: 1 },
  async run(input) {
    const {
      stores: { backups },
      config,
      options,
      positionals: [target = ''],
    } = input;
    if (options.every !== undefined || options.keep !== undefined) return repeatBackup(input, target);
    const { backupPassphrase: passphrase } = config;
    const archive = isBucket(target) ? await archiveAt(target, config) : null;
    if (archive?.ok === false) return misused(archive.reason);
    try {
      const saved = archive
        ? await backups.saveIn(archive.value.place, archive.value.name, passphrase)
        : await backups.save(target, passphrase);
      if (!saved.ok) return failed('La base de datos es de una versión más nueva de Carta: actualice el programa');
      const how = passphrase === null ? ', sin cifrar' : ', cifrado';
      return done(`Se guardó todo en ${target}: la base de datos, las claves y ${saved.value.files} archivos${how}`);
    } catch (error) {
      const why = whyNotWritten(error);
      if (why === null) throw error;
      return failed(`${target}: ${why}`);
    }
  },
};

const UNITS = { s: 1000, m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

/** Returns a duration such as '12h' in ms, null for another text. */
function durationOf(text: unknown): number | null {
  const [, count, unit] = /^([1-9]\d{0,4})([smhd])$/.exec(String(text)) ?? [];
  return unit === undefined ? null : Number(count) * UNITS[unit as keyof typeof UNITS];
}

async function repeatBackup(
  { stores: { backups }, config, options, say, untilEnded }: CommandInput,
  target: string,
): Promise<CommandResult> {
  const every = durationOf(options.every);
  const keep = Number(options.keep ?? 14);
  if (every === null) return misused('--every: tiene que ser como 30m, 12h o 1d');
  if (!Number.isInteger(keep) || keep < 1) return misused('--keep: tiene que ser un número desde 1');
  const place = await placeOf(target, config);
  if (!place.ok) return place.refusal;
  if (await isOnDiskOfData(target, config)) say(`${target}: está en el mismo disco que los datos y se pierde con él\n`);
  const onResult = (result: Result<string>) => {
    say(`${moment(Date.now())} ${result.ok ? `se guardó ${result.value}` : `no se pudo guardar: ${result.reason}`}\n`);
  };
  const { backupPassphrase: passphrase } = config;
  await backups.repeat({ place: place.value, every, keep, passphrase, onResult }, untilEnded());
  return done();
}

const isBucket = (target: string) => /^s3:/.test(target);

type Place = { ok: true; value: BackupPlace } | { ok: false; refusal: CommandResult };

/** Opens the place that an address names: a bucket, or a folder. Refuses a folder that is missing. */
async function placeOf(target: string, config: CommandInput['config']): Promise<Place> {
  if (isBucket(target)) {
    const bucket = await bucketOf(target, config, 's3://BUCKET/CARPETA?endpoint=https://…&region=…');
    return bucket.ok ? bucket : { ok: false, refusal: misused(bucket.reason) };
  }
  const isFolder = (await stat(target).catch(() => null))?.isDirectory() === true;
  return isFolder ? ok(backupFolder(target)) : { ok: false, refusal: failed(`${target}: no existe la carpeta`) };
}

/** Opens the bucket of an archive's address, with the archive's name. */
async function archiveAt(
  target: string,
  config: CommandInput['config'],
): Promise<Result<{ place: BackupPlace; name: string }>> {
  const [address = '', query] = target.split('?', 2);
  const form = 's3://BUCKET/CARPETA/NOMBRE?endpoint=https://…&region=…';
  const [, folder, name] = /^(s3:\/\/[^/]+(?:\/.*)?)\/([^/]+)$/.exec(address) ?? [];
  if (folder === undefined || name === undefined || !/^[\w.-]+$/.test(name)) return refused(wrongAddress(target, form));
  const place = await bucketOf(query === undefined ? folder : `${folder}?${query}`, config, form);
  return place.ok ? ok({ place: place.value, name }) : place;
}

async function bucketOf(
  target: string,
  { backupS3Keys: keys }: CommandInput['config'],
  form: string,
): Promise<Result<BackupPlace>> {
  const bucket = bucketAt(target);
  if (!bucket) return refused(wrongAddress(target, form));
  if (!keys) return refused('Faltan AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY');
  return ok(await backupBucket({ ...bucket, ...keys }));
}

const wrongAddress = (target: string, form: string) => `${target}: tiene que ser como ${form}`;

/** True for a folder that is lost with the data. */
async function isOnDiskOfData(target: string, { dataDir }: CommandInput['config']): Promise<boolean> {
  if (isBucket(target)) return false;
  const [folder, data] = await Promise.all([stat(path.resolve(target)), stat(dataDir)]);
  return folder.dev === data.dev;
}

export const backupList: Command = {
  usage: 'backup list CARPETA|s3://…                       (nombre, momento y tamaño de cada copia, y si está cifrada)',
  words: ['backup', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, config, positionals: [target = ''] }) {
    const place = await placeOf(target, config);
    if (!place.ok) return place.refusal;
    const backups = (await stores.backups.list(place.value)).map(({ madeAt, ...one }) => ({
      ...one,
      at: moment(madeAt),
    }));
    return listed(
      backups,
      ({ name, at, size, isEncrypted }) =>
        [name, at, sizeText(size), isEncrypted ? 'cifrada' : 'sin cifrar'].join('  '),
      `No hay copias en ${target}`,
    );
  },
};

/** Returns a size in MB, as 12.3 MB. */
const sizeText = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const restore: Command = {
  usage: 'restore ARCHIVO | s3://BUCKET/…/NOMBRE?…         (reemplaza todo por lo guardado; las sesiones terminan)',
  words: ['restore'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores: { backups }, config, positionals: [target = ''] }) {
    const { backupPassphrase: passphrase } = config;
    const archive = isBucket(target) ? await archiveAt(target, config) : null;
    if (archive?.ok === false) return misused(archive.reason);
    const restored = archive
      ? await backups.restoreFrom(archive.value.place, archive.value.name, passphrase)
      : await backups.restore(target, passphrase);
    if (!restored.ok) return failed(`${target}: ${WHY_NOT_RESTORED[restored.reason]}`, 'No se cambió nada.');
    const { madeAt, files } = restored.value;
    return done(`Se restauró lo guardado el ${moment(madeAt)}: la base de datos, las claves y ${files} archivos`);
  },
};

type Restored = Awaited<ReturnType<OpenedStores['backups']['restore']>>;

const WHY_NOT_RESTORED: Record<Extract<Restored, { ok: false }>['reason'], string> = {
  'no-file': 'no existe',
  'no-backup': 'no es una copia de Carta, o está incompleta o dañada',
  'wrong-passphrase': 'está cifrada y BACKUP_PASSPHRASE no la abre, o está dañada',
  newer: 'es de una versión más nueva de Carta: actualice el programa',
};
