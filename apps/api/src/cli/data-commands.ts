import { DAY_MS, HOUR_MS, MINUTE_MS, ok, refused, type Result } from '@carta/domain';
import { backupBucket, backupFolder, type BackupPlace } from '../storage/backup-place.ts';
import { bucketAt } from '../storage/bucket-at.ts';
import { errorCode } from '../processes/error-code.ts';
import type { OpenedStores } from '../stores.ts';
import { done, failed, type Command, type CommandInput, type CommandResult } from './command.ts';

export const backup: Command = {
  usage: [
    'backup ARCHIVO                                   (guarda todo, también mientras el servidor funciona)',
    'backup --every 1d --keep 14 CARPETA|s3://…       (ahora y cada tanto (s, m, h, d), hasta que se lo termina)',
  ].join('\n  '),
  words: ['backup'],
  options: { every: { type: 'string' }, keep: { type: 'string' } },
  required: [],
  positionals: { min: 1, max: 1 },
  async run(input) {
    const {
      stores,
      options,
      positionals: [target = ''],
    } = input;
    if (options.every !== undefined || options.keep !== undefined) return repeatBackup(input, target);
    try {
      const saved = await stores.backups.save(target);
      if (!saved.ok) return failed('La base de datos es de una versión más nueva de Carta: actualice el programa');
      return done(`Se guardó todo en ${target}: la base de datos, las claves y ${saved.value.files} archivos`);
    } catch (error) {
      const why = WHY_NOT_WRITTEN[errorCode(error) ?? ''];
      if (why === undefined) throw error;
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
  if (every === null) return failed('--every: tiene que ser como 30m, 12h o 1d');
  if (!Number.isInteger(keep) || keep < 1) return failed('--keep: tiene que ser un número desde 1');
  const place = await placeOf(target, config);
  if (!place.ok) return failed(place.reason);
  const onResult = (result: Result<string>) => {
    const moment = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    say(`${moment} ${result.ok ? `se guardó ${result.value}` : `no se pudo guardar: ${result.reason}`}\n`);
  };
  const { backupPassphrase: passphrase } = config;
  await backups.repeat({ place: place.value, every, keep, passphrase, onResult }, untilEnded());
  return done();
}

/** Opens the place that an address names: a bucket, or a folder. */
async function placeOf(target: string, { s3Keys }: CommandInput['config']): Promise<Result<BackupPlace>> {
  if (!/^s3:/.test(target)) return ok(backupFolder(target));
  const bucket = bucketAt(target);
  if (!bucket) return refused(`${target}: tiene que ser como s3://BUCKET/CARPETA?endpoint=https://…&region=…`);
  if (!s3Keys) return refused('Faltan AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY');
  return ok(await backupBucket({ ...bucket, ...s3Keys }));
}

const WHY_NOT_WRITTEN: Record<string, string> = {
  ENOENT: 'no existe la carpeta',
  ENOTDIR: 'no existe la carpeta',
  EISDIR: 'es una carpeta',
  EACCES: 'no se puede escribir: falta permiso',
  EROFS: 'no se puede escribir: falta permiso',
};

export const restore: Command = {
  usage: 'restore ARCHIVO                                  (reemplaza todo por lo guardado; las sesiones terminan)',
  words: ['restore'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, config, positionals: [file = ''] }) {
    const restored = await stores.backups.restore(file, config.backupPassphrase);
    if (!restored.ok) return failed(`${file}: ${WHY_NOT_RESTORED[restored.reason]}`, 'No se cambió nada.');
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

/** 2026-11-21 14:03 UTC */
const moment = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const secretsRotate: Command = {
  usage: 'secrets rotate                                   (cambia la clave que cifra los tokens)',
  words: ['secrets', 'rotate'],
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores }) {
    const rotated = await stores.rotateSecrets();
    if (rotated.ok) return done(`Se cambió la clave: se volvieron a cifrar ${rotated.value.sealed} tokens`);
    return failed(
      ...rotated.businesses.map((business) => `${business}: ninguna clave de secret.key abre su token de MercadoPago`),
      'No se cambió nada.',
    );
  },
};

export const audit: Command = {
  usage: 'audit [--business CLAVE]                         (ingresos fallidos y cambios del operador)',
  words: ['audit'],
  isReadOnly: true,
  options: { business: { type: 'string' } },
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { business } }) {
    const entries = await stores.audit.list(business === undefined ? undefined : String(business));
    const lines = entries.map(({ at, who, what, business: about }) =>
      [new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'), who, what, ...(about === '' ? [] : [about])].join('  '),
    );
    return done(...(lines.length === 0 ? ['No hay nada registrado'] : lines));
  },
};
