import path from 'node:path';
import { ok, refused, type Result } from '@carta/domain';
import { isPostgres } from '../database/is-postgres.ts';
import type { MoveRefusal } from '../database/move-database.ts';
import type { OpenedDatabase, OpenRefusal } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { openSecretKeys } from '../database/secret-keys.ts';
import { LOCK_WAITS } from '../database/lock-waits.ts';
import { done, failed, misused, type Command, type CommandInput } from './command.ts';

export const dbMigrate: Command = {
  usage:
    'db migrate                                       (pone al día las tablas; con DATABASE_URL, antes de una versión nueva)',
  words: ['db', 'migrate'],
  migrates: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  run: async () => done('Las tablas están al día'),
};

export const dbMove: Command = {
  usage:
    'db move postgres://… | file:CARPETA              (copia todo a otra base de datos vacía; mientras tanto nadie escribe)',
  words: ['db', 'move'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run(input) {
    const [address = ''] = input.positionals;
    const folder = /^file:(.+)$/.exec(address)?.[1];
    if (folder === undefined && !isPostgres(address))
      return misused('Tiene que ser postgres://USUARIO:CLAVE@SERVIDOR/BASE o file:CARPETA');
    const opened = await openTarget(folder ?? null, address, input.config);
    if (!opened.ok) return failed(opened.reason, 'No se cambió nada.');
    const target = opened.value;
    try {
      const moved = await input.stores.moveTo(target.database);
      if (!moved.ok) return failed(WHY_NOT_MOVED[moved.reason], 'No se cambió nada.');
      return done(
        `Se copiaron ${moved.value.rows} filas, y son las mismas en las dos bases de datos`,
        ...(folder === undefined ? stepsToPostgres(input.config) : stepsToFile(folder, input)),
      );
    } finally {
      await target.close();
    }
  },
};

async function openTarget(
  folder: string | null,
  address: string,
  { dataDir }: CommandInput['config'],
): Promise<Result<OpenedDatabase>> {
  const postgres = folder === null ? { url: address, pool: 2 } : null;
  const opened = await openDatabase(folder ?? dataDir, { busyTimeout: LOCK_WAITS.operator, migrates: true, postgres });
  return opened.ok ? ok(opened.value) : refused(WHY_NOT_OPENED[opened.reason]);
}

const NEWER = 'La base de datos es de una versión más nueva de Carta: actualice el programa';

const WHY_NOT_OPENED: Record<OpenRefusal, string> = {
  'folder-not-writable': 'No se puede escribir en la carpeta',
  'database-unusable': 'No se puede usar la otra base de datos',
  'database-newer': NEWER,
  'database-older': 'A la otra base de datos le faltan tablas',
};

const WHY_NOT_MOVED: Record<MoveRefusal, string> = {
  'database-newer': NEWER,
  'not-empty': 'La otra base de datos no está vacía',
  differs: 'Lo copiado no es igual',
};

function stepsToPostgres({ secretKeys, dataDir }: CommandInput['config']): string[] {
  const key = path.join(dataDir, 'secret.key');
  return [
    'Ahora ponga la dirección en DATABASE_URL y reinicie los servidores: lo que escriban antes no se copia más',
    ...(secretKeys ? [] : [`Ponga también en SECRET_KEY las claves de ${key}, separadas por comas`]),
  ];
}

/** Writes the keys that the copied secrets need. */
function stepsToFile(folder: string, { config, stores }: CommandInput): string[] {
  openSecretKeys(folder).write(stores.secretKeys());
  const isElsewhere = path.resolve(folder) !== config.dataDir;
  const move = `copie ahí las carpetas files y content de ${config.dataDir}, ponga ${path.resolve(folder)} en DATA_DIR`;
  return [
    `Ahora ${isElsewhere && !config.storage ? `${move}, ` : ''}quite DATABASE_URL y SECRET_KEY y reinicie los servidores: lo que escriban antes no se copia más`,
  ];
}
